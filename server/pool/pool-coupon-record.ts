/** A pool coupon and its wire forms. Amounts are kuruş. */
import type { WirePoolCoupon, WirePoolCouponDetail } from '../../src/contract/services/wire/pool-coupon-wire.ts';
import type { CouponStatus } from '../wager/coupon-record.ts';
import { kurusToLira } from '../wager/money.ts';
import type { CheckedPoolOrder, PoolColumn } from './checked-pool-order.ts';
import { formatKurus } from './prizes.ts';
import { type PoolRoundRecord, isPoolRoundDecided, roundName, wirePoolEvents } from './pool-round-record.ts';

export interface PoolCouponRecord {
  readonly id: string;
  readonly playerNo: number;
  readonly transactionId: string;
  readonly cycle: number;
  readonly order: CheckedPoolOrder;
  /** Epoch milliseconds. */
  readonly playedAt: number;
  readonly code: string;
  status: CouponStatus;
  gross: number;
  tax: number;
  net: number;
}

/** Returns the number of correct signs of a column so far. */
function correctSignsOf(column: PoolColumn, { matches }: PoolRoundRecord): number {
  return column.filter((sign, at) => matches[at]?.winner === sign).length;
}

/** Returns the numbers of columns with 15, 14, 13 and 12 correct signs. */
export function winningColumns(columns: readonly PoolColumn[], round: PoolRoundRecord): number[] {
  const right = columns.map((column) => correctSignsOf(column, round));
  return [15, 14, 13, 12].map((hits) => right.filter((each) => each === hits).length);
}

export function toWirePoolRow(
  coupon: PoolCouponRecord,
  round: PoolRoundRecord,
  tellsTransactions: boolean,
): WirePoolCoupon {
  const { order } = coupon;
  const decided = round.matches.filter(({ winner }) => winner !== undefined).length;
  return {
    betSlipId: coupon.id,
    tid: tellsTransactions ? coupon.transactionId : null,
    gameCycleNo: coupon.cycle,
    programName: roundName(round),
    playDate: Math.floor(coupon.playedAt / 1_000),
    status: coupon.status,
    columnCount: order.columns.length,
    blockCount: order.blocks.length,
    multiplier: order.multiplier,
    numberOfCoupon: 1,
    price: kurusToLira(order.price),
    best: decided === 0 ? null : Math.max(...order.columns.map((column) => correctSignsOf(column, round))),
    decided,
    prize: kurusToLira(coupon.gross),
    tax: kurusToLira(coupon.tax),
    net: kurusToLira(coupon.net),
    shortCode: coupon.code,
  };
}

export function toWirePoolDetail(
  coupon: PoolCouponRecord,
  round: PoolRoundRecord,
  tellsTransactions: boolean,
): WirePoolCouponDetail {
  const { blocks, columns } = coupon.order;
  const told = isPoolRoundDecided(round) ? winningColumns(columns, round) : [0, 0, 0, 0];
  let before = 0;
  return {
    ...toWirePoolRow(coupon, round, tellsTransactions),
    columns: blocks,
    events: wirePoolEvents(round),
    tiers: told.map((count, tier) => {
      const dividend = round.dividends?.[tier];
      const amount = dividend === undefined ? null : formatKurus(dividend.winners === 0 ? 0 : dividend.amount);
      return { ordinalNumber: tier + 1, columns: count, amount };
    }),
    // Columns are stored block after block.
    correctByBlock: blocks.map((block) => {
      const size = block.reduce((product, { selections }) => product * selections.length, 1);
      const own = columns.slice(before, before + size);
      before += size;
      return Math.max(...own.map((column) => correctSignsOf(column, round)));
    }),
  };
}
