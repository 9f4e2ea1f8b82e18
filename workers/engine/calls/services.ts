/** Calls to the operator's services: common headers, deadlines, decoding, and failures as values of a closed set. */
import ky, { type KyInstance } from 'ky';
import type { KnownEnvironment } from '../../../src/contract/environment.ts';
import { STORED_AT_HEADER } from '../../../src/contract/names.ts';
import { leavesDoubt } from '../../../src/contract/errors.ts';
import { addressOf } from '../../../src/contract/services/address.ts';
import type { CallTypes, InputOf, ServiceCall, ValueOf } from '../../../src/contract/services/call.ts';
import type { RequestHeader } from '../../../src/contract/services/request-headers.ts';
import { parseJson } from '../../../src/lib/parse-json.ts';
import type { Failure, Result } from '../../../src/model/failure.ts';
import type { RateLimit } from '../../../src/lib/rate-limit.ts';
import type { Reach } from '../live/reach.ts';
import { withDeadline } from './deadline.ts';
import { retryAfterMs } from './retry-after.ts';
import { type ReadAnswer, readAnswer } from '../../../src/contract/services/read-answer.ts';

export interface Answer<T> {
  data: T;
  /** Epoch seconds of a copy the service worker answered with; null for a fresh answer. */
  storedAt: number | null;
  /** `info` of the envelope: what else the service wants; null for nothing. */
  info: ReadAnswer['info'];
  /** So many rows could not be read and were left out: what is not in the answer may still be so. */
  dropped: number;
}

/** What goes out beside the call's own input. */
export interface RequestOptions {
  headers?: Partial<Record<RequestHeader, string>>;
  botToken?: string;
  signal?: AbortSignal;
  /** It goes on when the page, or the engine, is gone. */
  keepalive?: boolean;
}

export interface Services {
  request<T extends CallTypes>(
    call: ServiceCall<T>,
    input: InputOf<ServiceCall<T>> & RequestOptions,
  ): Promise<Result<Answer<ValueOf<ServiceCall<T>>>>>;
}

export interface ServicesOptions {
  environment: () => Promise<Result<Pick<KnownEnvironment, 'services'>>>;
  origin: string;
  fetch: typeof fetch;
  /** For answers that are kept for a member; the same where nothing is said. */
  fetchKept?: typeof fetch;
  now(): number;
  /** false: nothing leaves this device. */
  online(): boolean;
  /** Evidence of what came over the network: anything, fresh odds, or cached ones. */
  reach: Pick<Reach, 'heard' | 'gotOdds'>;
  platform(): 'web' | 'mobile-web';
  /** The Device-Id header of the calls that carry one. */
  deviceId(): string;
  /** Reads beyond it wait for their turn, whoever makes them; writes never do. */
  readLimit?: RateLimit;
  /** A row of an answer could not be read and was left out. */
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
      if (!environment.ok) return { ok: false, failure: unsent(call, environment.failure) };
      const base = environment.value.services[call.area];
      if (base === undefined) return { ok: false, failure: { kind: 'noAddress' } };
      const url = addressOf(new URL(base, options.origin).href, call, input);
      const headers: RequestOptions['headers'] = {
        ...input.headers,
        ...(call.platform === undefined ? {} : { Platform: call.platform }),
        ...(input.botToken === undefined ? {} : { 'Bot-Token': input.botToken }),
        ...(call.device ? { 'Device-Id': options.deviceId() } : {}),
      };
      const online = options.online();
      const kept = call.keep.how === 'member' ? options.fetchKept : undefined;
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
      if (call.area === 'sportsbook' && call.keep.how === 'live') {
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
): Promise<Result<{ response: Response; answer: ReadAnswer }>> {
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
       * Chromium sends a request again, whatever its method, whose reused connection was cut before an answer (measured: one
       * order became seven); on a new one it does not. Connections without credentials are kept apart from all others:
       * this one is new, or was that of another call that must not be repeated.
       */
      ...(kind === 'safe' || idempotent ? {} : { credentials: 'omit' }),
      ...(method === 'POST' ? { json: body ?? {} } : {}),
    });
    // A steady answer may be a young copy, which the service worker hands out as if it were fresh.
    if (storedAt(response) === null && call.keep.how !== 'steady') reach.heard();
    // A body that is no JSON has nothing we can read; one that was cut off rejects.
    const answer = readAnswer(call, response, parseJson(await response.text()));
    if (answer.ok) return { ok: true, value: { response, answer: answer.value } };
    const pause = response.ok ? undefined : retryAfterMs(response.headers.get('Retry-After'), now());
    return pause === undefined ? answer : { ok: false, failure: { ...answer.failure, retryAfterMs: pause } };
  });
}

function storedAt(response: Response): number | null {
  const header = response.headers.get(STORED_AT_HEADER);
  const value = header === null ? Number.NaN : Number(header);
  return Number.isFinite(value) ? value : null;
}

/** A write that had nowhere to go was not done, also where the environment came too late or could not be read. */
const unsent = ({ kind }: ServiceCall, failure: Failure): Failure =>
  kind !== 'safe' && leavesDoubt(failure) ? { kind: 'notSent' } : failure;

/** A network that was there when a write left may have brought it; a server in trouble may have done it. */
function doubted({ kind }: ServiceCall, failure: Failure, online: boolean): Failure {
  const unanswered = failure.kind === 'network' ? online : isServerTrouble(failure);
  return kind === 'once' && unanswered ? { ...failure, inDoubt: true } : failure;
}

/** Of a gateway that asked and heard nothing, too. The service's own words are its answer; so is 503, which took up nothing. */
function isServerTrouble({ kind, code = 0, message }: Failure): boolean {
  return kind === 'server' && message === undefined && (code === 408 || (code >= 500 && code !== 503));
}

/** What a failed load is called in reports; a player reads other words (rule failure-2). */
function reported({ kind, area }: ServiceCall, failure: Failure): Failure {
  if (kind !== 'safe' || failure.message !== undefined || failure.kind === 'aborted') return failure;
  return { ...failure, report: area === 'content' ? 'Failed to fetch content' : 'Failed to fetch data' };
}
