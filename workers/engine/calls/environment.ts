/**
 * `/environment.json`: where the services and hubs are. Fetched once, unless the first tab tells it; a failed fetch is
 * tried again at the next need. Every call waits for it, so it has a limit of its own, to the last byte.
 */
import type { Result } from '../../../src/model/failure.ts';
import { type Environment, type Timing, environmentShape, productTiming } from '../../../src/contract/environment.ts';
import { ENVIRONMENT_PATH } from '../../../src/contract/names.ts';
import { CALL_DEADLINE_MS } from '../../../src/contract/services/call.ts';
import { withDeadline } from './deadline.ts';

export interface EnvironmentSource {
  load(): Promise<Result<Environment>>;
  /** The product's own where the environment says nothing, or is not there. */
  timing(): Promise<Timing>;
  /**
   * What a tab was told, with its first word: a first visit had it 440 ms sooner on a phone's line (`first-load-3`). Nothing is
   * asked for before that. What is none is not taken.
   */
  tell(answer: unknown): void;
}

export function createEnvironment(origin: string, get: typeof fetch): EnvironmentSource {
  let pending: Promise<Result<Environment>> | undefined;
  let hear: (told: Result<Environment>) => void = () => undefined;
  const heard = new Promise<Result<Environment>>((resolve) => {
    hear = resolve;
  });
  const environment = (): Promise<Result<Environment>> => {
    pending ??= heard
      .then((told) => (told.ok ? told : load(origin, get)))
      .then((result) => {
        if (!result.ok) pending = undefined;
        return result;
      });
    return pending;
  };
  return {
    load: environment,
    timing: async () => {
      const known = await environment();
      return { ...productTiming, ...(known.ok ? changed(known.value.timing) : {}) };
    },
    tell: (answer) => hear(environmentIn(answer)),
  };
}

function load(origin: string, get: typeof fetch): Promise<Result<Environment>> {
  return withDeadline(CALL_DEADLINE_MS, undefined, async (signal) => {
    const response = await get(new URL(ENVIRONMENT_PATH, origin).href, { signal });
    if (!response.ok) return { ok: false, failure: { kind: 'server', code: response.status } };
    return environmentIn(await response.json());
  });
}

function environmentIn(answer: unknown): Result<Environment> {
  const [error, environment] = environmentShape.validate(answer);
  return error === undefined ? { ok: true, value: environment } : { ok: false, failure: { kind: 'malformed' } };
}

function changed(timing: Environment['timing'] = {}): Partial<Timing> {
  return Object.fromEntries(Object.entries(timing).filter(([, value]) => value !== undefined));
}
