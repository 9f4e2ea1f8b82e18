/**
 * Failures of calls between realms. Errors cross realms as plain data, because of a thrown error only the message
 * would arrive.
 */

export type FailureKind =
  /** No response arrived. */
  | 'network'
  /** No response within the deadline. */
  | 'timeout'
  /** An HTTP status that is not a response of the service: 5xx, an unexpected 4xx. */
  | 'server'
  /** A readable response with `isSuccess: false`; `message` is the server's. */
  | 'refused'
  /** A response without the agreed shape. */
  | 'malformed'
  /** The requested resource does not exist. */
  | 'notFound'
  /** A member's call without a session: never begun, ended before, or ended during the call. */
  | 'signedOut'
  /** The worker died with the call in flight. */
  | 'engineLost'
  /** There is no engine at the moment, another one is starting: nothing was sent. */
  | 'restarting'
  /** A money call without a valid token, and none could be obtained: no executable order was sent. */
  | 'notSent'
  /** A money request this device could not record before sending: nothing was sent. */
  | 'notKept'
  /** The member's own pause on this device refuses playing and depositing: nothing was sent. */
  | 'paused'
  /** The order exceeds the member's own weekly amount on this device: nothing was sent. */
  | 'overWeekly'
  /** The member's own limits may exist and cannot be read: nothing was sent. */
  | 'limitsUnread'
  /** The browser did not store the cookies of a new session: too long, or refused. */
  | 'cookiesRefused'
  /** A money call with an unknown outcome: neither done nor failed, never repeated. */
  | 'unknown'
  /** Skew: the other side uses another protocol number. */
  | 'outdated'
  /** The environment names no readable address for the service: nothing was sent. */
  | 'noAddress'
  /** The browser lacks a required feature: no worker, no storage. */
  | 'unavailable'
  /** The caller cancelled. */
  | 'aborted';

export interface Failure {
  kind: FailureKind;
  /** The server's own Turkish message, if any. */
  message?: string;
  /** `error.code`, otherwise the HTTP status. */
  code?: number;
  /** The HTTP status, when it differs from the code. */
  status?: number;
  /** A refusal without the service's envelope and without its own code: a gateway may have written it. */
  bare?: true;
  /** A write that was sent without a readable response: it may have been executed. */
  inDoubt?: true;
  /** Pause before a retry requested by the service (`Retry-After`), milliseconds. */
  retryAfterMs?: number;
  /** Text for error reports, in English; not shown to players. */
  report?: string;
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };
