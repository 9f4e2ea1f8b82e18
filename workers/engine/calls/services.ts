/** Calls to the operator's services: common headers, deadlines, schema check, and failures as values of a closed set. */
import ky, { type KyInstance, HTTPError, TimeoutError } from 'ky';
import type { Environment, ServiceArea } from '../../../src/contract/environment.ts';
import type { Failure, Result } from '../../../src/contract/errors.ts';
import { STORED_AT_HEADER } from '../../../src/contract/names.ts';
import { type Envelope, type ServiceCall, envelopeShape } from '../../../src/contract/services/call.ts';

export interface Answer<T> {
  data: T;
  /** Epoch seconds of a copy the service worker answered with; null for a fresh answer. */
  storedAt: number | null;
  /** `info.code` of the envelope: what else the service wants (player-account §4); null for nothing. */
  info: number | null;
}

export interface CallInput {
  parameters?: Record<string, string | number>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Services {
  request<T>(call: ServiceCall<T>, input?: CallInput): Promise<Result<Answer<T>>>;
}

export interface ServicesOptions {
  environment: () => Promise<Result<Environment>>;
  origin: string;
  fetch: typeof fetch;
  now(): number;
  platform(): 'web' | 'mobile-web';
  /** The Device-Id header of the calls that carry one. */
  deviceId(): string;
}

/** 30 s per call, 45 s for the wager service (sportsbook §7). */
const TIMEOUT_MS = 30_000;
const WAGER_TIMEOUT_MS = 45_000;

export function createServices(options: ServicesOptions): Services {
  const client = ky.create({
    fetch: options.fetch,
    retry: 0,
    timeout: TIMEOUT_MS,
    hooks: {
      beforeRequest: [
        (request) => {
          if (!request.headers.has('Platform')) request.headers.set('Platform', options.platform());
          // A coupon's intent is named by who made it; everything else by its request.
          if (!request.headers.has('Client-Transaction-Id')) {
            request.headers.set('Client-Transaction-Id', crypto.randomUUID());
          }
          request.headers.set('TimeStamp', String(options.now()));
        },
      ],
    },
  });
  const wager = client.extend({ timeout: WAGER_TIMEOUT_MS });

  return {
    request: async (call, input = {}) => {
      const environment = await options.environment();
      if (!environment.ok) return environment;
      const base = environment.value.services[call.area];
      if (base === undefined) return { ok: false, failure: { kind: 'unavailable' } };
      const url = address(new URL(base, options.origin).href, call.path, input);
      return send(clientFor(call.area), url, call, input, {
        ...input.headers,
        ...(call.platform === undefined ? {} : { Platform: call.platform }),
        ...(call.device === undefined ? {} : { 'Device-Id': options.deviceId() }),
      });
    },
  };

  function clientFor(area: ServiceArea): KyInstance {
    return area === 'wager' ? wager : client;
  }
}

async function send<T>(
  client: KyInstance,
  url: string,
  call: ServiceCall<T>,
  input: CallInput,
  headers: Record<string, string>,
): Promise<Result<Answer<T>>> {
  try {
    const response = await client(url, {
      method: call.method,
      headers,
      // Connections without credentials are kept apart from all others: this one is new, or was an order's.
      ...(call.order === undefined ? {} : { credentials: 'omit' }),
      ...(input.body === undefined ? {} : { json: input.body }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    });
    const envelope = readEnvelope(await response.json());
    if (envelope === null) return { ok: false, failure: { kind: 'malformed' } };
    if (!envelope.isSuccess) return { ok: false, failure: refusal(envelope) };
    const [error, data] = call.answer.validate(envelope.data);
    if (error !== undefined) return { ok: false, failure: { kind: 'malformed' } };
    return { ok: true, value: { data, storedAt: storedAt(response), info: envelope.info?.code ?? null } };
  } catch (error) {
    return { ok: false, failure: await failureOf(error) };
  }
}

function address(base: string, path: string, input: CallInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.parameters?.[name] ?? '')),
  );
  const url = new URL(`${base.replace(/\/$/, '')}/${filled}`);
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

function readEnvelope(value: unknown): Envelope | null {
  const [error, envelope] = envelopeShape.validate(value);
  return error === undefined ? envelope : null;
}

/** `isSuccess: false`: the server's own words, wherever it put them (payload facts §2). */
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
