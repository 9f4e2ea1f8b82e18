/**
 * Work in its turn, where there are turns: no locks, or locks that are refused (cookies blocked, an opaque origin), must not
 * keep it from being done. Whoever gives up waiting (`signal`) is rejected, and the work is not done.
 */
export async function inLock<T>(
  locks: LockManager | undefined,
  name: string,
  options: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (locks === undefined) return work();
  let begun = false;
  try {
    return await locks.request(name, options, () => {
      begun = true;
      return work();
    });
  } catch (reason) {
    if (begun || options.signal?.aborted === true) throw reason;
    return work();
  }
}
