/** Requests that a service must refuse: a member's call without a valid token, an unknown id, an empty body. */
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { readResponse } from '../../src/contract/services/read-response.ts';
import { isPlainObject } from '../../src/lib/guards.ts';
import type { Exchange } from './exchange.ts';
import { type ConformanceFinding, differs, fails } from './finding.ts';
import { isTrouble } from './transport.ts';

/** @param asked who asked, such as "without a token" */
export function tokenFinding({ response, failure = '' }: Exchange, asked: string): ConformanceFinding | undefined {
  if (response === undefined) return fails('connection', failure);
  const { status, body } = response;
  if (status === 401) return undefined;
  if (status === 404 || status === 405) return fails('address', `${status} ${asked}: the address is not served`);
  if (isTrouble(response)) return fails('status', `${status} ${asked}: the service is in trouble`);
  const isSuccess = isPlainObject(body) && body['isSuccess'] === true;
  if (isSuccess) return fails('token', `it answers ${asked} with data`);
  return fails('token', `${asked} it answers ${status}: only 401 makes the product renew the session`);
}

/** A detail that does not exist: the service says so in its own envelope, with HTTP 200 as documented. */
export function unknownIdFinding({ call, response, failure = '' }: Exchange): ConformanceFinding | undefined {
  if (response === undefined) return fails('connection', failure);
  const { status, body } = response;
  const read = readResponse(call, { ok: status === 200, status }, body);
  if (read.ok) return differs('refusal', 'an unknown id is answered with success');
  if (isTrouble(response)) return fails('status', `${status} for an unknown id: the product retries it`);
  if (read.failure.kind !== 'refused') {
    return differs('address', `${status} without an envelope for an unknown id, like an address that is not served`);
  }
  if (read.failure.code === undefined || read.failure.bare === true) {
    return differs('refusal', `an unknown id is refused with HTTP ${status} and no code of the service's own`);
  }
  return status === 200 ? undefined : differs('refusal', `refusals come with HTTP ${status} in place of 200`);
}

/** True for a write that no service can carry out without a body. */
export const needsBody = ({ kind, body }: ServiceCall): boolean =>
  kind === 'once' && body !== undefined && body.validate({})[0] !== undefined;

export function emptyBodyFinding({ call, response, failure = '' }: Exchange): ConformanceFinding | undefined {
  if (response === undefined) return fails('connection', failure);
  const { status, body } = response;
  const read = readResponse(call, { ok: status === 200, status }, body);
  if (read.ok && read.value.info === null) return fails('refusal', 'a request without its fields is accepted');
  if (read.ok || read.failure.kind === 'refused') return undefined;
  if (read.failure.kind === 'notFound') return fails('address', `${status}: the address is not served`);
  return differs('refusal', `a request without its fields is answered with ${status} and no envelope`);
}
