/**
 * Cached responses of one player, for use without a network. The cache is bounded, and a storage failure means that
 * there is no copy, never an error.
 */
import { Dexie } from 'dexie';
import { ageOf } from '../../lib/age.ts';
import type { CachedResponse } from '../content/content-database.ts';
import { type MemberLimits, memberLimits, inEvictionOrder, isTooOld, keysOverMemberLimits } from './member-limits.ts';
import type { EvictionFacts } from '../../contract/services/cache-policy.ts';
import { type MemberEntry, type MemberTables, openMemberTables } from './member-tables.ts';
import { withFallback } from '../with-fallback.ts';
import { type ResilientDatabase, retryWithFreedSpace } from '../resilient-database.ts';

/** Number of this build as a writer, see `MemberMeta`. */
export const WRITER_VERSION = 1;
/** Builds with a lower number must not write to a database that this build has written. */
const LEAST_WRITER = 1;

/** Deleting a database waits for all its connections, which frozen tabs may hold for hours. */
const DELETION_MS = 3_000;

/** Returns the new text of a copy, null to delete it, or undefined to keep it unchanged. */
export type ReviseCachedText = (entry: MemberEntry, text: string) => string | null | undefined;

export interface MemberStore {
  read(key: string): Promise<CachedResponse | undefined>;
  /**
   * Resolves to true when the response is stored. A response requested before the last revision is not stored, because
   * it does not contain that change.
   * @param asked time of the request, epoch seconds with fractions; the present by default
   */
  write(key: string, text: string, kind: MemberEntry['kind'], facts: EvictionFacts, asked?: number): Promise<boolean>;
  /**
   * Applies `change` to each copy, details before lists; the time of storing is unchanged. Resolves to true when all
   * are revised.
   * @param at time of the change that the copies do not contain yet, epoch seconds with fractions
   */
  revise(change: ReviseCachedText, at: number): Promise<boolean>;
  /** The stored entries, without the bodies. */
  entries(): Promise<MemberEntry[]>;
  /** Resolves to true when nothing is left. */
  clear(): Promise<boolean>;
  /** Empties and deletes the database; the store cannot be used afterwards. */
  destroy(): Promise<void>;
  close(): void;
}

interface MemberStoreOptions {
  /** Epoch seconds. */
  now: () => number;
  limits?: MemberLimits;
  /** Called for every failed use; the caller has nothing to handle. */
  onFailure?: (reason: unknown) => void;
}

export function openMemberStore(name: string, options: MemberStoreOptions): MemberStore {
  const { now, limits = memberLimits, onFailure = () => {} } = options;
  const tables = openMemberTables(name);

  const put = (entry: MemberEntry, text: string, asked: number): Promise<boolean> =>
    tables.run((db) =>
      db.transaction('rw', db.entries, db.bodies, db.meta, async () => {
        if (!(await mayWrite(db)) || (await isOutdated(db, asked, now()))) return false;
        await putBoth(db, entry, text);
        await drop(db, keysOverMemberLimits(await db.entries.toArray(), limits, now()));
        return true;
      }),
    );
  const softly = <T>(work: Promise<T>, without: T): Promise<T> => withFallback(work, without, onFailure);
  const clear = (): Promise<boolean> =>
    softly(
      tables.run((db) =>
        db.transaction('rw', db.entries, db.bodies, async () => {
          await db.entries.clear();
          await db.bodies.clear();
          return true;
        }),
      ),
      false,
    );

  return {
    read: (key) =>
      softly(
        tables.run(async (db) => {
          const [entry, body] = await Promise.all([db.entries.get(key), db.bodies.get(key)]);
          if (entry === undefined || body === undefined || isTooOld(entry, limits, now())) return undefined;
          return { text: body.text, storedAt: entry.storedAt };
        }),
        undefined,
      ),
    write: async (key, text, kind, { open, at }, asked = Infinity) => {
      const size = sizeOf(text);
      // A single response as large as the whole store would displace all others.
      if (size > limits.maxBytes / 2) return false;
      const entry = { key, size, storedAt: now(), kind, pending: open, playedAt: at };
      const write = (): Promise<boolean> => put(entry, text, asked);
      return softly(
        retryWithFreedSpace(write, () => makeRoom(tables, entry)),
        false,
      );
    },
    revise: (change, at) =>
      softly(
        tables.run((db) =>
          db.transaction('rw', db.entries, db.bodies, db.meta, async () => {
            if (!(await mayWrite(db))) return false;
            await db.meta.put({ name: 'revised', value: at });
            const entries = await db.entries.toArray();
            await reviseAll(
              db,
              entries.toSorted((a, b) => a.kind.localeCompare(b.kind)),
              change,
            );
            return true;
          }),
        ),
        false,
      ),
    entries: () =>
      softly(
        tables.run((db) => db.entries.toArray()),
        [],
      ),
    clear,
    destroy: async () => {
      // The database is emptied first, so that a blocked deletion leaves nothing readable.
      await clear();
      tables.close();
      await softly(Promise.race([Dexie.delete(name), late()]), undefined);
    },
    close: () => tables.close(),
  };
}

/** Skew: a newer build's minimum is respected; without one this build's minimum is stored. */
async function mayWrite(db: MemberTables): Promise<boolean> {
  const least = (await db.meta.get('minWriter'))?.value ?? 0;
  if (least > WRITER_VERSION) return false;
  if (least < LEAST_WRITER) await db.meta.put({ name: 'minWriter', value: LEAST_WRITER });
  return true;
}

/**
 * True when the request was made before the last revision. A revision of unknown age is ignored, because the order is
 * unknown then. `now` is a whole second.
 */
async function isOutdated(db: MemberTables, asked: number, now: number): Promise<boolean> {
  const revised = (await db.meta.get('revised'))?.value ?? -Infinity;
  return asked < revised && ageOf(revised, now + 1) !== undefined;
}

/**
 * Frees space in a full storage: drops half of the decided copies that rank before `entry`. Undecided copies are never
 * dropped for it.
 */
async function makeRoom(tables: ResilientDatabase<MemberTables>, entry: MemberEntry): Promise<void> {
  await tables.run((db) =>
    db.transaction('rw', db.entries, db.bodies, async () => {
      const others = (await db.entries.toArray()).filter(({ key }) => key !== entry.key);
      const inOrder = inEvictionOrder([...others, entry]);
      const before = inOrder.slice(0, inOrder.indexOf(entry)).filter(({ pending }) => !pending);
      await drop(
        db,
        before.slice(0, Math.ceil(before.length / 2)).map(({ key }) => key),
      );
    }),
  );
}

async function reviseAll(db: MemberTables, entries: readonly MemberEntry[], change: ReviseCachedText): Promise<void> {
  for (const entry of entries) {
    // Read one at a time, because all bodies together may have megabytes.
    // oxlint-disable-next-line no-await-in-loop
    const body = await db.bodies.get(entry.key);
    const text = body === undefined ? undefined : change(entry, body.text);
    if (text === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop
    await (text === null ? drop(db, [entry.key]) : putBoth(db, { ...entry, size: sizeOf(text) }, text));
  }
}

async function putBoth(db: MemberTables, entry: MemberEntry, text: string): Promise<void> {
  await db.entries.put(entry);
  await db.bodies.put({ key: entry.key, text });
}

const sizeOf = (text: string): number => new TextEncoder().encode(text).byteLength;

async function drop(db: MemberTables, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.entries.bulkDelete(keys);
  await db.bodies.bulkDelete(keys);
}

function late(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, DELETION_MS));
}
