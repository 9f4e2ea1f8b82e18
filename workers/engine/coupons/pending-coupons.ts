/**
 * Reads the undecided coupons, and the outcome of those that are no longer undecided. Cached responses are not used.
 */
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { isDefinitiveRefusal, isServiceRefusal } from '../../../src/contract/failure-checks.ts';
import { isUndecided } from '../../../src/domain/coupon/status.ts';
import type { Coupon } from '../../../src/model/coupon.ts';
import { PENDING, undecidedStatuses } from '../../../src/model/coupon-status.ts';
import type { Services } from '../calls/services.ts';

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
