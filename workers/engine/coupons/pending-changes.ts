/** Comparisons between the undecided rows of two reads. */
import type { Coupon } from '../../../src/model/coupon.ts';
import { isSettled } from '../../../src/domain/coupon/status.ts';
import { couponRowKey } from '../../../src/domain/coupon/coupon-row-view.ts';

export type PendingRows = ReadonlyMap<string, Coupon>;
/** Last known state of each event: its score's status, or that it left the program. */
export type OpenEventStates = Map<number, number | 'left' | undefined>;

/** Rows that disappeared, and groups with fewer coupons, with the number of coupons that left. */
export function rowsNoLongerPending(
  before: PendingRows,
  rows: PendingRows,
): { row: Pick<Coupon, 'id' | 'groupId'>; count: number }[] {
  return [...before]
    .map(([key, row]) => ({ row, count: row.count - (rows.get(key)?.count ?? 0) }))
    .filter(({ count }) => count > 0);
}

/**
 * Maximum number of rows that are read individually in one check. A list with unreadable rows may hide the missing
 * ones.
 */
const MOST_ASKED = 20;

/** Rows that the list does not show, those with an ended event first. */
export function rowsMissingInList(read: readonly Coupon[], before: PendingRows, due: ReadonlySet<number>): Coupon[] {
  const shown = new Set(read.map(couponRowKey));
  const isDue = ({ legs }: Coupon): boolean => legs?.some(({ eventId }) => due.has(eventId)) === true;
  return [...before]
    .filter(([key]) => !shown.has(key))
    .map(([, row]) => row)
    .toSorted((one, other) => Number(isDue(other)) - Number(isDue(one)))
    .slice(0, MOST_ASKED);
}

/** Number of a row's coupons that are still undecided. */
export function countUndecided(coupons: readonly Coupon[], count: number): number {
  return Math.min(count, coupons.filter((coupon) => !isSettled(coupon)).length);
}

/**
 * The newly decided coupons of a row. A group contains all its coupons, also those decided long ago. The row started
 * with the first undecided one, so newly decided coupons come after it.
 */
export function newlyDecidedCoupons(
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

/** The rows' content as a list shows it, without scores. */
export function pendingRowsText(rows: PendingRows): string {
  return JSON.stringify(
    [...rows].map(([key, { status, count, legs }]) => [key, status, count, legs?.map(({ result }) => result)]),
  );
}

/** Events of open legs, with their last known state. */
export function eventsOfOpenLegs(rows: Iterable<Coupon>, heard: OpenEventStates): OpenEventStates {
  const open: OpenEventStates = new Map();
  for (const { legs } of rows) {
    for (const { eventId, result } of legs ?? []) if (result === 'open') open.set(eventId, heard.get(eventId));
  }
  return open;
}

/** Number of coupons, not rows; 0 until they were read. */
export function countPendingCoupons(rows: PendingRows | undefined): number {
  return [...(rows?.values() ?? [])].reduce((sum, { count }) => sum + count, 0);
}
