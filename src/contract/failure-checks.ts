/** Meaning of each failure kind for the caller. The texts shown to the player are in `domain/failure-text.ts`. */
import type { Failure, FailureKind } from '../model/failure.ts';

/**
 * Returns true when the failure is transient: time or another try may cure it. A truncated response counts as
 * transient; a refusal does not.
 */
export const isTransient = ({ kind }: Failure): boolean => passing.has(kind);

/**
 * Returns true when the service understood the request and refused it. A 401 does not count: a session that ended
 * during the request says nothing about the request itself.
 */
export const isDefinitiveRefusal = ({ kind, code, status = code }: Failure): boolean =>
  (kind === 'refused' || kind === 'notFound') && status !== 401;

/**
 * Returns true when the service itself refused, in its own envelope. A bare status or a gateway's text is not enough
 * to decide anything irreversible: it neither ends a session nor marks an order as refused.
 */
export const isServiceRefusal = ({ kind, bare }: Failure): boolean => kind === 'refused' && bare !== true;

/**
 * Returns true when the service was reached but failed or requested a pause. A network that comes back does not change
 * that.
 */
export const isServiceUnavailable = ({ kind, retryAfterMs }: Failure): boolean =>
  retryAfterMs !== undefined || kind === 'server';

/** Returns true when the outcome of a write is unknown: the request was sent, and no readable response came back. */
export const isOutcomeUnknown = ({ kind, inDoubt }: Failure): boolean => inDoubt === true || doubtful.has(kind);

const passing: ReadonlySet<FailureKind> = new Set([
  'network',
  'timeout',
  'server',
  'malformed',
  'engineLost',
  'restarting',
  'notSent',
  'notKept',
  'aborted',
]);
const doubtful: ReadonlySet<FailureKind> = new Set(['timeout', 'malformed', 'engineLost', 'unknown']);
