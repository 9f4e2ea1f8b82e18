/** Web Locks in one process, as the browser has them: by name, exclusive or shared, in the order of requests. */

interface Waiting {
  mode: LockMode;
  grant: () => Promise<void>;
}

export function webLocks(): LockManager {
  const held = new Map<string, LockMode[]>();
  const queues = new Map<string, Waiting[]>();

  const mayHold = (name: string, mode: LockMode): boolean => {
    const modes = held.get(name) ?? [];
    return modes.length === 0 || (mode === 'shared' && modes.every((each) => each === 'shared'));
  };
  const grantNext = (name: string): void => {
    const queue = queues.get(name) ?? [];
    for (let first = queue[0]; first !== undefined && mayHold(name, first.mode); first = queue[0]) {
      queue.shift();
      void first.grant();
    }
  };

  const request = (
    name: string,
    ...rest: [LockGrantedCallback<unknown>] | [LockOptions, LockGrantedCallback<unknown>]
  ) =>
    new Promise((resolve, reject) => {
      const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
      const { mode = 'exclusive', signal, ifAvailable = false } = options;
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const waiting: Waiting = {
        mode,
        grant: async () => {
          signal?.removeEventListener('abort', abandon);
          held.set(name, [...(held.get(name) ?? []), mode]);
          try {
            resolve(await work({ name, mode }));
          } catch (error) {
            reject(error);
          } finally {
            const modes = held.get(name) ?? [];
            held.set(name, modes.toSpliced(modes.indexOf(mode), 1));
            grantNext(name);
          }
        },
      };
      const abandon = (): void => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      if (signal?.aborted === true) {
        reject(signal.reason);
      } else if (ifAvailable && (queue.length > 0 || !mayHold(name, mode))) {
        Promise.resolve(work(null)).then(resolve, reject);
      } else {
        signal?.addEventListener('abort', abandon, { once: true });
        queue.push(waiting);
        grantNext(name);
      }
    });
  return { request, query: async () => ({ held: [], pending: [] }) } as LockManager;
}

/** Locks of a browser that refuses them to a site; counts the requests. */
export function refusingLocks(): { locks: LockManager; readonly asked: number } {
  let asked = 0;
  const request = async (): Promise<never> => {
    asked += 1;
    // Endless retries would block the test, so later requests stay pending.
    if (asked > 50) return new Promise(() => undefined);
    throw new DOMException('', 'SecurityError');
  };
  return {
    locks: { request, query: request },
    get asked() {
      return asked;
    },
  };
}
