/**
 * Cached responses of a member on this device, shared by all realms. Only a registered player's token can read or write
 * copies. Writing and wiping exclude each other, so a response that arrives after the sign-out is not stored.
 */
import { Dexie } from 'dexie';
import { MEMBER_CACHE_LOCK, MEMBER_DATABASE_PREFIX } from '../../contract/names.ts';
import { runInLock } from '../run-in-lock.ts';
import type { CachedResponse } from '../content/content-database.ts';
import { type MemberStore, type ReviseCachedText, openMemberStore } from './member-database.ts';
import type { MemberLimits } from './member-limits.ts';
import {
  type CacheOwner,
  memberDatabaseName,
  isOwnerToken,
  withOwnerToken,
  readCacheOwner,
  writeCacheOwner,
} from './cache-owner.ts';
import { readEvictionFacts, memberCacheKey, memberRequest } from './member-request.ts';
import type { MemberEntry } from './member-tables.ts';
import { type DeviceStore, openDeviceStore } from '../device/device-database.ts';
import { withFallback } from '../with-fallback.ts';

export interface MemberCache {
  /** The cached response for the player whose token the request carries; undefined when there is none. */
  read(request: Request): Promise<CachedResponse | undefined>;
  /**
   * Stores the response's text. Resolves to true when it is stored.
   * @param asked time of the request, epoch seconds with fractions, see `MemberStore`
   */
  store(request: Request, text: string, asked?: number): Promise<boolean>;
  /**
   * Applies `change` to the registered player's copies. Resolves to true when all are revised.
   * @param at epoch seconds with fractions, see `MemberStore`
   */
  revise(change: ReviseCachedText, at: number): Promise<boolean>;
  /** Entries of the registered player, without the bodies. */
  entries(): Promise<MemberEntry[]>;
  /**
   * Registers the token as this player's and deletes the copies of all other players. Resolves to true when the
   * registration is stored.
   */
  register(access: string, memberId: string): Promise<boolean>;
  /**
   * Deletes this player's copies, or all without `memberId`. A registration that another player made meanwhile stays,
   * with its copies.
   */
  forget(memberId?: string): Promise<void>;
  /** Deletes all copies and keeps the registration. Resolves to true when nothing is left. */
  erase(): Promise<boolean>;
  close(): void;
}

export interface MemberCacheOptions {
  device: DeviceStore;
  locks: LockManager | undefined;
  /** Epoch seconds. */
  now: () => number;
  limits?: MemberLimits;
  onFailure?: (reason: unknown) => void;
}

/** A holder of the lock that takes longer is considered hung, and a wipe cannot wait for it. */
const LOCK_MS = 5_000;

