/** The tab's engine client, set once at start by `app/main.tsx`. */
import type { Result } from '../../model/failure.ts';
import type { EngineCallName, EngineCalls } from '../../contract/port/engine-contract.ts';
import type { EngineClient } from '../../platform/engine-client/engine-client.ts';

let client: EngineClient | undefined;

export function setEngine(engine: EngineClient): void {
  client = engine;
}

export function engine(): EngineClient {
  if (client === undefined) throw new Error('the engine client is not set');
  return client;
}

/** Sends a call to the engine. Failures are returned as values; `domain/failure-text.ts` has their texts. */
export function callEngine<Name extends EngineCallName>(
  name: Name,
  input: EngineCalls[Name]['input'],
): Promise<Result<EngineCalls[Name]['output']>> {
  return engine().call(name, input);
}
