/** An answer kept while somebody uses it: market configuration, counts, percentages. Refreshed by age, told on change. */
import type { Result } from '../../../src/contract/errors.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import type { LoadState } from '../../../src/contract/port/topics.ts';
import { createLoad } from './load.ts';
import type { CallInput, Services } from './services.ts';

export interface Resource<T> {
  readonly value: T | undefined;
  readonly state: LoadState;
  /** Keeps it loaded and fresh until released; `onChange` hears new values and states. */
  use(onChange: () => void): () => void;
  refresh(): void;
}

export interface ResourceOptions<Wire, T> {
  services: Services;
  call: ServiceCall<Wire>;
  input?: CallInput;
  decode(data: Wire): T;
  /** Older than this it is loaded again, while used. */
  maxAgeMs: number;
  now(): number;
  signal: AbortSignal;
}

export function createResource<Wire, T>(options: ResourceOptions<Wire, T>): Resource<T> {
  const { services, call, input, decode, maxAgeMs, now, signal } = options;
  const users = new Set<() => void>();
  let value: T | undefined;
  let started = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const tell = (): void => {
    for (const user of users) user();
  };

  const load = createLoad({
    work: async (): Promise<Result<number | null>> => {
      const result = await services.request(call, { ...input, signal });
      if (!result.ok) return result;
      const { data, storedAt } = result.value;
      if (storedAt !== null && value !== undefined) return { ok: true, value: Math.max(storedAt, load.state.at) };
      value = decode(data);
      return { ok: true, value: storedAt };
    },
    now,
    onState: tell,
    signal,
  });

  const refreshIfOld = (): void => {
    if (!started || now() - load.state.at * 1000 >= maxAgeMs || load.state.stale) {
      started = true;
      void load.run();
    }
  };

  return {
    get value() {
      return value;
    },
    get state() {
      return load.state;
    },
    use: (onChange) => {
      // A wrapper of its own, so that one listener used twice is heard until both let go.
      const user = (): void => onChange();
      users.add(user);
      refreshIfOld();
      timer ??= setInterval(refreshIfOld, maxAgeMs);
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
