import { mayPass } from '../../../src/contract/errors.ts';
import type { Failure, Result } from '../../../src/model/failure.ts';
import type { LoadState } from '../../../src/model/load.ts';

/** A member's call without a session: never begun, ended, or ended while the call was under way. */
export const signedOut: Result<never> = { ok: false, failure: { kind: 'signedOut' } };

/** The reason why a member's player is not known: the service was not reached yet, unless it refused to say who the player is. */
export function playerUnread({ failure }: LoadState): Failure {
  return failure === undefined || mayPass(failure) ? { kind: 'server' } : failure;
}
