/** What the slip's screens show, calculated again whenever an item, a term or a limit changes. */
import { oddText } from '../odd-text.ts';
import { countText } from '../number-text.ts';
import type { SlipTerms } from '../../model/slip.ts';
import { oddChange } from './odds-consent.ts';
import { type SlipPrice, priceSlip } from './price.ts';
import { type Slip, type SlipItem, type SlipLimits, emptySlip } from './slip.ts';
import { mostCoupons, multiplierFor } from './stake.ts';
import { offeredSystems } from './systems.ts';

export interface SlipView {
  slip: Slip;
  limits: SlipLimits;
  price: SlipPrice;
  /** Systems that may be chosen now, ascending. */
  offered: number[];
  /** Coupons that may be played at once. */
  mostCoupons: number;
}

export interface QuickAmount {
  /** Kuruş. */
  amount: number;
  multiplier: number;
  /** The coupon costs what this amount would make it cost. */
  chosen: boolean;
}

/** Until the engine has sent the terms, they are those of a slip nothing was done to. */
export function slipView(items: readonly SlipItem[], terms: SlipTerms | undefined, limits: SlipLimits): SlipView {
  const slip: Slip = { ...(terms ?? emptySlip(limits)), items };
  return {
    slip,
    limits,
    price: priceSlip(slip, limits),
    offered: offeredSystems(items, limits),
    mostCoupons: mostCoupons(items, limits),
  };
}

/** The quick amounts of the configuration, each with the multiplier that comes nearest from below. */
export function quickAmounts({ slip, limits, price }: SlipView): QuickAmount[] {
  return limits.quickAmounts.map((amount) => {
    const multiplier = multiplierFor(amount, price.columns);
    return { amount, multiplier, chosen: slip.multiplier === multiplier && price.couponPrice <= amount };
  });
}

/** "3 kolon × 50 misli × 2 kupon": how the price comes about; one column and one coupon go without saying. */
export function priceWords({ slip, price }: SlipView): string {
  return [
    ...(price.columns === 1 ? [] : [`${countText(price.columns)} kolon`]),
    `${countText(slip.multiplier)} misli`,
    ...(slip.couponCount === 1 ? [] : [`${countText(slip.couponCount)} kupon`]),
  ].join(' × ');
}

/** The total odd the player agreed to, while it is another than now; null otherwise. Hundredths. */
export function agreedTotalOdd({ slip, limits, price }: SlipView): number | null {
  if (slip.items.every((item) => oddChange(item) === null)) return null;
  const items = slip.items.map((item) => (oddChange(item) === null ? item : { ...item, odd: item.agreedOdd }));
  const { odd } = priceSlip({ ...slip, items }, limits).king;
  return odd === price.king.odd ? null : odd;
}

/** Whether the king odd of an item beats the standard one, and what that is. */
export function kingHint({ odd, webOdd }: Pick<SlipItem, 'odd' | 'webOdd'>): string {
  return webOdd > 100 && odd > webOdd ? `Kral Oran, standart oran ${oddText(webOdd)}` : '';
}
