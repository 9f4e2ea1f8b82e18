/**
 * `/environment.json`: the addresses of the services and hubs. The first tab sends it; else the cached one is used and
 * fetched again behind the first screen (first-load-11), and without that it is fetched. A failed fetch is retried at
 * the next need after a growing pause. Every call waits for it, so it has a deadline of its own, to the last byte.
 */
import type { Result } from '../../../src/model/failure.ts';
import {
  type KnownEnvironment,
  type Timing,
  productDefaultTiming,
  readEnvironment,
} from '../../../src/contract/environment.ts';
import { ENVIRONMENT_PATH } from '../../../src/contract/names.ts';
import { CALL_DEADLINE_MS } from '../../../src/contract/services/call.ts';
import type { Backoff } from '../../../src/lib/backoff.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import { parseJson } from '../../../src/lib/parse-json.ts';
import { withDeadline } from './with-deadline.ts';
import { retryAfterMs } from '../../../src/contract/services/retry-after.ts';

export interface EnvironmentSource {
  load(): Promise<Result<KnownEnvironment>>;
  /** The environment's timing; the product's defaults when the environment cannot be loaded. */
  timing(): Promise<Timing>;
  /**
   * Accepts the file that a tab sends with its first hello: a first visit has it 440 ms sooner on a phone's line
   * (`first-load-3`). The engine fetches nothing before that hello. A file that cannot be read is ignored.
   */
  acceptFromTab(answer: unknown): void;
  /** Notifies when the fetched environment differs from the cached one in use. */
  onChange(listener: () => void): () => void;
}

interface EnvironmentSourceOptions {
  origin: string;
  fetch: typeof fetch;
  /** The stored response of an address, for a page without a service worker. */
  copyOf(request: Request): Promise<Response | undefined>;
  /** The stored response, for the start; undefined on a first visit. */
  firstCopyOf(request: Request): Promise<Response | undefined>;
  /** Pauses after failures. */
  backoff: Backoff;
}

/** Upper bounds of the pauses after failures: short, because nothing works without it. */
export const ENVIRONMENT_RETRY_PAUSES_MS = [1_000, 2_000, 5_000, 10_000];

export function createEnvironmentSource(options: EnvironmentSourceOptions): EnvironmentSource {
  let pending: Promise<Result<KnownEnvironment>> | undefined;
  let hear: (told: KnownEnvironment | undefined) => void = () => undefined;
  const heard = new Promise<KnownEnvironment | undefined>((resolve) => {
    hear = resolve;
  });
  const changes = createListeners();
  // Read while the page's scripts still load.
  const kept = options.firstCopyOf(environmentRequest(options.origin)).then(knownIn);
  /** Replaces a cached environment by the present one, where they differ. */
  const refresh = async (used: KnownEnvironment): Promise<void> => {
    const result = await load(options);
    if (!result.ok) setTimeout(() => void refresh(used), options.backoff.next(result.failure.retryAfterMs));
    else if (JSON.stringify(result.value) !== JSON.stringify(used)) {
      pending = Promise.resolve(result);
      changes.notify();
    }
  };
  const find = async (): Promise<Result<KnownEnvironment>> => {
    const sent = await heard;
    if (sent !== undefined) return { ok: true, value: sent };
    const cached = await kept;
    if (cached === undefined) return load(options);
    void refresh(cached);
    return { ok: true, value: cached };
  };
  const environment = (): Promise<Result<KnownEnvironment>> => {
    pending ??= find().then((result) => {
      // Until the pause is over every caller gets this failure: each waiting call would repeat the request otherwise.
      if (!result.ok) setTimeout(() => (pending = undefined), options.backoff.next(result.failure.retryAfterMs));
      return result;
    });
    return pending;
  };
  return {
    load: environment,
    timing: async () => {
      const known = await environment();
      return known.ok ? known.value.timing : productDefaultTiming;
    },
    acceptFromTab: (answer) => hear(readEnvironment(answer)),
    onChange: changes.add,
  };
}

/** Fetches the file. A response that cannot be read is replaced by the stored one. */
function load({ origin, fetch, copyOf }: EnvironmentSourceOptions): Promise<Result<KnownEnvironment>> {
  return withDeadline(CALL_DEADLINE_MS, undefined, async (signal) => {
    const request = environmentRequest(origin, { signal });
    const response = await fetch(request);
    const known = (await knownIn(response)) ?? (await knownIn(await copyOf(request)));
    if (known !== undefined) return { ok: true, value: known };
    if (response.ok) return { ok: false, failure: { kind: 'malformed' } };
    const pause = retryAfterMs(response.headers.get('Retry-After'), Date.now());
    const failure = { kind: 'server' as const, code: response.status };
    return { ok: false, failure: pause === undefined ? failure : { ...failure, retryAfterMs: pause } };
  });
}

const environmentRequest = (origin: string, init?: RequestInit): Request =>
  new Request(new URL(ENVIRONMENT_PATH, origin).href, init);

async function knownIn(response: Response | undefined): Promise<KnownEnvironment | undefined> {
  if (response?.ok !== true) return undefined;
  return readEnvironment(parseJson(await response.text()));
}
