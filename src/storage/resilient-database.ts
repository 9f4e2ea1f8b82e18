/**
 * A Dexie database that the product can lose at any moment. Browsers refuse it (private windows), delete it while it is
 * open, lose the connection to its process (iOS) and fill up; the answer to each is the same: close, open again, try
 * once more, and then go on without it (browser-36).
 */
import type { Dexie } from 'dexie';

/** An open that the browser never answers must not hold up what can go on without the store. */
const DEADLINE_MS = 4_000;
/** One that answered neither try is not asked again for so long: each use would wait twice, and go on without it in the end. */
const SILENCE_MS = 60_000;

export interface ResilientDatabase<D extends Dexie> {
  /** Runs the work, on a fresh connection again when it fails. Rejects when the second try fails too. */
  run<T>(work: (database: D) => PromiseLike<T>): Promise<T>;
  close(): void;
}

export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/**
 * @param create makes the database object with its schema; it is called again after a lost connection.
 * @param now milliseconds of a clock that nobody sets
 */
export function resilientDatabase<D extends Dexie>(
  create: () => D,
  now: () => number = () => performance.now(),
): ResilientDatabase<D> {
  let open: D | undefined;
  let retired = false;
  let silentUntil = -Infinity;

  const connection = (): D => {
    if (retired) throw new StorageUnavailable('a newer build has taken the database over');
    if (now() < silentUntil) throw new StorageUnavailable('the database did not answer a moment ago');
    if (open !== undefined) return open;
    const created = create();
    created.on('versionchange', (event) => {
      // Let go at once, or the newer build's upgrade (or a deletion) waits for ever. After an upgrade this build no
      // longer knows the schema and stays away; after a deletion the next use makes the database anew.
      if (event.newVersion !== null && event.newVersion > 0) retired = true;
      release(created);
      return false;
    });
    open = created;
    return created;
  };

  /** Closes the connection that failed; another one, opened meanwhile by a parallel use, stays. */
  const release = (database: D | undefined): void => {
    database?.close();
    if (open === database) open = undefined;
  };

  return {
    run: async (work) => {
      const first = connection();
      try {
        return await withDeadline(work(first));
      } catch (error) {
        if (isQuotaError(error)) throw error;
        release(first);
        return await withDeadline(work(connection()), () => (silentUntil = now() + SILENCE_MS));
      }
    },
    close: () => release(open),
  };
}

/** Writes, and where the storage is full once more after `makeRoom`. */
export async function withRoom<T>(write: () => Promise<T>, makeRoom: () => Promise<void>): Promise<T> {
  try {
    return await write();
  } catch (reason) {
    if (!isQuotaError(reason)) throw reason;
    await makeRoom();
    return write();
  }
}

/** Whether the storage is full: dropping old entries may help, opening again does not. */
export function isQuotaError(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < 4 && typeof cause === 'object' && cause !== null; depth += 1) {
    if ('name' in cause && cause.name === 'QuotaExceededError') return true;
    // Dexie wraps what aborted a transaction in an error of its own.
    cause = 'inner' in cause ? cause.inner : undefined;
  }
  return false;
}

async function withDeadline<T>(work: PromiseLike<T>, onLate?: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate?.();
      reject(new StorageUnavailable('the database did not answer'));
    }, DEADLINE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
