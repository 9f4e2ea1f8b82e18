/** Asks the browser which databases exist: a first visit has none, so it need not wait for Dexie (30 KB). */
import { shareInFlight } from '../lib/share-in-flight.ts';

/** Time limit for the browser's response; after it, databases are assumed to exist. */
const LONGEST_MS = 500;

/** Returns true when the browser has a matching database, or does not say. */
export async function hasDatabase(isWanted: (name: string) => boolean): Promise<boolean> {
  const all = await askedOnce();
  return all === undefined || all.some(({ name = '' }) => isWanted(name));
}

/** The first reads of a start come at the same time and share one request. */
const askedOnce = shareInFlight(ask);

async function ask(): Promise<readonly IDBDatabaseInfo[] | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LONGEST_MS);
  });
  try {
    return await Promise.race([indexedDB.databases(), late]);
  } catch {
    // Refused, as in some private windows, or unsupported (Firefox before 126). Opening a database will show the
    // result.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
