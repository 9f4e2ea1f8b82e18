/** Check whether a player may play: an active member of an active retailer (rule account-2, retailer-14). */
import type { Account } from '../accounts/account.ts';
import type { Retailers } from '../accounts/retailers/retailers.ts';
import { couponFailure } from './coupon-failures.ts';

/**
 * Statuses that may play: Active, GrayList (watched, not blocked) and PreActive2, which has chosen a retailer; the
 * retailer is checked next.
 */
const PLAYING = new Set([2, 4, 5]);

export function checkPlayer({ status, retailerId }: Account, retailers: Retailers): void {
  if (status === 1) throw couponFailure('retailer');
  if (!PLAYING.has(status)) throw couponFailure('playerStatus');
  const retailer = retailerId === null ? undefined : retailers.byId(retailerId);
  if (retailer?.status !== 'Active') throw couponFailure('retailer');
}
