/** What a page of the player's coupons reads first. A part of its own: the engine starts without it. */
import type { ServiceAsk } from '../../../src/contract/port/engine.ts';
import type { ReadName } from '../../../src/contract/services/calls.ts';
import { listPlace } from '../../../src/domain/coupon/list-query.ts';
import { listQuery } from '../../../src/domain/coupon/lists.ts';
import type { CouponPlace } from '../../../src/routes/places.ts';

/**
 * The very question the page will ask, so that it is the one whose answer it gets. Parts of an address are read as the
 * router reads them; one that is cut within a sign has nothing asked ahead.
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
