/** View model of the slip's screens, recalculated when an item, a term or a limit changes. */
import { oddText, countText } from '../../domain/number-text.ts';
import type { SlipTerms } from '../../model/slip.ts';
import { oddChange } from '../../domain/slip/odds-consent.ts';
import { type SlipPrice, priceSlip } from '../../domain/slip/slip-price.ts';
import { type Slip, type SlipItem, type SlipLimits, emptySlip } from '../../domain/slip/slip-state.ts';
import { maxCouponCount, multiplierFor } from '../../domain/slip/stake.ts';
import { offeredSystems } from '../../domain/slip/systems.ts';

export interface SlipView {
  slip: Slip;
  limits: SlipLimits;
  price: SlipPrice;
  /** Systems that can be chosen now, ascending. */
  offered: number[];
  /** Maximum number of coupons played at once. */
  maxCoupons: number;
}

interface QuickAmount {
  /** Kuruş. */
  amount: number;
  multiplier: number;
  /** True when the coupon's current price results from this amount. */
  chosen: boolean;
}

/** Builds the view. Until the engine has sent the terms, those of a new slip are used. */
export function slipView(items: readonly SlipItem[], terms: SlipTerms | undefined, limits: SlipLimits): SlipView {
  const slip: Slip = { ...(terms ?? emptySlip(limits)), items };
  return {
    slip,
    limits,
    price: priceSlip(slip, limits),
    offered: offeredSystems(items, limits),
    maxCoupons: maxCouponCount(items, limits),
  };
}

/**
 * Quick amounts, each with the largest multiplier that does not exceed it (rule stake-22): the player's last stakes,
 * then the configured ones, of which the highest is the highest of all. None costs more than `funds`.
 * @param funds kuruş that can be spent; undefined while unknown
 * @param lastStakes prices of one coupon, newest first, kuruş
 */
export function quickAmounts(
  { slip, limits, price }: SlipView,
  funds?: number,
  lastStakes: readonly number[] = [],
): QuickAmount[] {
  const most = Math.min(Math.max(0, ...limits.quickAmounts), (funds ?? Infinity) / Math.max(1, slip.couponCount));
  const played = [...new Set(lastStakes)].filter((amount) => !limits.quickAmounts.includes(amount));
  const offered = [...played.slice(0, MOST_LAST_STAKES), ...limits.quickAmounts].filter((amount) => amount <= most);
  return offered.map((amount) => {
    const multiplier = multiplierFor(amount, price.columns);
    return { amount, multiplier, chosen: slip.multiplier === multiplier && price.couponPrice <= amount };
  });
}

/** More would not fit beside the configured amounts on a phone. */
const MOST_LAST_STAKES = 1;

/** "3 kolon × 50 misli × 2 kupon": factors of the price; a single column and a single coupon are omitted. */
export function priceFactorsText({ slip, price }: SlipView): string {
  return [
    ...(price.columns === 1 ? [] : [`${countText(price.columns)} kolon`]),
    `${countText(slip.multiplier)} misli`,
    ...(slip.couponCount === 1 ? [] : [`${countText(slip.couponCount)} kupon`]),
  ].join(' × ');
}

/** The total odd the player agreed to if it differs from the current one, otherwise null. Hundredths. */
export function agreedTotalOdd({ slip, limits, price }: SlipView): number | null {
  if (slip.items.every((item) => oddChange(item) === null)) return null;
  const items = slip.items.map((item) => (oddChange(item) === null ? item : { ...item, odd: item.agreedOdd }));
  const { odd } = priceSlip({ ...slip, items }, limits).king;
  return odd === price.king.odd ? null : odd;
}

/** Hint with the standard odd when the king odd is higher; '' otherwise. */
export function kingHint({ odd, webOdd }: Pick<SlipItem, 'odd' | 'webOdd'>): string {
  return webOdd > 100 && odd > webOdd ? `Kral Oran, standart oran ${oddText(webOdd)}` : '';
}
