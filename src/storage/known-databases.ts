/** Which databases there are, asked of the browser itself: a first visit has none, and Dexie is 30 KB it need not wait for. */

/** Where a browser does not answer in this time, there may be some. */
const LONGEST_MS = 500;

/** The first reads of a start come at once, and all want to know. */
let asked: Promise<readonly IDBDatabaseInfo[] | undefined> | undefined;

/** Whether the browser has a database of such a name; true where it does not tell. */
export async function hasDatabase(isWanted: (name: string) => boolean): Promise<boolean> {
  asked ??= ask().finally(() => (asked = undefined));
  const all = await asked;
  return all === undefined || all.some(({ name = '' }) => isWanted(name));
}

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
