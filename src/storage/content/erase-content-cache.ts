/** Deletes the cached public responses when the player requests it. */
import { openContentTables } from './content-tables.ts';

/**
 * Resolves to true when they are deleted, to false when the storage failed. A refused storage holds nothing readable.
 */
export async function eraseContentCache(): Promise<boolean> {
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
