/**
 * The player whose responses this device may store. The engine writes the registration; the service worker reads it
 * before it stores a copy or responds with one. The access token is stored as a hash only, and the database is named by
 * the hash of the player's id.
 */
import { MEMBER_DATABASE_PREFIX } from '../../contract/names.ts';
import { sha256 } from '../sha256.ts';
import type { DeviceStore } from '../device/device-database.ts';

export interface CacheOwner {
  /**
   * SHA-256 of the player's last access tokens, newest last; after a renewal another engine may still use the older.
   */
  tokenHashes: string[];
  /** Name of the player's database. */
  database: string;
}

/** Key of the registration in the device store. */
export const CACHE_OWNER_KEY = 'couponOwner';
const TOKENS = 4;

/** The access token of a request; undefined when it has none. */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1];
}

export async function readCacheOwner(device: DeviceStore): Promise<CacheOwner | undefined> {
  return (await device.read(CACHE_OWNER_KEY, isKept)) ?? undefined;
}

export function writeCacheOwner(device: DeviceStore, owner: CacheOwner | null): Promise<boolean> {
  return device.write(CACHE_OWNER_KEY, owner);
}

export async function isOwnerToken(owner: CacheOwner, access: string): Promise<boolean> {
  return owner.tokenHashes.includes(await sha256(access));
}

/** The registration with this token added. Tokens of another player are dropped. */
export async function withOwnerToken(
  before: CacheOwner | undefined,
  access: string,
  memberId: string,
): Promise<CacheOwner> {
  const [tokenHash, database] = await Promise.all([sha256(access), memberDatabaseName(memberId)]);
  const others = before?.database === database ? before.tokenHashes.filter((hash) => hash !== tokenHash) : [];
  return { tokenHashes: [...others, tokenHash].slice(-TOKENS), database };
}

export async function memberDatabaseName(memberId: string): Promise<string> {
  return `${MEMBER_DATABASE_PREFIX}${(await sha256(memberId)).slice(0, 32)}`;
}

function isKept(value: unknown): value is CacheOwner | null {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { tokenHashes, database } = value as Partial<Record<keyof CacheOwner, unknown>>;
  return Array.isArray(tokenHashes) && typeof database === 'string';
}
