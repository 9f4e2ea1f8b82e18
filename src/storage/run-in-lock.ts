/**
 * Runs `work` under the lock, or at once when there are no locks or they are refused (blocked cookies, an opaque
 * origin). When `signal` aborts the wait, the promise is rejected and the work is not done.
 */
export async function runInLock<T>(
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
