/** Which databases there are, asked of the browser itself: a first visit has none, and Dexie is 30 KB it need not wait for. */

/** Where a browser does not answer in this time, there may be some. */
const LONGEST_MS = 500;

/** Whether the browser has a database of such a name; true where it does not tell. */
export async function hasDatabase(isWanted: (name: string) => boolean): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LONGEST_MS);
  });
  try {
    const all = await Promise.race([indexedDB.databases(), late]);
    return all === undefined || all.some(({ name = '' }) => isWanted(name));
  } catch {
    // Refused, as in some private windows, or not known: Firefox before 126. Whoever opens one finds out.
    return true;
  } finally {
    clearTimeout(timer);
  }
}
