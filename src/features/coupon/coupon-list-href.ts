import { type CouponTab, couponTabs } from '../../domain/coupon/coupon-tab-info.ts';
import type { Coupon } from '../../model/coupon.ts';
import { entryLinks } from '../../routes/routes.ts';

/** Address of the list that contains the coupon; the list of all coupons while it is unknown. */
export function couponListHref(coupon: Pick<Coupon, 'status' | 'archived'> | undefined): string {
  if (coupon === undefined) return entryLinks.coupons('oynadiklarim');
  if (coupon.archived) return entryLinks.coupons('arsiv');
  const tabs = Object.keys(couponTabs) as CouponTab[];
  const { status } = coupon;
  return entryLinks.coupons(
    tabs.find((tab) => couponTabs[tab].statuses.some((code) => code === status)) ?? 'oynadiklarim',
  );
}
