/** What a kind of failure means to whoever asked. Its words are in `domain/failure-text.ts`. */
import type { Failure, FailureKind } from '../model/failure.ts';

/** Time or another try may cure it. An answer cut in the middle is one of these; a refusal is an answer. */
export const mayPass = ({ kind }: Failure): boolean => passing.has(kind);

/** The service has read the question and says no. A session that ended on the way says nothing of what was asked. */
export const isAnswer = ({ kind, code, status = code }: Failure): boolean =>
  (kind === 'refused' || kind === 'notFound') && status !== 401;

/**
 * The service itself said no, in its envelope. A status alone, or the words of a gateway, decide nothing that cannot be
 * undone: no session ends by them, and no order counts as refused.
 */
export const isOwnRefusal = ({ kind, bare }: Failure): boolean => kind === 'refused' && bare !== true;

/** The service was reached and is in trouble, or asked for a pause: a network that is back changes nothing of it. */
export const isServiceTrouble = ({ kind, retryAfterMs }: Failure): boolean =>
  retryAfterMs !== undefined || kind === 'server';

/** Nobody can say whether a write was done: it went out, and nothing readable came back. */
export const leavesDoubt = ({ kind, inDoubt }: Failure): boolean => inDoubt === true || doubtful.has(kind);

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
