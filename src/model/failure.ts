/** What can go wrong between realms. Errors cross as plain data: of what is thrown, only the message would. */

export type FailureKind =
  /** No answer reached us. */
  | 'network'
  /** No answer within the deadline. */
  | 'timeout'
  /** An HTTP status that is no answer: 5xx, an unexpected 4xx. */
  | 'server'
  /** A readable answer with `isSuccess: false`; `message` is the server's. */
  | 'refused'
  /** An answer that does not have the agreed shape. */
  | 'malformed'
  /** The thing asked for does not exist. */
  | 'notFound'
  /** A member's call without a session: never begun, ended, or ended while the call was under way. */
  | 'signedOut'
  /** The worker died with the call in flight. */
  | 'engineLost'
  /** There is no engine at the moment, another one is on its way: nothing was sent. */
  | 'restarting'
  /** A money call without a token a service takes, and none to be had: no order that could be done was sent. */
  | 'notSent'
  /** Money of which this device cannot store that it leaves: nothing was sent. */
  | 'notKept'
  /** The browser did not take the cookies of a session that was to begin: too long, or refused. */
  | 'cookiesRefused'
  /** A money call whose outcome nobody knows: neither done nor failed, never repeated. */
  | 'unknown'
  /** The other side speaks another protocol. */
  | 'outdated'
  /** The environment names no readable address for the service: nothing was sent. */
  | 'noAddress'
  /** The browser cannot do it: no worker, no storage. */
  | 'unavailable'
  /** The caller gave up. */
  | 'aborted';

export interface Failure {
  kind: FailureKind;
  /** The server's own Turkish words, when it gave any. */
  message?: string;
  /** `error.code`, else the HTTP status. */
  code?: number;
  /** The HTTP status, where it is another than the code. */
  status?: number;
  /** Of a refusal without the service's envelope and a code of its own: a gateway may have written it. */
  bare?: true;
  /** Of a write that went out: nothing readable of the service came back, and it may have been done. */
  inDoubt?: true;
  /** The pause before a retry that the service wants (`Retry-After`), milliseconds. */
  retryAfterMs?: number;
  /** For reports, in English: no player reads it. */
  report?: string;
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };
