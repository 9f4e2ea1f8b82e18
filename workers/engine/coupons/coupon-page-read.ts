/** The first request of a page with the player's coupons. A separate chunk, so that the engine starts without it. */
import type { NamedServiceCall } from '../../../src/contract/port/engine-contract.ts';
import type { ReadName } from '../../../src/contract/services/calls.ts';
import { parseCouponListRoute } from '../../../src/domain/coupon/coupon-list-route.ts';
import { couponListQuery } from '../../../src/domain/coupon/coupon-tab-info.ts';
import type { CouponRoute } from '../../../src/routes/parse-path.ts';

/**
 * The call that the page itself will make, so that both share one response. Parts of an address are decoded as the
 * router does it; for an id that ends within an escape sequence `decodeURI` throws, and nothing is preloaded.
 * @param now epoch seconds
 */
export function couponPageRead(place: CouponRoute, now: number): NamedServiceCall<ReadName> | undefined {
  if (place.show !== 'list') {
    const id = decodeURI(place.id);
    return place.show === 'coupon'
      ? { name: 'getPlayedBetslip', input: { parameters: { id, owner: 'own' } } }
      : { name: 'getMultiBetslip', input: { parameters: { id } } };
  }
  const list = parseCouponListRoute(place.tab, place.filter);
  if (list === undefined) return undefined;
  return { name: 'getPlayedBetslips', input: { query: couponListQuery(list.tab, list.choice, 1, now) } };
}
