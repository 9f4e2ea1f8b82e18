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

export const equivalents: readonly Equivalent[] = [
  {
    file: 'workers/engine/slip/slip-store.ts',
    line: 'if (slip.items.length > 0) load.revalidate();',
    change: ['slip.items.length > 0', 'true'],
    why: 'A load without items makes no request (`loadPinnedMarkets`).',
  },
  {
    file: 'src/storage/member/member-database.ts',
    line: "if (least < LEAST_WRITER) await db.meta.put({ name: 'minWriter', value: LEAST_WRITER });",
    change: ['least < LEAST_WRITER', 'true'],
    why: 'It writes the value that is there, as long as LEAST_WRITER and WRITER_VERSION are equal.',
  },
  {
    file: 'src/storage/member/member-database.ts',
    line: 'tables.close();',
    change: ['tables.close();', ';'],
    why: 'The deletion that follows closes the connection by its `versionchange`.',
  },
  {
    file: 'src/storage/member/member-limits.ts',
    line: 'if (count <= limits.maxCount && bytes <= limits.maxBytes) return dropped;',
    change: ['count <= limits.maxCount && bytes <= limits.maxBytes', 'false'],
    why: 'The loop that follows ends at its first entry; the return only avoids sorting.',
  },
  {
    file: 'src/domain/program/version-reset.ts',
    line: 'if (version === undefined) return [];',
    change: ['version === undefined', 'false'],
    why: 'No comparison with `undefined` is true, so nothing is refused either; the check is for the types.',
  },
  {
    file: 'src/storage/member/member-cache.ts',
    line: 'if (open?.database === database) {',
    change: ['open?.database === database', 'false'],
    why: 'The deletion closes the open connection by its `versionchange`, and the next use opens the database anew.',
  },
];

export function equivalenceOf({ file, source, mutant: { start, end, replacement } }: Site): Equivalent | undefined {
  const line = source.slice(source.lastIndexOf('\n', start) + 1, source.indexOf('\n', start)).trim();
  const replaced = source.slice(start, end).trim();
  return equivalents.find(
    (one) => one.file === file && one.line === line && one.change[0] === replaced && one.change[1] === replacement,
  );
}
