import type { Failure } from '../../../model/failure.ts';
import { failureText } from '../../failure-text.ts';

/**
 * What the form says when a sign-in fails (rule sign-in-7): the service's words, for a lost network the usual text of
 * it, and for any other failure one sentence.
 */
export function signInFailureText(failure: Failure): string {
  const { kind, message } = failure;
  const known = kind === 'refused' || kind === 'network' || kind === 'timeout' || (kind === 'server' && message);
  return known ? failureText(failure) : 'Bir hata oluştu';
}
