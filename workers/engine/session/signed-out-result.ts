import { isTransient } from '../../../src/contract/failure-checks.ts';
import type { Failure, Result } from '../../../src/model/failure.ts';
import type { LoadState } from '../../../src/model/load.ts';

/** The failure of a member's call without a session: none was started, it has ended, or it ended during the call. */
export const signedOutResult: Result<never> = { ok: false, failure: { kind: 'signedOut' } };

/** The reason why a member's player is unknown: `server` while it may still be loaded, else the service's refusal. */
export function unknownPlayerFailure({ failure }: LoadState): Failure {
  return failure === undefined || isTransient(failure) ? { kind: 'server' } : failure;
}
