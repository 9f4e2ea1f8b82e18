/**
 * Reads the undecided coupons, and the outcome of those that are no longer undecided. Cached responses are not used.
 */
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { isDefinitiveRefusal, isServiceRefusal } from '../../../src/contract/failure-checks.ts';
import { isUndecided, isSettled } from '../../../src/domain/coupon/decision.ts';
import type { Coupon } from '../../../src/model/coupon.ts';
import { PENDING, undecidedStatuses } from '../../../src/model/coupon-status.ts';
import type { Services } from '../calls/services.ts';
import { couponRowKey } from '../../../src/domain/coupon/coupon-row-view.ts';

const PAGE = 50;
/** Limit for a service that reports a wrong page count; no player has this many undecided coupons. */
const MOST_PAGES = 20;

/** True when a coupon is being made, checked or cancelled: the service will decide it without an event. */
export function hasCouponInTransition(rows: ReadonlyMap<string, Coupon> | undefined): boolean {
  return [...(rows?.values() ?? [])].some(({ status }) => status !== PENDING && isUndecided(status));
}

export interface PendingCoupons {
  /** Coupons with their legs. */
  rows: Coupon[];
  /** False when a row or leg was unreadable, or not all pages were read: a missing coupon may still be undecided. */
  isComplete: boolean;
}

/** All undecided coupons; `undefined` when a page has no response. */
export async function readPendingCoupons(services: Services, signal: AbortSignal): Promise<PendingCoupons | undefined> {
  const rows: Coupon[] = [];
  let whole = true;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    if (page > MOST_PAGES) return { rows, isComplete: false };
    const query = {
      status: undecidedStatuses.join(','),
      page: String(page),
      limit: String(PAGE),
      withBetslipDetails: 'true',
    };
    // Pages are read one at a time, because the first one has the page count.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await services.request(wagerCalls.getPlayedBetslips, { query, signal });
    if (!answer.ok || answer.value.storedAt !== null) return undefined;
    const { data, dropped } = answer.value;
    rows.push(...data.rows);
    whole &&= dropped === 0;
    pages = data.pageCount;
    // An empty page before the last one: its rows are unknown.
    if (data.rows.length === 0 && dropped === 0 && page < pages) return { rows, isComplete: false };
  }
  return { rows, isComplete: whole };
}

/** The present coupons of a row; empty when the service knows none with this id; `undefined` without a response. */
export async function readCouponsOfRow(
  services: Services,
  { id, groupId }: Pick<Coupon, 'id' | 'groupId'>,
  signal: AbortSignal,
): Promise<Coupon[] | undefined> {
  const answer =
    groupId === null
      ? await services.request(wagerCalls.getPlayedBetslip, { parameters: { id, owner: 'own' }, signal })
      : await services.request(wagerCalls.getMultiBetslip, { parameters: { id: groupId }, signal });
  if (!answer.ok) return isDefinitiveRefusal(answer.failure) && isServiceRefusal(answer.failure) ? [] : undefined;
  const { data, storedAt } = answer.value;
  if (storedAt !== null) return undefined;
  return Array.isArray(data) ? data : [data];
}

export type PendingRows = ReadonlyMap<string, Coupon>;
/** Last known state of each event: its score's status, or that it left the program. */
export type OpenEventStates = Map<number, number | 'left' | undefined>;

/**
 * Comparisons between the undecided rows of two reads. Rows that disappeared, and groups with fewer coupons, with the
 * number of coupons that left.
 */
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
