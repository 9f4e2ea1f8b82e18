/** Bytes this origin keeps on the device, files of the product included; undefined where the browser does not say. */
export async function storageUse(): Promise<number | undefined> {
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.estimate === undefined) return undefined;
  try {
    return (await storage.estimate()).usage;
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}
