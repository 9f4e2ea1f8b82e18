/** The football pool: its rounds, playing, coupons and short codes. Each of the four areas has its own base address. */
import { object, string, type as shape } from 'superstruct';
import type { PoolCouponDetail } from '../../model/pool.ts';
import { money, read, serviceArea, write } from './call.ts';
import { listOf, numeric, numericOr, text, textOr, told } from './fields.ts';
import { STEADY_SECONDS, forMember } from './keep.ts';
import { decodePage, decodeRows, pageOf, rows } from './rows.ts';
import { couponStatus, decodeMade } from './wire/coupon.ts';
import { decodePoolRound, decodeSpan, poolRound, poolSpan } from './wire/pool.ts';
import {
  decodePoolCoupon,
  decodePoolCouponDetail,
  decodePoolSlip,
  poolCouponDetail,
  poolCouponFacts,
  poolCouponRow,
  poolPageFacts,
  poolOrder,
  poolSlip,
} from './wire/pool-coupon.ts';

const toCouponPage = decodePage(decodePoolCoupon);

export const pool = serviceArea('pool', {
  /** The running round. */
  getPool: read({ path: 'SporToto', keep: { how: 'live' }, answer: poolRound, decode: decodePoolRound }),
  /** A round by its number; some numbers have none. */
  getPoolResult: read({
    path: 'SporToto/result',
    query: object({ gameCycleNo: string() }),
    keep: { how: 'live' },
    answer: poolRound,
    decode: decodePoolRound,
  }),
  getLastPoolResult: read({
    path: 'SporToto/last_result',
    keep: { how: 'live' },
    answer: poolRound,
    decode: decodePoolRound,
  }),
  /** All rounds, newest first, with the time window of their matches. */
  getPoolRounds: read({
    path: 'SporToto/dateFilter',
    keep: { how: 'steady', freshSeconds: STEADY_SECONDS },
    answer: rows(poolSpan),
    decode: (wire, context) => decodeRows(decodeSpan)(wire, context).filter((span) => span !== undefined),
  }),
});

export const poolWagering = serviceArea('poolWagering', {
  /**
   * Plays the pool. The header Client-Transaction-Id identifies the tap. The service computes the price itself and
   * refuses a different one.
   */
  playPool: money({
    path: 'SporToto/play',
    access: 'member',
    body: poolOrder,
    answer: shape({
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
    decode: ({ betSlipId, betSlipIds, status }) => decodeMade(betSlipId, betSlipIds, status),
  }),
  /** Cancels a coupon, possible until the round closes; the price is refunded. */
  cancelPool: write({
    path: 'SporToto/cancel',
    access: 'member',
    changes: ['coupons', 'balance'],
    query: object({ betSlipId: string() }),
    answer: shape({ status: couponStatus, balance: told(numeric()) }),
  }),
});

export const poolBetslip = serviceArea('poolBetslip', {
  /**
   * `date`: `week`, `month`, `threeMonths`, `year`, or the number of a round; '' for all. `status`: codes with commas
   * between, '' for all.
   */
  getPoolCoupons: read({
    path: 'SporTotoBetSlip/played',
    access: 'member',
    about: 'coupons',
    query: object({ page: string(), limit: string(), date: string(), status: string() }),
    answer: pageOf(poolCouponRow),
    decode: toCouponPage,
    keep: forMember('list', poolPageFacts),
  }),
  getPoolCoupon: read({
    path: 'SporTotoBetSlip/played/detail/:id',
    access: 'member',
    about: 'coupons',
    answer: poolCouponDetail,
    decode: decodePoolCouponDetail,
    keep: forMember<PoolCouponDetail>('detail', poolCouponFacts),
  }),
});

export const shortCode = serviceArea('shortCode', {
  /** Opens the marks behind a short code, to be played as the caller's own. */
  openPoolCode: read({
    method: 'POST',
    path: 'ShortCode/SporTotoPlayByCode',
    body: object({ code: string() }),
    answer: poolSlip,
    decode: decodePoolSlip,
  }),
});
