/** Copies of public responses, for the push worker, which knows the path of what it looks for and no service's address. */
import { contentLimits } from '../content/content-database.ts';
import { openContentTables } from '../content/content-tables.ts';
import { withFallback } from '../with-fallback.ts';
import type { MemberCopy } from './member-copies.ts';

/** The copies whose address is wanted, newest first; none that is too old. @param now epoch seconds */
export async function readContentCopies(isWanted: (address: string) => boolean, now: number): Promise<MemberCopy[]> {
  const tables = openContentTables();
  const read = tables.run(async (db) => {
    const newest = await db.entries.orderBy('storedAt').reverse().toArray();
    const wanted = newest.filter(({ url, storedAt }) => storedAt >= now - contentLimits.maxAgeSeconds && isWanted(url));
    const bodies = await db.bodies.bulkGet(wanted.map(({ url }) => url));
    return bodies.flatMap((body) => (body === undefined ? [] : [{ address: body.url, text: body.text }]));
  });
  try {
    return await withFallback(read, [], withoutCopies);
  } finally {
    tables.close();
  }
}

/** A storage failure means that there are no copies (storage-6). */
function withoutCopies(): void {}
