/** Which databases there are, asked of the browser itself: a first visit has none, and Dexie is 30 KB it need not wait for. */
import { inFlight } from '../lib/in-flight.ts';

/** Where a browser does not answer in this time, there may be some. */
const LONGEST_MS = 500;

/** Whether the browser has a database of such a name; true where it does not tell. */
export async function hasDatabase(isWanted: (name: string) => boolean): Promise<boolean> {
  const all = await askedOnce();
  return all === undefined || all.some(({ name = '' }) => isWanted(name));
}

/** The first reads of a start come at once, and all want to know. */
const askedOnce = inFlight(ask);

async function ask(): Promise<readonly IDBDatabaseInfo[] | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LONGEST_MS);
  });
  try {
    return await Promise.race([indexedDB.databases(), late]);
  } catch {
    // Refused, as in some private windows, or not known: Firefox before 126. Whoever opens one finds out.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
