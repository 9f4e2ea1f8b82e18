/** The football pool: its rounds, playing and coupons. Each of the three areas has its own base address. */
import { object, string, type as shape } from 'superstruct';
import type { PoolCouponDetail } from '../../model/pool.ts';
import { moneyCall, readCall, defineCalls, writeCall } from './call.ts';
import { listOf, numeric, numericOr, text, textOr, optionalField } from './fields.ts';
import { STEADY_FRESH_SECONDS, memberCachePolicy } from './cache-policy.ts';
import { decodePage, decodeRows, pageShape, rows } from './response-rows.ts';
import { couponStatus, decodePlacedCoupons } from './wire/coupon-wire.ts';
import { decodePoolRound, decodePoolSpan, poolRound, poolSpan } from './wire/pool-wire.ts';
import {
  decodePoolCoupon,
  decodePoolCouponDetail,
  poolCouponDetail,
  poolCouponEvictionFacts,
  poolCouponRow,
  poolCouponPageEvictionFacts,
  poolOrder,
} from './wire/pool-coupon-wire.ts';

const toCouponPage = decodePage(decodePoolCoupon);

export const poolCalls = defineCalls('pool', {
  /** The running round. */
  getPool: readCall({ path: 'SporToto', keep: { how: 'live' }, response: poolRound, decode: decodePoolRound }),
  /** A round by its number; some numbers have none. */
  getPoolResult: readCall({
    path: 'SporToto/result',
    query: object({ gameCycleNo: string() }),
    keep: { how: 'live' },
    response: poolRound,
    decode: decodePoolRound,
  }),
  getLastPoolResult: readCall({
    path: 'SporToto/last_result',
    keep: { how: 'live' },
    response: poolRound,
    decode: decodePoolRound,
  }),
  /** All rounds, newest first, with the time window of their matches. */
  getPoolRounds: readCall({
    path: 'SporToto/dateFilter',
    keep: { how: 'steady', freshSeconds: STEADY_FRESH_SECONDS },
    response: rows(poolSpan),
    decode: (wire, context) => decodeRows(decodePoolSpan)(wire, context).filter((span) => span !== undefined),
  }),
});

export const poolWageringCalls = defineCalls('poolWagering', {
  /**
   * Plays the pool. The header Client-Transaction-Id identifies the tap. The service computes the price itself and
   * refuses a different one.
   */
  playPool: moneyCall({
    path: 'SporToto/play',
    access: 'member',
    body: poolOrder,
    response: shape({
      /** Id of the first coupon made; `betSlipIds` has all of them. */
      betSlipId: textOr(''),
      betSlipIds: listOf(text()),
      gameCycleNo: numericOr(0),
      columnCount: numericOr(0),
      /** The amount charged. */
      amount: numericOr(0),
      status: couponStatus,
      balance: numericOr(0),
      bonusBalance: numericOr(0),
    }),
    decode: ({ betSlipId, betSlipIds, status }) => decodePlacedCoupons(betSlipId, betSlipIds, status),
  }),
  /** Cancels a coupon, possible until the round closes; the price is refunded. */
  cancelPool: writeCall({
    path: 'SporToto/cancel',
    access: 'member',
    changes: ['coupons', 'balance'],
    query: object({ betSlipId: string() }),
    response: shape({ status: couponStatus, balance: optionalField(numeric()) }),
  }),
});

export const poolBetslipCalls = defineCalls('poolBetslip', {
  /**
   * `date`: `week`, `month`, `threeMonths`, `year`, or the number of a round; '' for all. `status`: codes with commas
   * between, '' for all.
   */
  getPoolCoupons: readCall({
    path: 'SporTotoBetSlip/played',
    access: 'member',
    about: 'coupons',
    query: object({ page: string(), limit: string(), date: string(), status: string() }),
    response: pageShape(poolCouponRow),
    decode: toCouponPage,
    keep: memberCachePolicy('list', poolCouponPageEvictionFacts),
  }),
  getPoolCoupon: readCall({
    path: 'SporTotoBetSlip/played/detail/:id',
    access: 'member',
    about: 'coupons',
    response: poolCouponDetail,
    decode: decodePoolCouponDetail,
    keep: memberCachePolicy<PoolCouponDetail>('detail', poolCouponEvictionFacts),
  }),
});
