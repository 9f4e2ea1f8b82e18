/** What a slip costs and what it can win (rule stake-3, stake-8, stake-9). Money in kuruş, odds in hundredths. */
import { sumOfColumns } from './column-odds.ts';
import { type Fraction, roundHalfUp, toCount, toWholeNumber } from './exact.ts';
import { COLUMN_PRICE, type Slip, type SlipItem, type SlipLimits } from './slip.ts';
import { columnCount } from './systems.ts';
import { taxOnWinning } from './tax.ts';
import { NOT_OFFERED } from '../../model/event.ts';

/** Kuruş; `net` is `winning − tax`. */
export interface Winning {
  winning: number;
  tax: number;
  net: number;
}

export interface Earnings {
  /** The sum of all columns, rounded, at most `maxEarning` as a number of TL (rule stake-7); 0 without items. */
  odd: number;
  /** If every item wins: of one coupon, at most `maxEarning`. */
  coupon: Winning;
  /** The same of all coupons. */
  total: Winning;
  /** `maxEarning` holds the winning down. */
  capped: boolean;
}

export interface SlipPrice {
  columns: number;
  /** Columns × misli × 1 TL. */
  couponPrice: number;
  /** Of all coupons. */
  totalPrice: number;
  /** At the odds this product pays. */
  king: Earnings;
  /** At the standard web odds. */
  web: Earnings;
  /** How much more all coupons win, before tax, than at the web odds. */
  kingGain: number;
}

/** What has a say in price and winnings. */
export type PricedSlip = Omit<Slip, 'items'> & {
  items: readonly Pick<SlipItem, 'odd' | 'webOdd' | 'banker'>[];
};

/**
 * Prices a slip, exactly; polynomial in its items.
 * @throws RangeError for an odd that is no whole number or below 100.
 */
export function priceSlip(slip: PricedSlip, limits: SlipLimits): SlipPrice {
  const { items, systems } = slip;
  const columns = columnCount(items, systems);
  const couponPrice = BigInt(columns) * toCount(slip.multiplier) * BigInt(COLUMN_PRICE);
  const king = earnings(sumOfColumns(items, systems), slip, limits);
  const standard = items.map((item) => ({ odd: standardOdd(item), banker: item.banker }));
  const web = earnings(sumOfColumns(standard, systems), slip, limits);
  return {
    columns,
    couponPrice: toWholeNumber(couponPrice),
    totalPrice: toWholeNumber(couponPrice * toCount(slip.couponCount)),
    king,
    web,
    kingGain: king.total.winning - web.total.winning,
  };
}

function earnings(sum: Fraction, slip: PricedSlip, limits: SlipLimits): Earnings {
  const cap = BigInt(limits.maxEarning);
  const inOneCoupon = toCount(slip.multiplier) * BigInt(COLUMN_PRICE);
  const exact = roundHalfUp({ numerator: sum.numerator * inOneCoupon, denominator: sum.denominator });
  const winning = toWholeNumber(least(exact, cap));
  const tax = taxOnWinning(winning, limits);
  const times = (amount: number): number => toWholeNumber(BigInt(amount) * toCount(slip.couponCount));
  return {
    // Hundredths of an odd against kuruş: both are hundredths of what the cap counts.
    odd: toWholeNumber(least(roundHalfUp({ numerator: sum.numerator * 100n, denominator: sum.denominator }), cap)),
    coupon: { winning, tax, net: winning - tax },
    total: { winning: times(winning), tax: times(tax), net: times(winning - tax) },
    capped: exact > cap,
  };
}

/**
 * The web odd is never above the one paid (rule odds-7). Where it is, because the two came one after the other, or
 * where other sellers have none, the outcome counts as equal: there is nothing to gain, and nothing to lose.
 */
function standardOdd({ odd, webOdd }: Pick<SlipItem, 'odd' | 'webOdd'>): number {
  return webOdd > NOT_OFFERED && webOdd < odd ? webOdd : odd;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
