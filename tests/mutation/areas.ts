/** The files whose mutants are tested. */
import { read, sourceFiles } from '../support/source-files.ts';
import { type Site, mutantsOf } from './mutants.ts';

/** Files of each area by the beginning of their path. */
const areas: Readonly<Record<string, readonly string[]>> = {
  money: ['workers/engine/money/', 'workers/engine/pool/play-pool', 'workers/engine/withdrawal/'],
  slip: ['workers/engine/slip/', 'src/domain/slip/'],
  merge: ['src/domain/program/merge', 'src/domain/program/version-'],
  storage: ['src/storage/member/'],
};

/** All mutants of the areas with these names, in the order of the files; of every area without names. */
export function mutantsOfAreas(names = Object.keys(areas)): Site[] {
  const beginnings = names.flatMap((name) => areas[name] ?? []);
  return sourceFiles
    .filter((file) => beginnings.some((beginning) => file.startsWith(beginning)))
    .toSorted()
    .flatMap((file) => {
      const source = read(file);
      return mutantsOf(file, source).map((mutant): Site => ({ file, source, mutant }));
    });
}
