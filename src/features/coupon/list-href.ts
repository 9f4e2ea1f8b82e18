import { type CouponTab, couponTabs } from '../../domain/coupon/lists.ts';
import type { Coupon } from '../../model/coupon.ts';
import { links } from '../../routes/routes.ts';

/** Address of the list that contains the coupon; the list of all coupons while it is unknown. */
export function listHref(coupon: Pick<Coupon, 'status' | 'archived'> | undefined): string {
  if (coupon === undefined) return links.coupons('oynadiklarim');
  if (coupon.archived) return links.coupons('arsiv');
  const tabs = Object.keys(couponTabs) as CouponTab[];
  const { status } = coupon;
  return links.coupons(tabs.find((tab) => couponTabs[tab].statuses.some((code) => code === status)) ?? 'oynadiklarim');
}
