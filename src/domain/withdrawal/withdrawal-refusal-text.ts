import type { Failure } from '../../model/failure.ts';
import { failureText } from '../failure-text.ts';

/** Error text for a withdrawal that was not accepted: the service's message, or a general text (rule wallet-3). */
export function withdrawalRefusalText(failure: Failure): string {
  if (failure.kind === 'refused') return failure.message ?? 'Bir hata oluştu.';
  return failureText(failure);
}
