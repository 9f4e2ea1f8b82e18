/** Frees space for data that cannot be fetched again by dropping data that can. */
import { openContentTables } from './content-tables.ts';
import { evictOlderHalf } from './evict-entries.ts';

/** Drops the older half of the cached public responses (rule storage-9). */
export async function evictOlderContent(): Promise<void> {
  const copies = openContentTables();
  try {
    await evictOlderHalf(copies);
  } finally {
    copies.close();
  }
}
