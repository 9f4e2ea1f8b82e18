/** Where a coupon's page leads. */
import { links } from '../../routes/routes.ts';
import type { Coupon, CouponLeg } from '../../model/coupon.ts';
import { type CouponTab, couponTabs } from '../../domain/coupon/lists.ts';
import { sportById } from '../../domain/sports.ts';

/** The list a coupon stands in; before it is known, the list of all. */
export function listOf(coupon: Pick<Coupon, 'status' | 'archived'> | undefined): string {
  if (coupon === undefined) return links.coupons('oynadiklarim');
  if (coupon.archived) return links.coupons('arsiv');
  const tabs = Object.keys(couponTabs) as CouponTab[];
  return links.coupons(tabs.find((tab) => couponTabs[tab].statuses.includes(coupon.status)));
}

/** The match of a selection, where its sport has such a page (sportsbook §3). */
export function eventHref({ sportId, eventId }: Pick<CouponLeg, 'sportId' | 'eventId'>): string | undefined {
  const sport = sportById(sportId);
  return sport?.hasMatchDetail === true ? links.event(sport.slug, eventId) : undefined;
}
