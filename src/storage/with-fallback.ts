/** Resolves to the result of `work`, or to `without` when it fails; the failure is reported to `onFailure`. */
export async function withFallback<T>(work: Promise<T>, without: T, onFailure: (reason: unknown) => void): Promise<T> {
  try {
    return await work;
  } catch (reason) {
    onFailure(reason);
    return without;
  }
}
