import { isOutcomeUnknown } from '../../contract/failure-checks.ts';
import type { Failure } from '../../model/failure.ts';
import { failureText } from '../../domain/failure-text.ts';
import { outcomeText } from '../../domain/outcome-text.ts';

/**
 * Error text for a failed sign-in (rule sign-in-7): the service's message, the standard text for a connection failure,
 * and one general sentence for anything else.
 */
export function signInFailureText(failure: Failure): string {
  const { kind, message } = failure;
  const known = kind === 'refused' || kind === 'network' || kind === 'timeout' || (kind === 'server' && message);
  return known ? failureText(failure) : 'Bir hata oluştu';
}

/**
 * Error text for a failed account activation. The code is valid once, so a retry after a lost response may be refused
 * as wrong although the account is active; the player is advised to sign in without it.
 */
export function activationFailureText(failure: Failure): string {
  if (!isOutcomeUnknown(failure)) return signInFailureText(failure);
  return outcomeText(failure, 'Hesabın etkinleştirilmiş olabilir. Kod kabul edilmezse yeniden giriş yapmayı dene.');
}

/** Error text for a failed password reset without a session: the new password may already be set (rule failure-9). */
export function renewalFailureText(failure: Failure): string {
  return outcomeText(failure, 'Şifren yenilenmiş olabilir. Yeniden denemeden önce yeni şifrenle giriş yapmayı dene.');
}
