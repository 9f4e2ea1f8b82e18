/** Service calls of screens, made by the engine because it knows the addresses, the headers and the session. */
import type { Reads, Writes } from '../../contract/port/engine-contract.ts';
import type { ReadName, WriteName } from '../../contract/services/calls.ts';
import type { Result } from '../../model/failure.ts';
import { callEngine, engine } from './call-engine.ts';

/** Reads from a service; safe to repeat. The result includes its age when it may come from the offline cache. */
export function readService<Name extends ReadName>(
  name: Name,
  input: Reads[Name]['input'],
): Promise<Result<Reads[Name]['output']>> {
  return engine().read(name, input);
}

/** Reads the cached response of the device, whatever the network does; null without one. */
export async function readCachedService<Name extends ReadName>(
  name: Name,
  input: Reads[Name]['input'],
): Promise<Reads[Name]['output'] | null> {
  const copy = await callEngine('readCached', { name, input });
  // The engine returns the value of the named call.
  return copy.ok ? (copy.value as Reads[Name]['output'] | null) : null;
}

/** Calls a service with side effects: sent once; a failure without a response leaves the outcome unresolved. */
export function writeService<Name extends WriteName>(
  name: Name,
  input: Writes[Name]['input'],
): Promise<Result<Writes[Name]['output']>> {
  return engine().write(name, input);
}
