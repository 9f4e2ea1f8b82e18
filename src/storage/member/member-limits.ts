/** Which copies leave first: the bounds of one player's store, and the order in which it is emptied. */
import type { MemberEntry } from './member-tables.ts';

export interface MemberLimits {
  listAgeSeconds: number;
  detailAgeSeconds: number;
  maxCount: number;
  maxBytes: number;
}

const DAY = 24 * 3600;

/** Lists change, a single thing seldom does. A page of ten coupons is about 15 KB, a coupon 2 KB. */
export const memberLimits: MemberLimits = {
  listAgeSeconds: 60 * DAY,
  detailAgeSeconds: 400 * DAY,
  maxCount: 1_000,
  maxBytes: 20_000_000,
};

/** Whether nobody should be shown this copy any more. */
export function isTooOld({ kind, storedAt }: MemberEntry, limits: MemberLimits, now: number): boolean {
  return storedAt < now - (kind === 'list' ? limits.listAgeSeconds : limits.detailAgeSeconds);
}

/** What leaves first comes first: what is decided before what is open, what was played long ago before what is new. */
export function inOrderOfLeaving(entries: readonly MemberEntry[]): MemberEntry[] {
  return entries.toSorted(
    (a, b) => rank(a) - rank(b) || a.playedAt - b.playedAt || a.storedAt - b.storedAt || a.key.localeCompare(b.key),
  );
}

/** Keys to drop: everything too old, and from the front while there is too much. */
export function overMemberLimits(entries: readonly MemberEntry[], limits: MemberLimits, now: number): string[] {
  const dropped = entries.filter((entry) => isTooOld(entry, limits, now)).map(({ key }) => key);
  const rest = entries.filter((entry) => !isTooOld(entry, limits, now));
  let count = rest.length;
  let bytes = rest.reduce((sum, { size }) => sum + size, 0);
  if (count <= limits.maxCount && bytes <= limits.maxBytes) return dropped;
  for (const { key, size } of inOrderOfLeaving(rest)) {
    if (count <= limits.maxCount && bytes <= limits.maxBytes) break;
    dropped.push(key);
    count -= 1;
    bytes -= size;
  }
  return dropped;
}

/** A list can be had without its coupons, but not the other way round; an open coupon's detail is what is looked for. */
function rank({ pending, kind }: MemberEntry): number {
  if (!pending) return 0;
  return kind === 'list' ? 1 : 2;
}
