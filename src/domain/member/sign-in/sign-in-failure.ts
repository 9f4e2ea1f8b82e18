import { leavesDoubt } from '../../../contract/errors.ts';
import type { Failure } from '../../../model/failure.ts';
import { failureText } from '../../failure-text.ts';
import { outcomeText } from '../../outcome-text.ts';

/**
 * What the form says when a sign-in fails (rule sign-in-7): the service's words, for a lost network the usual text of
 * it, and for any other failure one sentence.
 */
export function signInFailureText(failure: Failure): string {
  const { kind, message } = failure;
  const known = kind === 'refused' || kind === 'network' || kind === 'timeout' || (kind === 'server' && message);
  return known ? failureText(failure) : 'Bir hata oluştu';
}

/**
 * The same for the code that activates the account: it holds once. Sent again after an answer that was lost it may be called
 * wrong, and the way on is to sign in without it.
 */
export function activationFailureText(failure: Failure): string {
  if (!leavesDoubt(failure)) return signInFailureText(failure);
  return outcomeText(failure, 'Hesabın etkinleştirilmiş olabilir. Kod kabul edilmezse yeniden giriş yapmayı dene.');
}

/** Of a password that is set without a session: the old one, or the code, may be worth nothing by now (rule failure-9). */
export function renewalFailureText(failure: Failure): string {
  return outcomeText(failure, 'Şifren yenilenmiş olabilir. Yeniden denemeden önce yeni şifrenle giriş yapmayı dene.');
}
