/** The first request of a page with the player's coupons. A separate chunk, so that the engine starts without it. */
import type { ServiceAsk } from '../../../src/contract/port/engine.ts';
import type { ReadName } from '../../../src/contract/services/calls.ts';
import { listPlace } from '../../../src/domain/coupon/list-query.ts';
import { listQuery } from '../../../src/domain/coupon/lists.ts';
import type { CouponPlace } from '../../../src/routes/places.ts';

/**
 * The call that the page itself will make, so that both share one response. Parts of an address are decoded as the
 * router does it; for an id that ends within an escape sequence `decodeURI` throws, and nothing is preloaded.
 * @param now epoch seconds
 */
export function firstRead(place: CouponPlace, now: number): ServiceAsk<ReadName> | undefined {
  if (place.show !== 'list') {
    const id = decodeURI(place.id);
    return place.show === 'coupon'
      ? { name: 'getPlayedBetslip', input: { parameters: { id, owner: 'own' } } }
      : { name: 'getMultiBetslip', input: { parameters: { id } } };
  }
  const list = listPlace(place.tab, place.filter, {}, now);
  if (list === undefined) return undefined;
  return { name: 'getPlayedBetslips', input: { query: listQuery(list.tab, list.choice, 1, now) } };
}
