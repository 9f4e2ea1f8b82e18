/**
 * A Dexie database that may become unavailable at any moment. Browsers refuse it (private windows), delete it while it
 * is open, lose the connection to its process (iOS) and fill up. The reaction is always the same: close, open it a
 * second time, retry once, then go on without it (browser-36).
 */
import type { Dexie } from 'dexie';

/** An open that the browser never completes must not block the product, which can do without the store. */
const DEADLINE_MS = 4_000;
/**
 * Milliseconds in which a database is not used after a retry that timed out, because each use would wait for two time
 * limits and then do without it.
 */
const SILENCE_MS = 60_000;

export interface ResilientDatabase<D extends Dexie> {
  /** Runs the work, and retries it on a new connection when it fails. Rejects when the retry fails too. */
  run<T>(work: (database: D) => PromiseLike<T>): Promise<T>;
  close(): void;
}

export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/**
 * @param create makes the database object with its schema; called once more after a lost connection
 * @param now milliseconds of a monotonic clock
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
      // Skew: the connection is closed at once, because the newer build's upgrade (or a deletion) would wait for it forever.
      // After an upgrade this build no longer knows the schema and stays away; after a deletion the next use creates
      // the database anew.
      if (event.newVersion !== null && event.newVersion > 0) retired = true;
      release(created);
      return false;
    });
    open = created;
    return created;
  };

  /** Closes the failed connection; another one that a parallel use has opened meanwhile stays open. */
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

/** Writes, and retries once after `evictOlderHalf` when the storage is full. */
export async function retryWithFreedSpace<T>(write: () => Promise<T>, makeRoom: () => Promise<void>): Promise<T> {
  try {
    return await write();
  } catch (reason) {
    if (!isQuotaError(reason)) throw reason;
    await makeRoom();
    return write();
  }
}

/** True when the storage is full: dropping old entries may help, opening it a second time does not. */
export function isQuotaError(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < 4 && typeof cause === 'object' && cause !== null; depth += 1) {
    if ('name' in cause && cause.name === 'QuotaExceededError') return true;
    // Dexie wraps the error that aborted a transaction in one of its own.
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
