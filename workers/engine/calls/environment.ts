/**
 * `/environment.json`: where the services and hubs are. Fetched once; a failed fetch is tried again at the next need.
 * Every call waits for it, so it has a limit of its own, to the last byte.
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
}

export function createEnvironment(origin: string, get: typeof fetch): EnvironmentSource {
  let pending: Promise<Result<Environment>> | undefined;
  const environment = (): Promise<Result<Environment>> => {
    pending ??= load(origin, get).then((result) => {
      if (!result.ok) pending = undefined;
      return result;
    });
    return pending;
  };
  return {
    load: environment,
    timing: async () => {
      const known = await environment();
      return { ...productTiming, ...(known.ok ? told(known.value.timing) : {}) };
    },
  };
}

function load(origin: string, get: typeof fetch): Promise<Result<Environment>> {
  return withDeadline(CALL_DEADLINE_MS, undefined, async (signal) => {
    const response = await get(new URL(ENVIRONMENT_PATH, origin).href, { signal });
    if (!response.ok) return { ok: false, failure: { kind: 'server', code: response.status } };
    const [error, environment] = environmentShape.validate(await response.json());
    return error === undefined ? { ok: true, value: environment } : { ok: false, failure: { kind: 'malformed' } };
  });
}

function told(timing: Environment['timing'] = {}): Partial<Timing> {
  return Object.fromEntries(Object.entries(timing).filter(([, value]) => value !== undefined));
}
