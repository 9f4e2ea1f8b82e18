/** Mutants that no test can notice, with the reason. The tool leaves them out. */
import type { Site } from './mutants.ts';

export interface Equivalent {
  file: string;
  /** The whole line of the source without its indent: it survives changes elsewhere in the file. */
  line: string;
  /** The replaced text and its replacement. */
  change: readonly [from: string, to: string];
  why: string;
}

export const equivalents: readonly Equivalent[] = [];

export function equivalenceOf({ file, source, mutant: { start, end, replacement } }: Site): Equivalent | undefined {
  const line = source.slice(source.lastIndexOf('\n', start) + 1, source.indexOf('\n', start)).trim();
  const replaced = source.slice(start, end).trim();
  return equivalents.find(
    (one) => one.file === file && one.line === line && one.change[0] === replaced && one.change[1] === replacement,
  );
}
