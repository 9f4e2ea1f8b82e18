/** Typed access to the engine's two calls for services. */
import type { Reads, Writes } from '../../contract/port/engine-contract.ts';
import type { ReadName, WriteName } from '../../contract/services/calls.ts';
import type { Result } from '../../model/failure.ts';
import type { EngineClient } from './engine-client.ts';

type Ask = EngineClient['call'];

/** Results lose their type at the port; the casts are sound because the engine decodes by the call named here. */
export function createServiceCalls(ask: Ask): Pick<EngineClient, 'read' | 'write'> {
  return {
    read: async <Name extends ReadName>(name: Name, input: Reads[Name]['input']) =>
      (await ask('read', { name, input })) as Result<Reads[Name]['output']>,
    write: async <Name extends WriteName>(name: Name, input: Writes[Name]['input']) =>
      (await ask('write', { name, input })) as Result<Writes[Name]['output']>,
  };
}
