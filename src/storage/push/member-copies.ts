/**
 * The registered member's own copies, for the push worker, which has no token. The member is the one named by the
 * registration (`cache-owner.ts`); signing out deletes that first, so afterwards there is nothing to read.
 */
import { MEMBER_CACHE_LOCK, MEMBER_DATABASE_PREFIX } from '../../contract/names.ts';
import type { DeviceStore } from '../device/device-database.ts';
import { readCacheOwner, memberDatabaseName } from '../member/cache-owner.ts';
import { isTooOld, memberLimits } from '../member/member-limits.ts';
import { openMemberTables } from '../member/member-tables.ts';
import { runInLock } from '../run-in-lock.ts';
import { withFallback } from '../with-fallback.ts';

/** A copy: its address in canonical form, and the body. */
export interface MemberCopy {
  address: string;
  text: string;
}

/** Reference of a member in subscriptions and messages: the hash that names the member's database. */
export async function memberReference(memberId: string): Promise<string> {
  return (await memberDatabaseName(memberId)).slice(MEMBER_DATABASE_PREFIX.length);
}

/** Reference of the member who is signed in; undefined for a visitor. */
export async function registeredMember(device: DeviceStore): Promise<string | undefined> {
  return (await readCacheOwner(device))?.database.slice(MEMBER_DATABASE_PREFIX.length);
}

/**
 * The copies of this member whose address is wanted; none for anybody else than the registered one.
 * @param member reference of the member
 */
export async function readMemberCopies(
  device: DeviceStore,
  member: string,
  isWanted: (address: string) => boolean,
  { now, locks }: { now: number; locks: LockManager | undefined },
): Promise<MemberCopy[]> {
  const read = async (): Promise<MemberCopy[]> => {
    if ((await registeredMember(device)) !== member) return [];
    const tables = openMemberTables(MEMBER_DATABASE_PREFIX + member);
    try {
      return await tables.run(async (db) => {
        const all = await db.entries.toArray();
        const entries = all.filter((entry) => isWanted(entry.key) && !isTooOld(entry, memberLimits, now));
        const bodies = await db.bodies.bulkGet(entries.map(({ key }) => key));
        return bodies.flatMap((body) => (body === undefined ? [] : [{ address: body.key, text: body.text }]));
      });
    } finally {
      tables.close();
    }
  };
  // Opening could create a database again that is being wiped, so it takes the lock.
  return withFallback(runInLock(locks, MEMBER_CACHE_LOCK, { mode: 'shared' }, read), [], withoutCopies);
}

/** A storage failure means that there are no copies (offline-11). */
function withoutCopies(): void {}
