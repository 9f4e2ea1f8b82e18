/**
 * What is asked of the wager service when a coupon is played (sportsbook §7 `sendCoupon`; payload facts §11 "create
 * order", whose short names stand in brackets). Odds in hundredths, money in kuruş; texts of the wire are the contract's.
 */
import type { OddsSettings } from './odds-consent.ts';
import { priceSlip } from './price.ts';
import type { Slip, SlipItem, SlipLimits } from './slip.ts';

/** One item of the order (`e`). */
export interface OrderedItem {
  eventId: number;
  eventVersion: number;
  marketId: number;
  marketVersion: number;
  outcomeNumber: number;
  /** The odd the player saw and is paid (`odd`). */
  odd: number;
  banker: boolean;
  marketName: string;
  /** `cn`: the competition's name, though the specification calls it the outcome's. */
  competitionName: string;
}

export interface CouponOrder {
  /** `alo`: setting aa. */
  acceptLower: boolean;
  /** `aho`: settings aa and aoi. */
  acceptHigher: boolean;
  /** `ss`; empty for the plain coupon. */
  systems: number[];
  /** `m` */
  multiplier: number;
  /** `cc` */
  couponCount: number;
  /** `ub` */
  useBonus: boolean;
  /** `a`: the price of one coupon. */
  couponPrice: number;
  /** `modd`: the sum of all columns at the odds of the items. */
  odd: number;
  /** `mw`: what one coupon can win at these odds, before tax. */
  winning: number;
  /** The same at the standard web odds, for `mkw` and the king gain. */
  webWinning: number;
  items: OrderedItem[];
}

/** The order of a slip as it stands. Whether it may be played is for `playObstacles` and `oddsConsent` to say. */
export function couponOrder(slip: Slip, settings: OddsSettings, useBonus: boolean, limits: SlipLimits): CouponOrder {
  const price = priceSlip(slip, limits);
  return {
    acceptLower: settings.acceptAll,
    acceptHigher: settings.acceptAll || settings.acceptIncreases,
    systems: [...slip.systems],
    multiplier: slip.multiplier,
    couponCount: slip.couponCount,
    useBonus,
    couponPrice: price.couponPrice,
    odd: price.king.odd,
    winning: price.king.coupon.winning,
    webWinning: price.web.coupon.winning,
    items: slip.items.map(orderedItem),
  };
}

function orderedItem(item: SlipItem): OrderedItem {
  const { eventId, eventVersion, marketId, marketVersion, outcomeNumber, odd, banker } = item;
  const { marketName, competitionName } = item;
  return { eventId, eventVersion, marketId, marketVersion, outcomeNumber, odd, banker, marketName, competitionName };
}
