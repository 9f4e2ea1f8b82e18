/** Price and possible winnings of a slip (rule stake-3, stake-8, stake-9). Money in kuruş, odds in hundredths. */
import { type Fraction, roundHalfUp, toCountBigInt, toSafeNumber, ODD_SCALE, toOddBigInt } from './fixed-point.ts';
import { COLUMN_PRICE, type Slip, type SlipItem, type SlipLimits } from './slip-state.ts';
import { columnCount, columnSizes } from './systems.ts';
import { taxOnWinning } from './tax.ts';
import { NOT_OFFERED } from '../../model/event.ts';

/** Kuruş; `net` is `winning − tax`. */
interface Winning {
  winning: number;
  tax: number;
  net: number;
}

interface Earnings {
  /**
   * Total odd: the sum of all columns, rounded, at most `maxEarning` as a number of TL (rule stake-7); 0 without items.
   */
  odd: number;
  /** Winnings of one coupon if every item wins, at most `maxEarning`. */
  coupon: Winning;
  /** Winnings of all coupons if every item wins. */
  total: Winning;
  /** True when `maxEarning` limits the winnings. */
  capped: boolean;
}

export interface SlipPrice {
  columns: number;
  /** Price of one coupon: columns × misli × 1 TL. */
  couponPrice: number;
  /** Price of all coupons. */
  totalPrice: number;
  /** Winnings at the odds this product pays. */
  king: Earnings;
  /** Winnings at the standard web odds. */
  web: Earnings;
  /** Additional winnings of all coupons compared with the web odds, before tax. */
  kingGain: number;
}

/** Parts of a slip that affect price and winnings. */
type PricedSlip = Omit<Slip, 'items'> & {
  items: readonly Pick<SlipItem, 'odd' | 'webOdd' | 'banker'>[];
};

/**
 * Prices a slip exactly, in polynomial time.
 * @throws RangeError for an odd that is no whole number or below 100.
 */
export function priceSlip(slip: PricedSlip, limits: SlipLimits): SlipPrice {
  const { items, systems } = slip;
  const columns = columnCount(items, systems);
  const couponPrice = BigInt(columns) * toCountBigInt(slip.multiplier) * BigInt(COLUMN_PRICE);
  const king = earnings(sumOfColumnOdds(items, systems), slip, limits);
  const standard = items.map((item) => ({ odd: standardOdd(item), banker: item.banker }));
  const web = earnings(sumOfColumnOdds(standard, systems), slip, limits);
  return {
    columns,
    couponPrice: toSafeNumber(couponPrice),
    totalPrice: toSafeNumber(couponPrice * toCountBigInt(slip.couponCount)),
    king,
    web,
    kingGain: king.total.winning - web.total.winning,
  };
}

function earnings(sum: Fraction, slip: PricedSlip, limits: SlipLimits): Earnings {
  const cap = BigInt(limits.maxEarning);
  const inOneCoupon = toCountBigInt(slip.multiplier) * BigInt(COLUMN_PRICE);
  const exact = roundHalfUp({ numerator: sum.numerator * inOneCoupon, denominator: sum.denominator });
  const winning = toSafeNumber(least(exact, cap));
  const tax = taxOnWinning(winning, limits);
  const times = (amount: number): number => toSafeNumber(BigInt(amount) * toCountBigInt(slip.couponCount));
  return {
    // The cap in kuruş also limits the odd in hundredths, because the odd is limited as a number of TL.
    odd: toSafeNumber(least(roundHalfUp({ numerator: sum.numerator * 100n, denominator: sum.denominator }), cap)),
    coupon: { winning, tax, net: winning - tax },
    total: { winning: times(winning), tax: times(tax), net: times(winning - tax) },
    capped: exact > cap,
  };
}

/**
 * The web odd is never above the paid odd (rule odds-7). If it is, because the two arrived separately, or if other
 * sellers offer none, both are treated as equal, so that there is no gain and no loss.
 */
function standardOdd({ odd, webOdd }: Pick<SlipItem, 'odd' | 'webOdd'>): number {
  return webOdd > NOT_OFFERED && webOdd < odd ? webOdd : odd;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** Fields of an item that a column needs; the odd in integer hundredths. */
interface ColumnLeg {
  odd: number;
  banker: boolean;
}

/**
 * Sum of the odds of all columns, calculated without listing the columns (rule stake-7).
 *
 * Exact sum over all columns of the product of their odds; without a system the product of all odds, without legs 0.
 * The products of every k−b of the other legs are an elementary symmetric polynomial, which needs n² steps, whereas
 * there are up to 2ⁿ columns.
 * @throws RangeError for an odd that is no whole number or below 100.
 */
function sumOfColumnOdds(legs: readonly ColumnLeg[], systems: readonly number[]): Fraction {
  const others = symmetricSums(legs.filter(({ banker }) => !banker).map(({ odd }) => toOddBigInt(odd)));
  const bankers = legs.filter(({ banker }) => banker);
  const bankerOdd = bankers.reduce((product, { odd }) => product * toOddBigInt(odd), 1n);
  let numerator = 0n;
  for (const size of columnSizes(legs.length, systems)) {
    const products = others[size - bankers.length];
    // A column of k odds has the scale 100ᵏ; all are converted to 100ⁿ.
    if (products !== undefined) numerator += products * ODD_SCALE ** BigInt(legs.length - size);
  }
  return { numerator: numerator * bankerOdd, denominator: ODD_SCALE ** BigInt(legs.length) };
}

/** Entry k: the sum of the products of every k of the values; entry 0 is 1. */
function symmetricSums(values: readonly bigint[]): bigint[] {
  let sums = [1n];
  for (const value of values) {
    sums = [...sums, 0n].map((sum, size) => sum + (sums[size - 1] ?? 0n) * value);
  }
  return sums;
}
