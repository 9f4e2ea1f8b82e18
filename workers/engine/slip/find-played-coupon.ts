/**
 * Finds out what became of a coupon nobody answered for: it is looked for in the history, never sent again (money-5).
 * Only a history that was read late enough may say that there is none.
 */
import { wager } from '../../../src/contract/services/wager.ts';
import type { Coupon } from '../../../src/model/coupon.ts';
import type { Services } from '../calls/services.ts';
import type { PlayRecord } from './play-record.ts';

export type Settled = { found: true; couponIds: string[] } | { found: false };

/** Clocks of browser and service differ. */
const CLOCK_TOLERANCE_S = 300;
const PAGE = 20;

/** One look; `undefined` when the history could not be read. */
export async function findInHistory(services: Services, record: PlayRecord): Promise<Settled | undefined> {
  const query = { type: '0', page: '1', limit: String(PAGE), sortType: '1' };
  const answer = await services.request(wager.getPlayedBetslips, { query });
  // A copy of the device is as old as it is: it cannot say that there is none.
  if (!answer.ok || answer.value.storedAt !== null) return undefined;
  const coupons = answer.value.data.rows;
  const named = coupons.filter(({ transactionId }) => transactionId === record.intent);
  const meant = named.length > 0 ? named : coupons.filter((coupon) => isAlike(coupon, record));
  if (meant.length > 0) return { found: true, couponIds: meant.map(({ id }) => id) };
  // A row that could not be read may be the one.
  return answer.value.dropped > 0 ? undefined : { found: false };
}

/** A service that does not tell the id: the same price, events and odd, played since, and none that was told of before. */
function isAlike(coupon: Coupon, record: PlayRecord): boolean {
  return (
    coupon.transactionId === null &&
    !record.seen.includes(coupon.id) &&
    coupon.playedAt >= record.sentAt / 1000 - CLOCK_TOLERANCE_S &&
    coupon.price === record.price &&
    coupon.eventCount === record.itemCount &&
    coupon.count === record.couponCount &&
    coupon.totalOdd === record.odd
  );
}
