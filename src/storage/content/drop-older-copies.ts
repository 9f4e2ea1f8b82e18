/** Frees space for data that cannot be fetched again by dropping data that can. */
import { openContentTables } from './content-tables.ts';
import { makeRoom } from './make-room.ts';

/** Drops the older half of the cached public responses (rule storage-9). */
export async function dropOlderCopies(): Promise<void> {
  const copies = openContentTables();
  try {
    await makeRoom(copies);
  } finally {
    copies.close();
  }
}
