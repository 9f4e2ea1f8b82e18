/** Returns the names of all cached responses, of every player; runs in the page. */
export const readKept = async (prefix: string): Promise<string[]> => {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
  const kept = await Promise.all(
    names.map(
      (name) =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('error', () => reject(opening.error ?? new Error('the database does not open')));
          opening.addEventListener('success', () => {
            const database = opening.result;
            database.addEventListener('versionchange', () => database.close());
            if (!database.objectStoreNames.contains('entries')) {
              database.close();
              resolve([]);
              return;
            }
            const reading = database.transaction('entries').objectStore('entries').getAllKeys();
            reading.addEventListener('success', () => {
              database.close();
              resolve(reading.result.map(String));
            });
          });
        }),
    ),
  );
  return kept.flat();
};
