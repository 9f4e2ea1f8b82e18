/** Conversion of coupons to the shapes of the contract. */
import type { WireCouponLeg } from '../../src/contract/services/wire/coupon-wire.ts';
import type { WireResponse } from '../../src/contract/services/calls.ts';
import type { World } from '../world.ts';
import type { CouponRecord, LegRecord } from './coupon-record.ts';
import { kurusToLira } from './money.ts';

type WireCoupon = WireResponse<'getPlayedBetslip'>;
type WireCouponRow = Omit<WireCoupon, 'bs'> & { bs: WireCoupon['bs'] | null };

export interface WireCouponContext {
  world: World;
  /** True when the response contains the Client-Transaction-Id. */
  includesTransactionIds: boolean;
}

/** Returns the row of one coupon, or of a group. */
export function couponRowOf(
  coupons: readonly CouponRecord[],
  telling: WireCouponContext,
  withLegs: boolean,
): WireCouponRow {
  const [first] = coupons;
  if (first === undefined) throw new RangeError('a row without coupons');
  const detail = couponDetailOf(first, telling);
  const sum = (of: (coupon: CouponRecord) => number): number =>
    kurusToLira(coupons.reduce((total, each) => total + of(each), 0));
  return {
    ...detail,
    tp: sum(({ slip }) => slip.price.price),
    tpc: coupons.length,
    mw: sum(({ slip }) => slip.price.winning),
    mkw: sum(({ slip }) => slip.price.webWinning),
    win: sum(({ gross }) => gross),
    tax: sum(({ tax }) => tax),
    net: sum(({ net }) => net),
    bs: withLegs ? detail.bs : null,
  };
}

export function couponDetailOf(
  coupon: CouponRecord,
  { world, includesTransactionIds: transactions }: WireCouponContext,
): WireCoupon {
  const { slip } = coupon;
  const { price } = slip;
  return {
    bsid: coupon.id,
    gi: coupon.groupId,
    tid: transactions ? coupon.transactionId : null,
    sharedId: coupon.sharedId,
    type: slip.systems.length === 0 ? 1 : 2,
    status: coupon.status,
    ar: coupon.archived,
    pd: Math.floor(coupon.playedAt / 1_000),
    tc: price.columns,
    tp: kurusToLira(price.price),
    tpc: 1,
    m: slip.multiplier,
    ss: [...slip.systems],
    ub: coupon.bonus,
    modd: price.totalOdd / 100,
    mw: kurusToLira(price.winning),
    mkw: kurusToLira(price.webWinning),
    wc: coupon.columnsWon,
    win: kurusToLira(coupon.gross),
    tax: kurusToLira(coupon.tax),
    net: kurusToLira(coupon.net),
    ec: slip.items.length,
    ed: Math.min(...slip.items.map(({ startsAt }) => startsAt)),
    mc: { ld: slip.items.flatMap((leg) => runningScore(leg, world)) },
    bs: {
      b: slip.items.map(wireLeg),
      vb: slip.items.filter(({ result }) => result === 'void').map(({ eventId }) => eventId),
    },
  };
}

function wireLeg(leg: LegRecord): WireCouponLeg {
  return {
    eid: leg.eventId,
    mid: leg.marketId,
    ono: leg.outcomeNo,
    sid: leg.sportId,
    en: leg.eventName,
    mn: leg.marketName,
    cn: leg.outcomeName,
    odd: leg.odd / 100,
    wodd: leg.webOdd / 100,
    b: leg.banker,
    mbs: leg.mbs,
    pt: leg.phase,
    live: leg.phase === 2,
    ed: leg.startsAt,
    rs: resultCodes[leg.result ?? 'open'],
    fs: leg.finalScore ?? null,
  };
}

const resultCodes = { open: -1, lost: 0, won: 1, void: 2 } as const;

function runningScore({ eventId, result }: LegRecord, world: World): WireCoupon['mc']['ld'] {
  const status = result === undefined ? world.score(eventId)?.s : undefined;
  return status === undefined ? [] : [{ eid: eventId, ms: status }];
}
