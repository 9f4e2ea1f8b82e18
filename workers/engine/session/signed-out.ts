import { mayPass } from '../../../src/contract/errors.ts';
import type { Failure, Result } from '../../../src/model/failure.ts';
import type { LoadState } from '../../../src/model/load.ts';

/** The failure of a member's call without a session: none was started, it has ended, or it ended during the call. */
export const signedOut: Result<never> = { ok: false, failure: { kind: 'signedOut' } };

/** The reason why a member's player is unknown: `server` while it may still be loaded, else the service's refusal. */
export function playerUnread({ failure }: LoadState): Failure {
  return failure === undefined || mayPass(failure) ? { kind: 'server' } : failure;
}
