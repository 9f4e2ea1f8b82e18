/** Error texts for failed actions. */
import { isOutcomeUnknown } from '../contract/failure-checks.ts';
import type { Failure } from '../model/failure.ts';
import { failureText } from './failure-text.ts';

export const UNKNOWN_OUTCOME_TEXT = 'İşlem yapılmış olabilir. Yeniden denemeden önce kontrol et.';

/**
 * Returns the failure's text, followed by a warning when the outcome is unknown.
 * @param warning '' when an unknown outcome does not matter
 */
export function outcomeText(failure: Failure, warning: string): string {
  if (warning === '' || failure.message !== undefined || !isOutcomeUnknown(failure)) return failureText(failure);
  return `${unanswered[failure.kind] ?? ''} ${warning}`.trim();
}

/** Short failure texts that do not advise to try again. */
const unanswered: Partial<Record<Failure['kind'], string>> = {
  network: 'Bağlantı koptu.',
  server: 'Servise şu anda ulaşılamıyor.',
  timeout: 'Yanıt çok gecikti.',
  malformed: 'Beklenmeyen bir yanıt alındı.',
  engineLost: 'Bağlantı koptu.',
};
