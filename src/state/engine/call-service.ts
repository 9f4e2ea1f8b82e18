/** Service calls of screens, made by the engine because it knows the addresses, the headers and the session. */
import type { Reads, Writes } from '../../contract/port/engine-contract.ts';
import type { ReadName, WriteName } from '../../contract/services/calls.ts';
import type { Result } from '../../model/failure.ts';
import { engine } from './call-engine.ts';

/** Reads from a service; safe to repeat. The result includes its age when it may come from the offline cache. */
export function readService<Name extends ReadName>(
  name: Name,
  input: Reads[Name]['input'],
): Promise<Result<Reads[Name]['output']>> {
  return engine().read(name, input);
}

/** Calls a service with side effects: sent once; a failure without a response leaves the outcome unresolved. */
export function writeService<Name extends WriteName>(
  name: Name,
  input: Writes[Name]['input'],
): Promise<Result<Writes[Name]['output']>> {
  return engine().write(name, input);
}
