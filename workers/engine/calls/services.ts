/** Calls to the operator's services: common headers, deadlines, decoding, and failures as values of a closed set. */
import ky, { type KyInstance, HTTPError, TimeoutError } from 'ky';
import type { Environment } from '../../../src/contract/environment.ts';
import { STORED_AT_HEADER } from '../../../src/contract/names.ts';
import { addressOf } from '../../../src/contract/services/address.ts';
import type { CallTypes, InputOf, ServiceCall, ValueOf } from '../../../src/contract/services/call.ts';
import { type Envelope, envelopeShape } from '../../../src/contract/services/envelope.ts';
import type { Failure, Result } from '../../../src/model/failure.ts';

export interface Answer<T> {
  data: T;
  /** Epoch seconds of a copy the service worker answered with; null for a fresh answer. */
  storedAt: number | null;
  /** `info.code` of the envelope: what else the service wants; null for nothing. */
  info: number | null;
  /** So many rows could not be read and were left out: what is not in the answer may still be so. */
  dropped: number;
}

/** What goes out beside the call's own input. */
export interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Services {
  request<T extends CallTypes>(
    call: ServiceCall<T>,
    input: InputOf<ServiceCall<T>> & RequestOptions,
  ): Promise<Result<Answer<ValueOf<ServiceCall<T>>>>>;
}

export interface ServicesOptions {
  environment: () => Promise<Result<Environment>>;
  origin: string;
  fetch: typeof fetch;
  now(): number;
  platform(): 'web' | 'mobile-web';
  /** The Device-Id header of the calls that carry one. */
  deviceId(): string;
  /** A row of an answer could not be read and was left out. */
  onMalformed(): void;
}

export function createServices(options: ServicesOptions): Services {
  const client = ky.create({
    fetch: options.fetch,
    retry: 0,
    hooks: {
      beforeRequest: [
        (request) => {
          if (!request.headers.has('Platform')) request.headers.set('Platform', options.platform());
          // An order's intent is named by who made it; everything else by its request.
          if (!request.headers.has('Client-Transaction-Id')) {
            request.headers.set('Client-Transaction-Id', crypto.randomUUID());
          }
          request.headers.set('TimeStamp', String(options.now()));
        },
      ],
    },
  });

  return {
    request: async (call, input) => {
      const environment = await options.environment();
      if (!environment.ok) return environment;
      const base = environment.value.services[call.area];
      if (base === undefined) return { ok: false, failure: { kind: 'unavailable' } };
      const url = addressOf(new URL(base, options.origin).href, call, input);
      const headers = {
        ...input.headers,
        ...(call.platform === undefined ? {} : { Platform: call.platform }),
        ...(call.device ? { 'Device-Id': options.deviceId() } : {}),
      };
      const answer = await send(client, url.href, call, { ...input, headers });
      if (!answer.ok) return answer;
      const { response, envelope } = answer.value;
      let dropped = 0;
      const onDropped = (): void => {
        dropped += 1;
        options.onMalformed();
      };
      const data = call.decode(envelope.data, { input, dropped: onDropped });
      if (data === undefined) return { ok: false, failure: { kind: 'malformed' } };
      return { ok: true, value: { data, storedAt: storedAt(response), info: envelope.info?.code ?? null, dropped } };
    },
  };
}

async function send(
  client: KyInstance,
  url: string,
  { method, kind, deadlineMs }: ServiceCall,
  { body, headers, signal }: RequestOptions & { body?: unknown },
): Promise<Result<{ response: Response; envelope: Envelope }>> {
  try {
    const response = await client(url, {
      method,
      timeout: deadlineMs,
      ...(headers === undefined ? {} : { headers }),
      /*
       * Chromium sends a request again, whatever its method, whose reused connection was cut before an answer (measured: one
       * order became seven); on a new one it does not. Connections without credentials are kept apart from all others:
       * this one is new, or was an order's.
       */
      ...(kind === 'money' ? { credentials: 'omit' } : {}),
      ...(method === 'POST' ? { json: body ?? {} } : {}),
      ...(signal === undefined ? {} : { signal }),
    });
    const envelope = readEnvelope(await response.json());
    if (envelope === null) return { ok: false, failure: { kind: 'malformed' } };
    if (!envelope.isSuccess) return { ok: false, failure: refusal(envelope) };
    return { ok: true, value: { response, envelope } };
  } catch (error) {
    return { ok: false, failure: await failureOf(error) };
  }
}

function readEnvelope(value: unknown): Envelope | null {
  const [error, envelope] = envelopeShape.validate(value);
  return error === undefined ? envelope : null;
}

/** `isSuccess: false`: the server's own words, wherever it put them. */
function refusal(envelope: Envelope): Failure {
  const message = envelope.error?.message ?? envelope.message ?? envelope.info?.message ?? undefined;
  const code = envelope.error?.code ?? envelope.info?.code ?? undefined;
  return { kind: 'refused', ...(message ? { message } : {}), ...(code === undefined ? {} : { code }) };
}

async function failureOf(error: unknown): Promise<Failure> {
  if (error instanceof TimeoutError) return { kind: 'timeout' };
  if (error instanceof HTTPError) {
    const code = error.response.status;
    const envelope = readEnvelope(await bodyOf(error.response));
    if (envelope !== null && !envelope.isSuccess && code < 500) return { ...refusal(envelope), code };
    return { kind: code === 404 ? 'notFound' : 'server', code };
  }
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'aborted' };
  // A body that is no JSON is an answer we cannot read; everything else fetch throws means none came.
  return { kind: error instanceof SyntaxError ? 'malformed' : 'network' };
}

/** A failure may say why in an envelope; a gateway's page says nothing we can read. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function storedAt(response: Response): number | null {
  const header = response.headers.get(STORED_AT_HEADER);
  const value = header === null ? Number.NaN : Number(header);
  return Number.isFinite(value) ? value : null;
}
