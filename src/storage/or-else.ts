/** What a storage that fails answers: the failure is told, and the answer is what there is without it. */
export async function orElse<T>(work: Promise<T>, without: T, onFailure: (reason: unknown) => void): Promise<T> {
  try {
    return await work;
  } catch (reason) {
    onFailure(reason);
    return without;
  }
}
