/** Finds a coupon whose order got no response in the history (money-5). */
import { wager } from '../../../src/contract/services/wager.ts';
import type { Coupon } from '../../../src/model/coupon.ts';
import { rowKey } from '../../../src/domain/coupon/row-key.ts';
import { madeOf, mayBe } from '../../../src/domain/slip/play-evidence.ts';
import type { Services } from '../calls/services.ts';
import { type CouponEnd, endOfRows } from '../money/coupon-end.ts';
import { type Finding, findAgain } from '../money/find-again.ts';
import { readPurse } from '../money/purse.ts';
import type { PlayRecord } from './play-record.ts';

/**
 * Searches the history once.
 * @param late true when the service cannot make the coupon any more
 */
export function findPlayedCoupon(services: Services, record: PlayRecord, late: boolean): Promise<Finding<CouponEnd>> {
  return findAgain<Coupon, CouponEnd>(
    record,
    {
      readPage: (query) => services.request(wager.getPlayedBetslips, { query }),
      keyOf: rowKey,
      madeOf: (coupons) => endOfRows(madeOf(record, coupons), coupons),
      mayBe: (coupon) => mayBe(record, coupon),
      readPurse: () => readPurse(services, record.useBonus),
    },
    late,
  );
}
