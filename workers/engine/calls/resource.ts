/** A service's value, cached while in use: market configuration, counts, percentages. Refetched by age. */
import { isRecent } from '../../../src/lib/age.ts';
import type { LoadState } from '../../../src/model/load.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { CallTypes, InputOf, ServiceCall } from '../../../src/contract/services/call.ts';
import type { CachedReads, CachedValue } from './cached-reads.ts';
import { createLoad } from './create-load.ts';
import type { RetryBudget } from './retry-budget.ts';
import type { Services } from './services.ts';

export interface Resource<T> {
  readonly value: T | undefined;
  readonly state: LoadState;
  /** Keeps the value loaded and fresh until released; `onChange` is called for new values and states. */
  use(onChange: () => void): () => void;
  refresh(): void;
}

interface ResourceOptions<Types extends CallTypes, T> {
  services: Services;
  /** Reads the cached response first; absent for a value that is useless once it is outdated. */
  cached?: CachedReads;
  call: ServiceCall<Types>;
  input: InputOf<ServiceCall<Types>>;
  /** Builds the value from the decoded response. */
  from(value: Types['value']): T;
  /** Age in milliseconds after which a value in use is refetched. */
  maxAgeMs: number;
  now(): number;
  retries: RetryBudget;
  signal: AbortSignal;
}

export function createResource<Types extends CallTypes, T>(options: ResourceOptions<Types, T>): Resource<T> {
  const { services, cached, call, input, from, maxAgeMs, now, retries, signal } = options;
  const users = new Set<() => void>();
  let value: T | undefined;
  let started = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const tell = (): void => {
    for (const user of users) user();
  };

  const show = ({ data }: CachedValue<Types['value']>): void => {
    value = from(data);
  };
  const load = createLoad({
    ...(cached === undefined ? {} : { cached: { read: () => cached(call, input), show } }),
    work: async (): Promise<Result<number | null>> => {
      const result = await services.request(call, { ...input, signal });
      if (!result.ok) return result;
      const { data, storedAt } = result.value;
      if (storedAt !== null && value !== undefined) return { ok: true, value: Math.max(storedAt, load.state.at) };
      value = from(data);
      return { ok: true, value: storedAt };
    },
    now,
    onState: tell,
    isUsed: () => users.size > 0,
    retries,
    signal,
  });

  const isOld = (): boolean => !started || load.state.stale || !isRecent(load.state.at * 1000, now(), maxAgeMs);

  return {
    get value() {
      return value;
    },
    get state() {
      return load.state;
    },
    use: (onChange) => {
      // Each use has a wrapper of its own, so that a listener registered twice is called until both are released.
      const user = (): void => onChange();
      users.add(user);
      if (isOld()) {
        started = true;
        void load.run();
      }
      timer ??= setInterval(() => isOld() && load.revalidate(), maxAgeMs);
      return () => {
        users.delete(user);
        if (users.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    refresh: () => {
      started = true;
      void load.run();
    },
  };
}
