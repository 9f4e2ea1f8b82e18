/**
 * Returns the bytes that this origin stores on the device, cached files included; undefined if the browser does not
 * report it.
 */
export async function storageUsage(): Promise<number | undefined> {
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.estimate === undefined) return undefined;
  try {
    return (await storage.estimate()).usage;
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}
