/**
 * The closed set of what can go wrong between realms. Errors cross as plain data (comlink keeps only name, message and
 * stack of what is thrown); `domain/failure-text.ts` is the one place that turns a kind into Turkish.
 */
export const failureKinds = [
  'network', // no answer reached us
  'timeout', // no answer within the deadline
  'server', // an HTTP status that is no answer (5xx, unexpected 4xx)
  'refused', // a readable answer with isSuccess:false; `message` is the server's
  'malformed', // an answer that does not have the agreed shape
  'notFound', // the thing asked for does not exist
  'signedOut', // a member's call without a session: never begun, ended, or ended while the call was under way
  'engineLost', // the worker died with the call in flight
  'unknown', // a money call whose outcome nobody knows: neither done nor failed, never repeated
  'outdated', // the other side speaks another protocol
  'unavailable', // the browser cannot do it (no worker, no storage)
  'aborted', // the caller gave up
] as const;

export type FailureKind = (typeof failureKinds)[number];

export interface Failure {
  kind: FailureKind;
  /** The server's own Turkish words, when it gave any. */
  message?: string;
  /** `error.code` or the HTTP status, for reports. */
  code?: number;
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };
