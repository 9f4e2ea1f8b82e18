import type { Failure } from '../../model/failure.ts';
import { failureText } from '../failure-text.ts';

/** Why a withdrawal was not taken: the service's words, or that it was not (rule wallet-3). */
export function refusalText(failure: Failure): string {
  if (failure.kind === 'refused') return failure.message ?? 'Bir hata oluştu.';
  return failureText(failure);
}
