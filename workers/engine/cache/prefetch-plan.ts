/** The calls that are prefetched, and which of their responses are on the device already. */
import { isRecent } from '../../../src/lib/age.ts';
import { callPathAndQuery } from '../../../src/contract/services/call-request.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { Coupon } from '../../../src/model/coupon.ts';
import { openStatuses } from '../../../src/model/coupon-status.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { type CouponTab, couponTabs } from '../../../src/domain/coupon/coupon-tab-info.ts';
import type { MemberEntry } from '../../../src/storage/member/member-tables.ts';

export type PrefetchRow = Pick<Coupon, 'id' | 'groupId' | 'status'>;

const tabs = Object.keys(couponTabs) as CouponTab[];

/** Tabs with undecided coupons only; all their pages are stored. */
export const undecidedTabs = tabs.filter((tab) => {
  const { statuses } = couponTabs[tab];
  return statuses.length > 0 && statuses.every((status) => isOpen(status));
});
/** Tabs whose first page is stored; `oynadiklarim` is read further elsewhere, for the coupons in it. */
export const otherTabs = tabs.filter((tab) => !undecidedTabs.includes(tab) && tab !== 'oynadiklarim');

/** Filters of the tabs; the first filter of a tab is left out, because it is the tab itself. */
export const tabFilters = tabs.flatMap((tab) =>
  couponTabs[tab].filters.slice(1).map(({ name }) => ({ tab, filter: name })),
);

/** Number of decided coupons that are available offline without having been opened (offline-9). */
export const NEWEST_DECIDED_COUPONS = 50;

/** Age in seconds from which a run refreshes the copy of an undecided coupon, because it changes with its matches. */
const OPEN_AGE_S = 900;

export const isUndecidedRow = ({ status }: PrefetchRow): boolean => isOpen(status);

/** Finds copies by the request that made them. */
export function createCacheIndex(
  entries: readonly MemberEntry[],
): (call: ServiceCall, input: CallInput) => MemberEntry | undefined {
  return (call, input) => {
    const end = callPathAndQuery(call, input);
    return entries.find(({ key }) => key.endsWith(end));
  };
}

/** True when the coupon's detail has to be fetched, given the coupon's present status. */
export function needsDetail(copy: MemberEntry | undefined, isOpenNow: boolean, now: number): boolean {
  if (copy === undefined) return true;
  return copy.pending && (!isOpenNow || !isRecent(copy.storedAt, now, OPEN_AGE_S));
}

function isOpen(status: number | 'unknown'): boolean {
  return openStatuses.some((code) => code === status);
}
