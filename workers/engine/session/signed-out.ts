import type { Result } from '../../../src/model/failure.ts';

/** A member's call without a session: never begun, ended, or ended while the call was under way. */
export const signedOut: Result<never> = { ok: false, failure: { kind: 'signedOut' } };
