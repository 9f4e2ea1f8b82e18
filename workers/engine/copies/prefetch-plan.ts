/** What is fetched ahead, and what of it is on the device already. */
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { Coupon } from '../../../src/model/coupon.ts';
import { openStatuses } from '../../../src/model/coupon-status.ts';
import { addressEnd } from '../../../src/contract/services/address.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { type CouponTab, couponTabs } from '../../../src/domain/coupon/lists.ts';
import type { MemberEntry } from '../../../src/storage/member/member-tables.ts';

export type Row = Pick<Coupon, 'id' | 'groupId' | 'status'>;

const tabs = Object.keys(couponTabs) as CouponTab[];

/** Their coupons are still to be decided: all pages of them are kept. */
export const openTabs = tabs.filter((tab) => {
  const { statuses } = couponTabs[tab];
  return statuses.length > 0 && statuses.every((status) => isOpen(status));
});
/** Of these the first page is kept; `oynadiklarim` is read further, for the coupons in it. */
export const otherTabs = tabs.filter((tab) => !openTabs.includes(tab) && tab !== 'oynadiklarim');

/** Choices within a tab, but for the first: that one is the tab itself. */
export const filters = tabs.flatMap((tab) =>
  couponTabs[tab].filters.slice(1).map(({ name }) => ({ tab, filter: name })),
);

/** So many coupons that are decided are there without ever having been opened (offline-9). */
export const NEWEST = 50;

/** A coupon that waits changes with its matches; its copy is renewed when a run finds it so old. */
const OPEN_AGE_S = 900;

export const isOpenRow = ({ status }: Row): boolean => isOpen(status);

/** Copies on the device, found by the request that made them. */
export function copyIndex(
  entries: readonly MemberEntry[],
): (call: ServiceCall, input: CallInput) => MemberEntry | undefined {
  return (call, input) => {
    const end = addressEnd(call, input);
    return entries.find(({ key }) => key.endsWith(end));
  };
}

/** Whether the detail has to be fetched, for what is known of its coupon now. */
export function needsDetail(copy: MemberEntry | undefined, isOpenNow: boolean, now: number): boolean {
  if (copy === undefined) return true;
  return copy.pending && (!isOpenNow || copy.storedAt < now - OPEN_AGE_S || copy.storedAt > now);
}

function isOpen(status: number | 'unknown'): boolean {
  return openStatuses.some((code) => code === status);
}
