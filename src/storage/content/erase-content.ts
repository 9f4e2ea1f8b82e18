/** Takes the copies of public answers away, at the player's wish. */
import { openContentTables } from './content-tables.ts';

/** Answers whether they are gone; a storage that is refused holds none that anybody could read. */
export async function eraseContentCopies(): Promise<boolean> {
  const tables = openContentTables();
  try {
    await tables.run((db) =>
      db.transaction('rw', db.entries, db.bodies, async () => {
        await db.entries.clear();
        await db.bodies.clear();
      }),
    );
    return true;
  } catch {
    return false;
  } finally {
    tables.close();
  }
}
