/** The flags of `npm run bench`. */
import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Sections to measure; all of them when none is named. */
  only: string[];
  /** Repetitions of each figure; undefined for each section's own number. */
  rounds: number | undefined;
}

/** `--only paint,taps --rounds 1`; a section that does not exist is an error that names those that do. */
export function readOptions(args: string[], sections: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string', multiple: true, default: [] }, rounds: { type: 'string' } },
  });
  const only = values.only.flatMap((names) => names.split(','));
  for (const name of only) {
    if (!sections.includes(name)) throw new Error(`There is no section ${name}; there are ${sections.join(', ')}.`);
  }
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0)) throw new Error('--rounds takes a number.');
  return { only, rounds };
}
