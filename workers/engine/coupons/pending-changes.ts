/** What can be told from the rows that waited a moment ago and those that wait now. */
import type { Coupon } from '../../../src/model/coupon.ts';
import { isSettled } from '../../../src/domain/coupon/decided.ts';
import { rowKey } from '../../../src/domain/coupon/row-key.ts';

export type Rows = ReadonlyMap<string, Coupon>;
/** Event → what the hubs said of it last: its score's status, or that it left the program. */
export type OpenEvents = Map<number, number | 'left' | undefined>;

/** Rows that are gone, and groups that have become smaller, with how many coupons left. */
export function leftBehind(before: Rows, rows: Rows): { row: Pick<Coupon, 'id' | 'groupId'>; count: number }[] {
  return [...before]
    .map(([key, row]) => ({ row, count: row.count - (rows.get(key)?.count ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** Of a list with rows nobody can read, what it does not show may be one of them. So many are asked about in one look. */
const MOST_ASKED = 20;

/** Those it does not show: first what an event that ended may have decided. */
export function missingIn(read: readonly Coupon[], before: Rows, due: ReadonlySet<number>): Coupon[] {
  const shown = new Set(read.map(rowKey));
  const isDue = ({ legs }: Coupon): boolean => legs?.some(({ eventId }) => due.has(eventId)) === true;
  return [...before]
    .filter(([key]) => !shown.has(key))
    .map(([, row]) => row)
    .toSorted((one, other) => Number(isDue(other)) - Number(isDue(one)))
    .slice(0, MOST_ASKED);
}

/** How many of a row's coupons still wait. */
export function waitingOf(coupons: readonly Coupon[], count: number): number {
  return Math.min(count, coupons.filter((coupon) => !isSettled(coupon)).length);
}

/**
 * A group tells all its coupons, those that were decided long ago too: the row began with the first that waited, so the
 * ones that left it come after that.
 */
export function newlyDecided(
  coupons: readonly Coupon[],
  first: string,
  count: number,
  told: ReadonlySet<string>,
): Coupon[] {
  const from = coupons.findIndex(({ id }) => id === first);
  return coupons
    .slice(Math.max(from, 0))
    .filter((coupon) => isSettled(coupon) && !told.has(coupon.id))
    .slice(0, count);
}

/** What a list shows of its rows, but for the score. */
export function stateOf(rows: Rows): string {
  return JSON.stringify(
    [...rows].map(([key, { status, count, legs }]) => [key, status, count, legs?.map(({ result }) => result)]),
  );
}

/** The events of legs that are open, with what was heard of them so far. */
export function openEvents(rows: Iterable<Coupon>, heard: OpenEvents): OpenEvents {
  const open: OpenEvents = new Map();
  for (const { legs } of rows) {
    for (const { eventId, result } of legs ?? []) if (result === 'open') open.set(eventId, heard.get(eventId));
  }
  return open;
}

/** Coupons, not rows; none until they were read. */
export function pendingCount(rows: Rows | undefined): number {
  return [...(rows?.values() ?? [])].reduce((sum, { count }) => sum + count, 0);
}
