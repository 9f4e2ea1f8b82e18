/** What an answer is, at whatever HTTP status it came: data, a refusal in the service's own words, or nothing readable. */
import { isFields } from '../../lib/guards.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { ServiceCall } from './call.ts';
import { type ReadEnvelope, readEnvelope } from './envelope.ts';
import { isTrouble } from './of-service.ts';

export interface ReadAnswer {
  data: unknown;
  info: { code: number; message: string } | null;
}

export function readAnswer(
  call: Pick<ServiceCall, 'bare' | 'steps'>,
  { ok, status }: { ok: boolean; status: number },
  body: unknown,
): Result<ReadAnswer> {
  const envelope = readEnvelope(body);
  const step = envelope === null ? null : stepOf(call.steps, envelope);
  if (step !== null) return { ok: true, value: { data: dataOf(call, body), info: step } };
  if (ok) {
    if (envelope !== null && isRefusal(envelope)) return { ok: false, failure: refusal(envelope, status) };
    if (envelope === null && !(call.bare && isFields(body))) return { ok: false, failure: { kind: 'malformed' } };
    // Neither yes nor no, and nothing told: whoever wrote it, it is no answer of the service.
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
 * A gateway's own page may look like an envelope; one that says nothing is none. Nor are bare words where a gateway
 * speaks most ("Rate limit is exceeded", "Forbidden"): taken for the service's "no" they took a match from every list.
 */
function says({ isSuccess, error, info, message }: ReadEnvelope, status: number): boolean {
  const isOften = status === 403 || isTrouble(status);
  return isSuccess === false || error !== null || info !== null || (message !== '' && !isOften);
}

/** The server's own words and code, wherever it put them. */
function refusal({ isSuccess, error, info, message }: ReadEnvelope, status: number): Failure {
  const words = error?.message || message || info?.message || '';
  const own = error?.code ?? info?.code ?? undefined;
  const code = own ?? (status >= 400 ? status : undefined);
  // A gateway writes its status where the service writes its code.
  const isBare = isSuccess !== false && (own === undefined || own === status);
  return {
    // A server in trouble that names no reason of its own has not answered: what was asked may have been done. Too late, or
    // too many at once, are no answer whatever the reason.
    kind: isTrouble(status) && (status < 500 || own === undefined || isTrouble(own)) ? 'server' : 'refused',
    ...(words === '' ? {} : { message: words }),
    ...(code === undefined ? {} : { code }),
    ...(status >= 400 && code !== status ? { status } : {}),
    ...(isBare ? { bare: true } : {}),
  };
}

function stepOf(steps: readonly number[], { info, error }: ReadEnvelope): ReadAnswer['info'] {
  return [info, error].map(withCode).find((said) => said !== null && steps.includes(said.code)) ?? null;
}

function withCode(said: ReadEnvelope['info']): ReadAnswer['info'] {
  return said === null || said.code === null ? null : { code: said.code, message: said.message };
}

/** A bare answer has its fields at the top, in `data`, or some here and some there. */
function dataOf({ bare }: Pick<ServiceCall, 'bare'>, body: unknown): unknown {
  if (!isFields(body)) return undefined;
  const { data, ...top } = body;
  if (!bare) return data;
  return isFields(data) ? { ...top, ...data } : top;
}
