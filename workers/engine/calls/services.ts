/** Calls to the operator's services: common headers, deadlines, decoding, and failures as values of a closed set. */
import ky, { type KyInstance } from 'ky';
import type { KnownEnvironment } from '../../../src/contract/environment.ts';
import { STORED_AT_HEADER } from '../../../src/contract/names.ts';
import { isOutcomeUnknown } from '../../../src/contract/failure-checks.ts';
import { callAddress, type RequestHeader } from '../../../src/contract/services/call-request.ts';
import type { CallTypes, InputOf, ServiceCall, ValueOf } from '../../../src/contract/services/call.ts';
import { parseJson } from '../../../src/lib/parse-json.ts';
import type { Failure, Result } from '../../../src/model/failure.ts';
import type { RateLimit } from '../../../src/lib/backoff.ts';
import type { Reachability } from '../live/reachability.ts';
import { withDeadline } from './with-deadline.ts';
import { retryAfterMs } from '../../../src/contract/services/retry-after.ts';
import { type ReadResponse, readResponse } from '../../../src/contract/services/read-response.ts';

export interface ServiceResponse<T> {
  data: T;
  /** Epoch seconds of a cached response from the service worker; null for a fresh response. */
  storedAt: number | null;
  /** `info` of the response's envelope, what else the service requires; null for nothing. */
  info: ReadResponse['info'];
  /** Number of unreadable rows that were left out: a row missing in `data` may still exist. */
  dropped: number;
}

/** Options of a request besides the call's own input. */
export interface RequestOptions {
  headers?: Partial<Record<RequestHeader, string>>;
  botToken?: string;
  signal?: AbortSignal;
  /** Lets the request finish after the page, or the engine, has closed. */
  keepalive?: boolean;
}

export interface Services {
  request<T extends CallTypes>(
    call: ServiceCall<T>,
    input: InputOf<ServiceCall<T>> & RequestOptions,
  ): Promise<Result<ServiceResponse<ValueOf<ServiceCall<T>>>>>;
}

interface ServicesOptions {
  environment: () => Promise<Result<Pick<KnownEnvironment, 'services'>>>;
  origin: string;
  fetch: typeof fetch;
  /** Fetches responses that are stored for a member; `fetch` when absent. */
  fetchForMember?: typeof fetch;
  now(): number;
  /** Returns false when no request can leave this device. */
  online(): boolean;
  /** Receives evidence that the network works: any response, fresh odds, or cached odds. */
  reach: Pick<Reachability, 'heard' | 'gotOdds'>;
  platform(): 'web' | 'mobile-web';
  /** Returns the Device-Id header for the calls that carry one. */
  deviceId(): string;
  /** Limit of all reads: those beyond it are delayed, whoever makes them; writes never are. */
  readLimit?: RateLimit;
  /** Called when a row of a response could not be read and was left out. */
  onMalformed(): void;
  isCompetition?(name: string): boolean;
}

