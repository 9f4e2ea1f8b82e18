/** Service calls a screen makes, through the engine: it knows the addresses, the headers and the session. */
import type { Reads, Writes } from '../../contract/port/engine.ts';
import type { ReadName, WriteName } from '../../contract/services/calls.ts';
import type { Result } from '../../model/failure.ts';
import { engine } from './engine.ts';

/** May be asked again at will. The answer comes with its age, for what is readable without a network. */
export function readService<Name extends ReadName>(
  name: Name,
  input: Reads[Name]['input'],
): Promise<Result<Reads[Name]['output']>> {
  return engine().read(name, input);
}

/** Has an effect: sent once; a failure without an answer leaves open whether it was done. */
export function writeService<Name extends WriteName>(
  name: Name,
  input: Writes[Name]['input'],
): Promise<Result<Writes[Name]['output']>> {
  return engine().write(name, input);
}
