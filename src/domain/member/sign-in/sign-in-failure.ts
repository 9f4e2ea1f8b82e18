import type { Failure } from '../../../model/failure.ts';
import { failureText } from '../../failure-text.ts';

/**
 * What the form says when a sign-in fails (player-account §8): the server's words, for a lost network what everybody
 * says of it, and for anything thrown on the way one sentence.
 */
export function signInFailureText(failure: Failure): string {
  const known = failure.kind === 'refused' || failure.kind === 'network' || failure.kind === 'timeout';
  return known ? failureText(failure) : 'Bir hata oluştu';
}
