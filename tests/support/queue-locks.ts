/** Web Locks of one name, for tests without a browser: all requests run one after the other, shared ones too. */
export function queueLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    },
  } as unknown as LockManager;
}
