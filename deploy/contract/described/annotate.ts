/** Names that the loaded contract calls: `load-contract.ts` writes these calls into its source. */
import type { Struct } from 'superstruct';
import { components } from './components.ts';
import { copyOf, describe, descriptionOf, isDescribed } from './descriptions.ts';
import { lenientDescription } from './lenient.ts';

/** Comments of a call or of a setting, where it is no struct. */
export const NOTE = Symbol('comment in the source');
export const FILE = Symbol('file of the source');

/** Comments at the top of the files. */
export const fileNotes = new Map<string, string>();

/** Gives the comment above it to a field, a call or a setting. */
export function noted(value: unknown, note: string, file: string): unknown {
  if (isDescribed(value)) return note === '' ? value : copyOf(value, { note });
  // Spread over by `defineCalls`, so enumerable; only by a symbol, so in no list of names.
  if (typeof value === 'object' && value !== null) Object.assign(value, { [NOTE]: note, [FILE]: file });
  return value;
}

/** Gives its name to a constant that is a struct. */
export function named(value: unknown, name: string, file: string, note: string): unknown {
  if (!isDescribed(value)) return value;
  components.declare({ name, file, note });
  const copy = copyOf(value, { named: { name, file, note } });
  constants.set(`${file}#${name}`, copy);
  return copy;
}

/** Structs of constants by file and name. */
export const constants = new Map<string, Struct>();

/** The struct of a constant, exported or not. */
export function constantOf(file: string, name: string): Struct {
  const struct = constants.get(`${file}#${name}`);
  if (struct === undefined) throw new Error(`src/contract/${file} has no struct ${name}`);
  return struct;
}

/** Describes what a lenient function returned. */
export function read(name: string, args: readonly unknown[], struct: object): unknown {
  return describe(struct, lenientDescription(name, args, descriptionOf(struct)));
}
