/** Persistent storage: asks the browser not to evict our data when the disk is full. */

/** Resolves to true when storage is persistent. Only pages can request it; some browsers prompt the player. */
export async function requestPersistentStorage(): Promise<boolean> {
  // `navigator.storage` is missing on insecure pages.
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.persist === undefined) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false;
    throw error;
  }
}
