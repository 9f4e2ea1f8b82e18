/** Asks the browser not to throw away what is kept here when its disk runs full. */

/** Answers whether it is so now. Only a page may ask; some browsers put the question to the player. */
export async function askPersistence(): Promise<boolean> {
  // Missing on pages that are not secure.
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.persist === undefined) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false;
    throw error;
  }
}
