/**
 * Drops cached public responses (rule storage-9): for a database that is over its limits, or for data that cannot be
 * fetched again when the browser reports a full storage.
 */
import { ENVIRONMENT_PATH } from '../../contract/names.ts';
import type { ResilientDatabase } from '../resilient-database.ts';
import { type ContentEntry, type ContentTables, openContentTables } from './content-tables.ts';

/** Drops the older half; for a realm that does not have the database open. */
export async function evictOlderContent(): Promise<void> {
  const copies = openContentTables();
  try {
    await evictOlderHalf(copies);
  } finally {
    copies.close();
  }
}

export async function evictOlderHalf(tables: ResilientDatabase<ContentTables>): Promise<void> {
  await tables.run(async (db) => {
    const entries = (await db.entries.orderBy('storedAt').toArray()).filter((entry) => !isNeverEvicted(entry));
    await db.transaction('rw', db.entries, db.bodies, () =>
      evictEntries(
        db,
        entries.slice(0, Math.ceil(entries.length / 2)).map((entry) => entry.url),
      ),
    );
  });
}

/**
 * True for `environment.json`, which is never dropped to make room: without the services' addresses no copy, a member's
 * included, can be requested.
 */
export const isNeverEvicted = ({ url }: ContentEntry): boolean => url.endsWith(ENVIRONMENT_PATH);

export async function evictEntries(db: ContentTables, urls: string[]): Promise<void> {
  if (urls.length === 0) return;
  await db.entries.bulkDelete(urls);
  await db.bodies.bulkDelete(urls);
}
