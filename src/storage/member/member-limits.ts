/** The limits of one player's store, and the order in which copies are dropped. */
import type { MemberEntry } from './member-tables.ts';

export interface MemberLimits {
  listAgeSeconds: number;
  detailAgeSeconds: number;
  maxCount: number;
  maxBytes: number;
}

const DAY = 24 * 3600;

/** Lists change often, details seldom. A page of ten coupons has about 15 KB, a coupon 2 KB. */
export const memberLimits: MemberLimits = {
  listAgeSeconds: 60 * DAY,
  detailAgeSeconds: 400 * DAY,
  maxCount: 1_000,
  maxBytes: 20_000_000,
};

/** True when the copy is too old to be shown. */
export function isTooOld({ kind, storedAt }: MemberEntry, limits: MemberLimits, now: number): boolean {
  return storedAt < now - (kind === 'list' ? limits.listAgeSeconds : limits.detailAgeSeconds);
}

/** Entries in the order in which they are dropped: decided before open, long ago before recent. */
export function inEvictionOrder(entries: readonly MemberEntry[]): MemberEntry[] {
  return entries.toSorted(
    (a, b) => rank(a) - rank(b) || a.playedAt - b.playedAt || a.storedAt - b.storedAt || a.key.localeCompare(b.key),
  );
}

/** Keys to drop: everything too old, then from the front while the store is over its limits. */
export function keysOverMemberLimits(entries: readonly MemberEntry[], limits: MemberLimits, now: number): string[] {
  const dropped = entries.filter((entry) => isTooOld(entry, limits, now)).map(({ key }) => key);
  const rest = entries.filter((entry) => !isTooOld(entry, limits, now));
  let count = rest.length;
  let bytes = rest.reduce((sum, { size }) => sum + size, 0);
  if (count <= limits.maxCount && bytes <= limits.maxBytes) return dropped;
  for (const { key, size } of inEvictionOrder(rest)) {
    if (count <= limits.maxCount && bytes <= limits.maxBytes) break;
    dropped.push(key);
    count -= 1;
    bytes -= size;
  }
  return dropped;
}

/**
 * Lists are dropped before details, because a list can be shown without its coupons; the detail of an open coupon is
 * needed most.
 */
function rank({ pending, kind }: MemberEntry): number {
  if (!pending) return 0;
  return kind === 'list' ? 1 : 2;
}
