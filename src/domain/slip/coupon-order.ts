/** Request bodies of a slip: played, saved or shared (wire-coupon-2). */
import type { SlipBody } from '../../contract/services/wire/slip-wire.ts';
import type { OddsAcceptance } from '../../model/slip.ts';
import type { BodyOf } from '../../contract/services/call.ts';
import type { Calls } from '../../contract/services/calls.ts';
import { decimalText } from '../number-text.ts';
import { priceSlip } from './slip-price.ts';
import type { Slip, SlipItem, SlipLimits } from './slip-state.ts';

/** Body of `sendCoupon`: amounts of one coupon in TL, as text. */
type CouponOrder = BodyOf<Calls['sendCoupon']>;

export interface OrderContext {
  limits: SlipLimits;
  /** Name of the competition of an event; '' while unknown. */
  competitionOf(eventId: number): string;
}

/** Order of a slip in its current state. Callers check `playRuleViolations` and `oddsConsent` first. */
export function couponOrder(
  slip: Slip,
  settings: OddsAcceptance,
  useBonus: boolean,
  { limits, competitionOf }: OrderContext,
): CouponOrder {
  const price = priceSlip(slip, limits);
  return {
    alo: settings.acceptAll,
    aho: settings.acceptAll || settings.acceptIncreases,
    ss: [...slip.systems],
    m: slip.multiplier,
    cc: slip.couponCount,
    modd: decimalText(price.king.odd),
    ub: useBonus,
    a: decimalText(price.couponPrice),
    mw: decimalText(price.king.coupon.winning),
    mkw: decimalText(price.web.coupon.winning),
    e: slip.items.map((item) => orderedItem(item, competitionOf(item.eventId))),
  };
}

/** Body of a saved or shared slip: selections and stakes, without price and winnings. */
export function slipBody({ items, systems, multiplier, couponCount }: Slip): SlipBody {
  return {
    e: items.map(({ eventId, marketId, outcomeNumber, odd, banker }) => ({
      eid: eventId,
      mid: marketId,
      ono: outcomeNumber,
      odd: decimal(odd),
      b: banker,
    })),
    ss: [...systems],
    m: multiplier,
    cc: couponCount,
  };
}

function orderedItem(item: SlipItem, competition: string): CouponOrder['e'][number] {
  return {
    eid: item.eventId,
    ev: item.eventVersion,
    mid: item.marketId,
    mv: item.marketVersion,
    ono: item.outcomeNumber,
    odd: decimal(item.odd),
    b: item.banker,
    mn: item.marketName,
    cn: competition,
  };
}

/** Odd as a decimal number for the request; its shortest text has these two decimals. */
function decimal(hundredths: number): number {
  return hundredths / 100;
}
