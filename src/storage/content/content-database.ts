/**
 * Cached responses of public calls, for a visitor without a network. The cache is bounded in age, number and bytes; the
 * oldest entry is dropped first. A storage failure means that there is no copy, never an error (rule storage-6,
 * browser-37).
 */
import { ageOf } from '../../lib/age.ts';
import { type ContentEntry, openContentTables } from './content-tables.ts';
import { evictEntries, evictOlderHalf, isNeverEvicted } from './evict-content.ts';
import { withFallback } from '../with-fallback.ts';
import { retryWithFreedSpace } from '../resilient-database.ts';

export interface CachedResponse {
  text: string;
  /** Epoch seconds. */
  storedAt: number;
}

export interface ContentLimits {
  maxAgeSeconds: number;
  maxCount: number;
  maxBytes: number;
}

export interface ContentStore {
  /** The copy of an address; undefined when there is none, it is too old, or the storage fails. */
  read(url: string): Promise<CachedResponse | undefined>;
  /** Stores a body and drops entries over the limits. Resolves to true when the body is stored. */
  write(url: string, text: string): Promise<boolean>;
  close(): void;
}

/** Limits for a week of a visitor's pages; a bulletin of one sport has about 2 MB. */
export const contentLimits: ContentLimits = {
  maxAgeSeconds: 7 * 24 * 3600,
  maxCount: 400,
  maxBytes: 60_000_000,
};

interface ContentStoreOptions {
  limits: ContentLimits;
  /** Epoch seconds. */
  now: () => number;
  /** Called for every failed use; the caller has nothing to handle. */
  onFailure?: (reason: unknown) => void;
}

export function openContentStore(options: ContentStoreOptions): ContentStore {
  const { limits, now, onFailure = () => {} } = options;
  const tables = openContentTables();

  const put = (url: string, text: string, size: number): Promise<void> =>
    tables.run((db) =>
      db.transaction('rw', db.entries, db.bodies, async () => {
        await db.entries.put({ url, storedAt: now(), size });
        await db.bodies.put({ url, text });
        await evictEntries(db, urlsOverLimits(await db.entries.orderBy('storedAt').toArray(), limits, now()));
      }),
    );

  return {
    read: (url) => {
      const oldest = now() - limits.maxAgeSeconds;
      const found = tables.run(async (db) => {
        const [entry, body] = await Promise.all([db.entries.get(url), db.bodies.get(url)]);
        if (entry === undefined || body === undefined || entry.storedAt < oldest) return undefined;
        return { text: body.text, storedAt: entry.storedAt };
      });
      return withFallback(found, undefined, onFailure);
    },
    write: async (url, text) => {
      const size = new TextEncoder().encode(text).byteLength;
      // A single response as large as the whole store would displace all others.
      if (size > limits.maxBytes / 2) return false;
      const written = retryWithFreedSpace(
        () => put(url, text, size),
        () => evictOlderHalf(tables),
      );
      return withFallback(
        written.then(() => true),
        false,
        onFailure,
      );
    },
    close: () => tables.close(),
  };
}

/**
 * The entries to drop, given all of them oldest first: those that are too old, and the oldest while there are too many.
 * Entries of unknown age count as the oldest, because otherwise a full store would accept nothing new until their date.
 */
function urlsOverLimits(entries: readonly ContentEntry[], limits: ContentLimits, now: number): string[] {
  let count = entries.length;
  let bytes = entries.reduce((sum, entry) => sum + entry.size, 0);
  const dropped: string[] = [];
  const hasAge = ({ storedAt }: ContentEntry): boolean => ageOf(storedAt, now) !== undefined;
  const inOrder = [...entries.filter((entry) => !hasAge(entry)), ...entries.filter(hasAge)];
  for (const entry of inOrder) {
    const fits = count <= limits.maxCount && bytes <= limits.maxBytes;
    const tooOld = entry.storedAt < now - limits.maxAgeSeconds;
    if (!tooOld && (fits || isNeverEvicted(entry))) continue;
    dropped.push(entry.url);
    count -= 1;
    bytes -= entry.size;
  }
  return dropped;
}
