/**
 * The player whose responses this device may store. The engine writes the registration; the service worker reads it
 * before it stores a copy or responds with one. The access token is stored as a hash only, and the database is named by
 * the hash of the player's id.
 */
import { MEMBER_DATABASES } from '../../contract/names.ts';
import type { DeviceStore } from '../device/device-database.ts';

export interface CopyOwner {
  /**
   * SHA-256 of the player's last access tokens, newest last; after a renewal another engine may still use the older.
   */
  tokenHashes: string[];
  /** Name of the player's database. */
  database: string;
}

/** Key of the registration in the device store. */
export const COPY_OWNER = 'couponOwner';
const TOKENS = 4;

/** The access token of a request; undefined when it has none. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1];
}

export async function readOwner(device: DeviceStore): Promise<CopyOwner | undefined> {
  return (await device.read(COPY_OWNER, isKept)) ?? undefined;
}

export function writeOwner(device: DeviceStore, owner: CopyOwner | null): Promise<boolean> {
  return device.write(COPY_OWNER, owner);
}

export async function isOwnersToken(owner: CopyOwner, access: string): Promise<boolean> {
  return owner.tokenHashes.includes(await sha256(access));
}

/** The registration with this token added. Tokens of another player are dropped. */
export async function ownerWith(before: CopyOwner | undefined, access: string, memberId: string): Promise<CopyOwner> {
  const [tokenHash, database] = await Promise.all([sha256(access), databaseOf(memberId)]);
  const others = before?.database === database ? before.tokenHashes.filter((hash) => hash !== tokenHash) : [];
  return { tokenHashes: [...others, tokenHash].slice(-TOKENS), database };
}

export async function databaseOf(memberId: string): Promise<string> {
  return `${MEMBER_DATABASES}${(await sha256(memberId)).slice(0, 32)}`;
}

/** SHA-256 of the text, as hexadecimal text. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isKept(value: unknown): value is CopyOwner | null {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { tokenHashes, database } = value as Partial<Record<keyof CopyOwner, unknown>>;
  return Array.isArray(tokenHashes) && typeof database === 'string';
}
