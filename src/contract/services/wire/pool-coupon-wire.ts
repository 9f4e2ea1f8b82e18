/** Pool coupons (wire-pool-10): wire shapes and decoders. Amounts are TL with two decimals, times epoch seconds. */
import { type Infer, array, nullable, object, type as shape } from 'superstruct';
import { openStatuses } from '../../../model/coupon-status.ts';
import {
  POOL_MATCHES,
  type PoolBlock,
  type PoolCoupon,
  type PoolCouponDetail,
  type PoolSlip,
  poolTiers,
} from '../../../model/pool.ts';
import { hundredths } from '../../../lib/hundredths.ts';
import type { EvictionFacts } from '../cache-policy.ts';
import { listOf, numeric, numericOr, fieldOr, text, textOr, optionalField } from '../fields.ts';
import { toEpochSeconds } from '../epoch-seconds.ts';
import { couponStatus } from './coupon-wire.ts';
import { parseTurkishAmount, decodePoolEvents, poolEvent } from './pool-wire.ts';

/** A match of a filled block: the signs marked on it. */
const wireMarks = shape({ eventNo: numeric(), selections: listOf(numeric()) });
const wireBlocks = array(array(wireMarks));

/** A pool order as it is sent, so the shape is exact. `stake` is the price of one coupon, TL. */
export const poolOrder = object({
  betSlip: object({
    gameCycleNo: numeric(),
    /** Only the filled blocks, each with fifteen matches in order. */
    columns: array(array(object({ eventNo: numeric(), selections: array(numeric()) }))),
    details: object({ stake: numeric(), multiplier: numeric(), numberOfCoupon: numeric() }),
  }),
});
export type WirePoolOrder = Infer<typeof poolOrder>;

/** The slip behind a short code; the numbers of older orders are text. */
export const poolSlip = shape({
  gameCycleNo: numeric(),
  columns: wireBlocks,
  details: fieldOr(shape({ multiplier: numericOr(1), numberOfCoupon: numericOr(1) }), {
    multiplier: 1,
    numberOfCoupon: 1,
  }),
});

const row = {
  betSlipId: text(),
  tid: optionalField(text()),
  gameCycleNo: numericOr(0),
  programName: textOr(''),
  playDate: numeric(),
  status: couponStatus,
  columnCount: numericOr(0),
  /** Number of filled blocks. */
  blockCount: numericOr(0),
  multiplier: numericOr(1),
  numberOfCoupon: numericOr(1),
  price: numeric(),
  /** Most correct signs in a column so far; null before the first result. */
  best: optionalField(numeric()),
  /** Number of matches with a result, 0 to 15. */
  decided: numericOr(0),
  /** Prize before tax, tax, and prize after tax. */
  prize: numericOr(0),
  tax: numericOr(0),
  net: numericOr(0),
  /** Short code that opens the coupon's marks for anybody. */
  shortCode: optionalField(text()),
};
export const poolCouponRow = shape(row);
export type WirePoolCoupon = Infer<typeof poolCouponRow>;

export const poolCouponDetail = shape({
  ...row,
  columns: wireBlocks,
  events: array(poolEvent),
  tiers: listOf(shape({ ordinalNumber: numeric(), columns: numericOr(0), amount: fieldOr(nullable(text()), null) })),
  correctByBlock: optionalField(array(numeric())),
});
export type WirePoolCouponDetail = Infer<typeof poolCouponDetail>;

export function decodePoolCoupon(wire: WirePoolCoupon): PoolCoupon {
  return {
    id: wire.betSlipId,
    transactionId: wire.tid ?? null,
    cycle: wire.gameCycleNo,
    programName: wire.programName,
    playedAt: toEpochSeconds(wire.playDate) ?? 0,
    status: wire.status ?? 'unknown',
    columns: wire.columnCount,
    blocks: wire.blockCount,
    multiplier: wire.multiplier,
    price: hundredths(wire.price),
    best: wire.best ?? null,
    decided: wire.decided,
    prize: hundredths(wire.prize),
    tax: hundredths(wire.tax),
    net: hundredths(wire.net),
    code: wire.shortCode ?? null,
  };
}

/** Returns undefined when the marks or the matches are unreadable, because a partial coupon would be misleading. */
export function decodePoolCouponDetail(wire: WirePoolCouponDetail): PoolCouponDetail | undefined {
  const marks = decodeBlocks(wire.columns);
  const events = decodePoolEvents(wire.events);
  if (marks === undefined || events === undefined) return undefined;
  return {
    ...decodePoolCoupon(wire),
    marks,
    events,
    tiers: wire.tiers.flatMap(({ ordinalNumber, columns, amount }) => {
      const tier = poolTiers.find((each) => each === ordinalNumber);
      return tier === undefined ? [] : [{ tier, columns, amount: amount === null ? null : parseTurkishAmount(amount) }];
    }),
    bestOfBlocks: wire.correctByBlock ?? null,
  };
}

/** Returns undefined when a block does not have fifteen matches with a mark each. */
export function decodePoolSlip({ gameCycleNo, columns, details }: Infer<typeof poolSlip>): PoolSlip | undefined {
  const blocks = decodeBlocks(columns);
  if (blocks === undefined) return undefined;
  return { cycle: gameCycleNo, blocks, multiplier: details.multiplier, coupons: details.numberOfCoupon };
}

export function poolCouponEvictionFacts({ status, playedAt }: PoolCoupon): EvictionFacts {
  return { open: openStatuses.includes(status), at: playedAt };
}

export function poolCouponPageEvictionFacts({ rows }: { rows: readonly PoolCoupon[] }): EvictionFacts {
  const facts = rows.map(poolCouponEvictionFacts);
  return { open: facts.some(({ open }) => open), at: Math.max(0, ...facts.map(({ at }) => at)) };
}

function decodeBlocks(wire: Infer<typeof wireBlocks>): PoolBlock[] | undefined {
  const blocks = wire.map(decodeBlock).filter((block) => block !== undefined);
  return blocks.length === wire.length && blocks.length > 0 ? blocks : undefined;
}

function decodeBlock(wire: Infer<typeof wireBlocks>[number]): PoolBlock | undefined {
  const ordered = wire.toSorted((a, b) => a.eventNo - b.eventNo);
  if (ordered.length !== POOL_MATCHES || ordered.some(({ eventNo }, at) => eventNo !== at + 1)) return undefined;
  const block = ordered.map(({ selections }) => ([0, 1, 2] as const).filter((sign) => selections.includes(sign)));
  return block.every((marks) => marks.length > 0) ? block : undefined;
}
