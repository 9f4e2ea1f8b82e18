/** From the wager service's short names to a coupon: wire names stop here. */
import type { Coupon, CouponLeg } from '../../model/coupon.ts';
import { hundredths } from '../../lib/hundredths.ts';
import type { WireCoupon, WireCouponLeg } from './wager.ts';

/** TL with two decimals → kuruş, odds → hundredths; an event of `vb` counts as 1,00 whatever its leg says. */
export function decodeCoupon(wire: WireCoupon): Coupon {
  return {
    id: wire.bsid,
    groupId: wire.gi,
    sharedId: wire.sharedId,
    transactionId: wire.tid,
    kind: wire.type === 2 ? 'system' : 'single',
    status: wire.status,
    archived: wire.ar,
    playedAt: wire.pd,
    columns: wire.tc,
    price: hundredths(wire.tp),
    count: wire.tpc,
    multiplier: wire.m,
    systems: wire.ss,
    usedBonus: wire.ub,
    totalOdd: hundredths(wire.modd),
    maxWebWinning: hundredths(wire.mw),
    maxWinning: hundredths(wire.mkw),
    wonColumns: wire.wc,
    winning: hundredths(wire.win),
    tax: hundredths(wire.tax),
    net: hundredths(wire.net),
    eventCount: wire.ec,
    firstStart: wire.ed,
    running: wire.mc.ld.map(({ eid, ms }) => ({ eventId: eid, scoreStatus: ms })),
    legs: wire.bs === null ? null : decodeLegs(wire.bs.b, wire.bs.vb),
  };
}

function decodeLegs(legs: readonly WireCouponLeg[], voidEvents: readonly number[]): CouponLeg[] {
  return legs.map((leg) => ({
    eventId: leg.eid,
    marketId: leg.mid,
    outcomeNumber: leg.ono,
    sportId: leg.sid,
    eventName: leg.en,
    marketName: leg.mn,
    outcomeName: leg.cn,
    odd: hundredths(leg.odd),
    webOdd: hundredths(leg.wodd),
    banker: leg.b,
    minBets: leg.mbs,
    program: programs[leg.pt],
    start: leg.ed,
    result: voidEvents.includes(leg.eid) ? 'void' : results[leg.rs],
    finalScore: leg.fs,
  }));
}

const programs = { 1: 'prematch', 2: 'live', 3: 'longTerm' } as const;
const results = { [-1]: 'open', 0: 'lost', 1: 'won', 2: 'void' } as const;
