/** Classifies a response, whatever its HTTP status: data, a refusal in the service's own words, or unreadable. */
import { isPlainObject } from '../../lib/guards.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { ServiceCall } from './call.ts';
import { type ReadEnvelope, readEnvelope } from './envelope.ts';
import { isTransientStatus } from './service-response.ts';

export interface ReadResponse {
  data: unknown;
  info: { code: number; message: string } | null;
}

export function readResponse(
  call: Pick<ServiceCall, 'bare' | 'steps'>,
  { ok, status }: { ok: boolean; status: number },
  body: unknown,
): Result<ReadResponse> {
  const envelope = readEnvelope(body);
  const step = envelope === null ? null : stepOf(call.steps, envelope);
  if (step !== null) return { ok: true, value: { data: dataOf(call, body), info: step } };
  if (ok) {
    if (envelope !== null && isRefusal(envelope)) return { ok: false, failure: refusal(envelope, status) };
    if (envelope === null && !(call.bare && isPlainObject(body))) return { ok: false, failure: { kind: 'malformed' } };
    // Neither success nor refusal, and no data: the service never responds like this, so the body comes from something
    // else.
    const silent = envelope !== null && envelope.isSuccess === undefined && (envelope.data ?? null) === null;
    if (silent && !call.bare) return { ok: false, failure: { kind: 'malformed' } };
    const info = envelope?.info ?? null;
    return { ok: true, value: { data: dataOf(call, body), info: withCode(info) } };
  }
  if (envelope !== null && envelope.isSuccess !== true && says(envelope, status)) {
    return { ok: false, failure: refusal(envelope, status) };
  }
  return { ok: false, failure: { kind: status === 404 ? 'notFound' : 'server', code: status } };
}

function isRefusal({ isSuccess, error }: ReadEnvelope): boolean {
  return isSuccess === undefined ? error !== null : !isSuccess;
}

/**
 * A gateway's own page may look like an envelope; one without content does not count. A bare message does not count
 * either at the statuses gateways use most ("Rate limit is exceeded", "Forbidden"): read as the service's refusal,
 * such messages removed a match from every list.
 */
function says({ isSuccess, error, info, message }: ReadEnvelope, status: number): boolean {
  const isOften = status === 403 || isTransientStatus(status);
  return isSuccess === false || error !== null || info !== null || (message !== '' && !isOften);
}

/** Builds the refusal from the server's message and code, in whichever part of the envelope they are. */
function refusal({ isSuccess, error, info, message }: ReadEnvelope, status: number): Failure {
  const words = error?.message || message || info?.message || '';
  const own = error?.code ?? info?.code ?? undefined;
  const code = own ?? (status >= 400 ? status : undefined);
  // Gateways put their status into the field where the service puts its code.
  const isBare = isSuccess !== false && (own === undefined || own === status);
  return {
    // A server error without a code of its own is not a response: the request may have been executed. A timeout or too
    // many requests is never a response, whatever the reason.
    kind:
      isTransientStatus(status) && (status < 500 || own === undefined || isTransientStatus(own)) ? 'server' : 'refused',
    ...(words === '' ? {} : { message: words }),
    ...(code === undefined ? {} : { code }),
    ...(status >= 400 && code !== status ? { status } : {}),
    ...(isBare ? { bare: true } : {}),
  };
}

function stepOf(steps: readonly number[], { info, error }: ReadEnvelope): ReadResponse['info'] {
  return [info, error].map(withCode).find((said) => said !== null && steps.includes(said.code)) ?? null;
}

function withCode(said: ReadEnvelope['info']): ReadResponse['info'] {
  return said === null || said.code === null ? null : { code: said.code, message: said.message };
}

/** Returns the data. A bare response has its fields at the top level, in `data`, or in both. */
function dataOf({ bare }: Pick<ServiceCall, 'bare'>, body: unknown): unknown {
  if (!isPlainObject(body)) return undefined;
  const { data, ...top } = body;
  if (!bare) return data;
  return isPlainObject(data) ? { ...top, ...data } : top;
}
