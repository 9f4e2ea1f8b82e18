/** What a page of the player's coupons reads first. A part of its own: the engine starts without it. */
import type { ServiceAsk } from '../../../src/contract/port/engine.ts';
import type { ReadName } from '../../../src/contract/services/calls.ts';
import { listPlace } from '../../../src/domain/coupon/list-query.ts';
import { DEFAULT_TAB, listQuery } from '../../../src/domain/coupon/lists.ts';
import type { CouponPlace } from '../../../src/routes/coupons.ts';

/**
 * The very question the page will ask, so that it is the one whose answer it gets.
 * @param now epoch seconds
 */
export function firstRead(place: CouponPlace, now: number): ServiceAsk<ReadName> | undefined {
  if (place.show === 'coupon') {
    return { name: 'getPlayedBetslip', input: { parameters: { id: place.id, owner: 'own' } } };
  }
  if (place.show === 'group') return { name: 'getMultiBetslip', input: { parameters: { id: place.id } } };
  const list = listPlace(place.tab === '' ? DEFAULT_TAB : place.tab, place.filter, {}, now);
  if (list === undefined) return undefined;
  return { name: 'getPlayedBetslips', input: { query: listQuery(list.tab, list.choice, 1, now) } };
}
