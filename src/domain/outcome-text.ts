/** What a player is told of something that was to be done and failed. */
import { leavesDoubt } from '../contract/errors.ts';
import type { Failure } from '../model/failure.ts';
import { failureText } from './failure-text.ts';

export const DOUBT = 'İşlem yapılmış olabilir. Yeniden denemeden önce kontrol et.';

/** @param doubt what to say where nobody knows whether it was done; '' where that does not matter */
export function outcomeText(failure: Failure, doubt: string): string {
  if (doubt === '' || failure.message !== undefined || !leavesDoubt(failure)) return failureText(failure);
  return `${unanswered[failure.kind] ?? ''} ${doubt}`.trim();
}

/** Without the advice to try again. */
const unanswered: Partial<Record<Failure['kind'], string>> = {
  network: 'Bağlantı koptu.',
  server: 'Servise şu anda ulaşılamıyor.',
  timeout: 'Yanıt çok gecikti.',
  malformed: 'Beklenmeyen bir yanıt alındı.',
  engineLost: 'Bağlantı koptu.',
};