export function openMemberCache(options: MemberCacheOptions): MemberCache {
  const { device, locks, now, onFailure = () => {} } = options;
  let open: { database: string; store: MemberStore } | undefined;

  const storeOf = (database: string): MemberStore => {
    if (open?.database === database) return open.store;
    open?.store.close();
    open = { database, store: openMemberStore(database, options) };
    return open.store;
  };
  const destroy = async (database: string): Promise<void> => {
    if (open?.database === database) {
      open.store.close();
      open = undefined;
    }
    await openMemberStore(database, options).destroy();
  };
  const destroyOthers = async (kept: string | undefined): Promise<void> => {
    const names = await databases();
    await Promise.all(names.filter((name) => name !== kept).map(destroy));
  };
  /** The registration when it contains this token, else undefined. */
  const ownerBy = async (access: string): Promise<CacheOwner | undefined> => {
    const owner = await readCacheOwner(device);
    return owner !== undefined && (await isOwnerToken(owner, access)) ? owner : undefined;
  };
  const alone = <T>(work: () => Promise<T>, without: T): Promise<T> =>
    withFallback(inTurn(locks, 'exclusive', work), without, onFailure);
  /**
   * Reading opens a database, so it takes the lock as well; otherwise it could create a database again that is being
   * wiped.
   */
  const reading = <T>(work: () => Promise<T>, without: T): Promise<T> =>
    withFallback(inTurn(locks, 'shared', work), without, onFailure);

  return {
    read: (request) =>
      reading(async () => {
        const asked = memberRequest(request);
        const owner = asked === undefined ? undefined : await ownerBy(asked.accessToken);
        return owner === undefined ? undefined : storeOf(owner.database).read(memberCacheKey(request.url, now()));
      }, undefined),
    store: async (request, text, since) => {
      const asked = memberRequest(request);
      const facts = asked === undefined ? undefined : readEvictionFacts(asked, text);
      if (asked === undefined || facts === undefined) return false;
      return alone(async () => {
        const owner = await ownerBy(asked.accessToken);
        if (owner === undefined) return false;
        const kept = await storeOf(owner.database).write(
          memberCacheKey(request.url, now()),
          text,
          asked.keep.as,
          facts,
          since,
        );
        // A sign-out may have happened in between where there are no locks.
        if ((await readCacheOwner(device))?.database === owner.database) return kept;
        await destroy(owner.database);
        return false;
      }, false);
    },
    revise: (change, at) =>
      alone(async () => {
        const owner = await readCacheOwner(device);
        return owner !== undefined && storeOf(owner.database).revise(change, at);
      }, false),
    entries: () =>
      reading(async () => {
        const owner = await readCacheOwner(device);
        return owner === undefined ? [] : storeOf(owner.database).entries();
      }, []),
    register: (access, memberId) =>
      alone(async () => {
        const before = await readCacheOwner(device);
        const owner = await withOwnerToken(before, access, memberId);
        if (before?.database === owner.database && (await isOwnerToken(before, access))) return true;
        const registered = await writeCacheOwner(device, owner);
        if (before?.database !== owner.database) await destroyOthers(owner.database);
        return registered;
      }, false),
    forget: (memberId) =>
      alone(async () => {
        const owner = await readCacheOwner(device);
        const another = memberId !== undefined && owner?.database !== (await memberDatabaseName(memberId));
        if (owner !== undefined && !another) await writeCacheOwner(device, null);
        await destroyOthers(another ? owner?.database : undefined);
      }, undefined),
    erase: () =>
      alone(async () => {
        const names = await databases();
        const cleared = await Promise.all(names.map((name) => clearOnce(name, options)));
        return cleared.every(Boolean);
      }, false),
    close: () => open?.store.close(),
  };
}

/** Number and size of the cached responses of the registered member, for the settings page. */
export async function memberCacheUsage(): Promise<{ count: number; bytes: number }> {
  const copies = browserCopies();
  const entries = await copies.entries();
  copies.close();
  return { count: entries.length, bytes: entries.reduce((sum, { size }) => sum + size, 0) };
}

/** "Çevrimdışı verileri sil": deletes all copies; the player stays signed in. Resolves to true when nothing is left. */
export async function eraseMemberCache(): Promise<boolean> {
  const copies = browserCopies();
  const erased = await copies.erase();
  copies.close();
  return erased;
}

function browserCopies(): MemberCache {
  const device = openDeviceStore();
  const copies = openMemberCache({ device, locks: navigator.locks, now: () => Math.floor(Date.now() / 1000) });
  return {
    ...copies,
    close: () => {
      copies.close();
      device.close();
    },
  };
}

/** Names of the databases of every player who ever had copies on this device. */
async function databases(): Promise<string[]> {
  const names = await Dexie.getDatabaseNames();
  return names.filter((name) => name.startsWith(MEMBER_DATABASE_PREFIX));
}

async function clearOnce(database: string, options: MemberCacheOptions): Promise<boolean> {
  const store = openMemberStore(database, options);
  const cleared = await store.clear();
  store.close();
  return cleared;
}

async function inTurn<T>(locks: LockManager | undefined, mode: LockMode, work: () => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(LOCK_MS);
  let begun = false;
  const begin = (): Promise<T> => {
    begun = true;
    return work();
  };
  try {
    return await runInLock(locks, MEMBER_CACHE_LOCK, { mode, signal }, begin);
  } catch (reason) {
    if (begun) throw reason;
    // The lock is held by a realm that hangs, so the work is done without it.
    return work();
  }
}
