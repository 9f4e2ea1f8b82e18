/** `/environment.json`: where the services and hubs are. Fetched once; a failed fetch is tried again at the next need. */
import { type Environment, environmentShape } from '../../../src/contract/environment.ts';
import type { Result } from '../../../src/contract/errors.ts';
import { ENVIRONMENT_PATH } from '../../../src/contract/names.ts';

export function createEnvironment(origin: string, get: typeof fetch): () => Promise<Result<Environment>> {
  let pending: Promise<Result<Environment>> | undefined;
  return () => {
    pending ??= load(origin, get).then((result) => {
      if (!result.ok) pending = undefined;
      return result;
    });
    return pending;
  };
}

async function load(origin: string, get: typeof fetch): Promise<Result<Environment>> {
  try {
    const response = await get(new URL(ENVIRONMENT_PATH, origin).href);
    if (!response.ok) return { ok: false, failure: { kind: 'server', code: response.status } };
    const [error, environment] = environmentShape.validate(await response.json());
    return error === undefined ? { ok: true, value: environment } : { ok: false, failure: { kind: 'malformed' } };
  } catch {
    return { ok: false, failure: { kind: 'network' } };
  }
}
