/** Short codes of slips and of pool coupons. */
import type { Handlers } from '../../http/service-route.ts';
import type { PoolGame } from '../../pool/pool-game.ts';
import { poolFailures } from '../../pool/pool-failures.ts';
import { slipCodeExpired, slipCodeUnknown } from '../../wager/coupon-failures.ts';
import { createSlipRecord } from '../../wager/saved-slip-store.ts';
import type { Wager } from '../../wager/wager.ts';
import { wireSlipOf } from './betslip-handlers.ts';

export function shortCodeHandlers(pool: PoolGame, wager: Wager): Handlers<'shortCode'> {
  const { accounts, slipCodes, world, now } = wager;
  return {
    openPoolCode: ({ body }) => {
      const coupon = pool.byCode(body().code);
      if (coupon === undefined) throw poolFailures.code();
      const { blocks, multiplier } = coupon.order;
      return { gameCycleNo: coupon.cycle, columns: blocks, details: { multiplier, numberOfCoupon: 1 } };
    },
    createSlipCode: ({ bearer, body }) => {
      accounts.accountOfToken(bearer());
      const { code, expiresAt } = slipCodes.create(createSlipRecord(body().slip, world), now());
      return { code, expires: Math.floor(expiresAt / 1_000) };
    },
    openSlipCode: ({ body }) => {
      const stored = slipCodes.find(body().code);
      if (stored === undefined) throw slipCodeUnknown();
      if (stored.expiresAt <= now()) throw slipCodeExpired();
      return wireSlipOf(stored.slip, world);
    },
  };
}
