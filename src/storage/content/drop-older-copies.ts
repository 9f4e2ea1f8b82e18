/** Room for what cannot be had again, taken from what can. */
import { openContentTables } from './content-tables.ts';
import { makeRoom } from './make-room.ts';

/** The older half of the copies of public answers goes (rule storage-9). */
export async function dropOlderCopies(): Promise<void> {
  const copies = openContentTables();
  try {
    await makeRoom(copies);
  } finally {
    copies.close();
  }
}
