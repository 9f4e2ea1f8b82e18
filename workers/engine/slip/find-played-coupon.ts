/** Finds a coupon whose order got no response in the history (money-5). */
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import type { Coupon } from '../../../src/model/coupon.ts';
import { couponRowKey } from '../../../src/domain/coupon/coupon-row-key.ts';
import { identifyCoupons, mayBeSentCoupon } from '../../../src/domain/slip/play-evidence.ts';
import type { Services } from '../calls/services.ts';
import { type CouponOutcome, outcomeOfRows } from '../money/coupon-outcome.ts';
import { type OutcomeFinding, findOutcome } from '../money/find-outcome.ts';
import { readSourceBalance } from '../money/balance-source.ts';
import type { PlayRecord } from './play-record.ts';

/**
 * Searches the history once.
 * @param late true when the service cannot make the coupon any more
 */
export function findPlayedCoupon(
  services: Services,
  record: PlayRecord,
  late: boolean,
): Promise<OutcomeFinding<CouponOutcome>> {
  return findOutcome<Coupon, CouponOutcome>(
    record,
    {
      readPage: (query) => services.request(wagerCalls.getPlayedBetslips, { query }),
      keyOf: couponRowKey,
      outcomeOf: (coupons) => outcomeOfRows(identifyCoupons(record, coupons), coupons),
      mayMatch: (coupon) => mayBeSentCoupon(record, coupon),
      readBalance: () => readSourceBalance(services, record.useBonus),
    },
    late,
  );
}