export function createServices(options: ServicesOptions): Services {
  const client = ky.create({
    fetch: options.fetch,
    retry: 0,
    hooks: {
      beforeRequest: [
        (request) => {
          if (!request.headers.has('Platform')) request.headers.set('Platform', options.platform());
          // An order comes with the id of its intent; every other request gets an id of its own.
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
      if (!environment.ok) return { ok: false, failure: unsent(call, environment.failure) };
      const base = environment.value.services[call.area];
      if (base === undefined) return { ok: false, failure: { kind: 'noAddress' } };
      const url = callAddress(new URL(base, options.origin).href, call, input);
      const headers: RequestOptions['headers'] = {
        ...input.headers,
        ...(call.platform === undefined ? {} : { Platform: call.platform }),
        ...(input.botToken === undefined ? {} : { 'Bot-Token': input.botToken }),
        ...(call.device ? { 'Device-Id': options.deviceId() } : {}),
      };
      const online = options.online();
      const kept = call.keep.how === 'member' ? options.fetchForMember : undefined;
      const wait = call.kind === 'safe' ? (options.readLimit?.book() ?? 0) : 0;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const sent = await send(client, url.href, call, { ...input, headers, fetch: kept }, options);
      if (!sent.ok) return { ok: false, failure: reported(call, doubted(call, sent.failure, online)) };
      const { response, answer } = sent.value;
      let dropped = 0;
      const onDropped = (): void => {
        dropped += 1;
        options.onMalformed();
      };
      const { isCompetition } = options;
      const names = isCompetition === undefined ? {} : { isCompetition };
      const data = call.decode(answer.data, { input, dropped: onDropped, ...names });
      if (data === undefined) return { ok: false, failure: reported(call, { kind: 'malformed' }) };
      const copiedAt = storedAt(response);
      if (call.keep.how === 'live' && call.keep.odds === true) {
        options.reach.gotOdds(copiedAt === null ? 'service' : 'copy');
      }
      return { ok: true, value: { data, storedAt: copiedAt, info: answer.info, dropped } };
    },
  };
}

function send(
  client: KyInstance,
  url: string,
  call: ServiceCall,
  {
    body,
    headers,
    signal,
    keepalive,
    fetch,
  }: RequestOptions & { body?: unknown; fetch?: typeof globalThis.fetch | undefined },
  { now, reach }: Pick<ServicesOptions, 'now' | 'reach'>,
): Promise<Result<{ response: Response; answer: ReadResponse }>> {
  const { method, kind, idempotent, deadlineMs } = call;
  return withDeadline(deadlineMs, signal, async (over) => {
    const response = await client(url, {
      method,
      signal: over,
      timeout: false,
      throwHttpErrors: false,
      ...(headers === undefined ? {} : { headers }),
      ...(keepalive === true ? { keepalive } : {}),
      ...(fetch === undefined ? {} : { fetch }),
      /*
       * Chromium sends a request again, whatever its method, when its reused connection was cut before a response
       * (measured: one order became seven); on a new connection it does not. Connections without credentials are
       * separate from all others: this one is new, or was that of another call that must not be repeated.
       */
      ...(kind === 'safe' || idempotent ? {} : { credentials: 'omit' }),
      ...(method === 'POST' ? { json: body ?? {} } : {}),
    });
    // A `steady` response may be a recent cached one, which the service worker returns as if it were fresh.
    if (storedAt(response) === null && call.keep.how !== 'steady') reach.heard();
    // A body that is no JSON has nothing to read; a body that was cut off rejects.
    const answer = readResponse(call, response, parseJson(await response.text()));
    if (answer.ok) return { ok: true, value: { response, answer: answer.value } };
    const pause = response.ok ? undefined : retryAfterMs(response.headers.get('Retry-After'), now());
    return pause === undefined ? answer : { ok: false, failure: { ...answer.failure, retryAfterMs: pause } };
  });
}

/** Returns the time of a cached response, epoch seconds; null for a fresh one. */
export function storedAt(response: Response): number | null {
  const header = response.headers.get(STORED_AT_HEADER);
  const value = header === null ? Number.NaN : Number(header);
  return Number.isFinite(value) ? value : null;
}

/** Turns a write's failure to load the environment into `notSent`, because no request was made. */
const unsent = ({ kind }: ServiceCall, failure: Failure): Failure =>
  kind !== 'safe' && isOutcomeUnknown(failure) ? { kind: 'notSent' } : failure;

/**
 * Marks a failed write as unresolved: an online network may have delivered it, a server in trouble may have executed
 * it.
 */
function doubted({ kind }: ServiceCall, failure: Failure, online: boolean): Failure {
  const unanswered = failure.kind === 'network' ? online : isServerTrouble(failure);
  return kind === 'once' && unanswered ? { ...failure, inDoubt: true } : failure;
}

/**
 * True for a server failure without the service's own message, so also for a gateway without a response. 503 is
 * excluded, because the service accepted nothing.
 */
function isServerTrouble({ kind, code = 0, message }: Failure): boolean {
  return kind === 'server' && message === undefined && (code === 408 || (code >= 500 && code !== 503));
}

/** Adds the text of a failed load for reports; a player reads other words (rule failure-2). */
function reported({ kind, area }: ServiceCall, failure: Failure): Failure {
  if (kind !== 'safe' || failure.message !== undefined || failure.kind === 'aborted') return failure;
  return { ...failure, report: area === 'content' ? 'Failed to fetch content' : 'Failed to fetch data' };
}
