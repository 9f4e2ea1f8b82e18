/** Price and winnings of a slip. Odds in hundredths, money in kuruş; products are exact and rounded once, half up. */
import { couponLimits } from './limits.ts';

interface PricedItem {
  /** King odd (`odd`), which is paid, and standard web odd (`webOdd`), in hundredths. */
  odd: number;
  webOdd: number;
  banker: boolean;
}

interface PricedSlip {
  items: readonly PricedItem[];
  /** System sizes; empty for a coupon without systems. */
  systems: readonly number[];
  /** Stake per column in TL. */
  multiplier: number;
}

/** Price of a single coupon. */
export interface CouponPrice {
  columns: number;
  /** kuruş */
  price: number;
  /** Hundredths; at most the maximum earning. */
  totalOdd: number;
  totalWebOdd: number;
  /** kuruş, before tax; at most the maximum earning. */
  winning: number;
  webWinning: number;
}

export type LegResult = 'won' | 'lost' | 'void';

/** Payout of a decided coupon in kuruş. */
export interface CouponPayout {
  columnsWon: number;
  gross: number;
  tax: number;
  net: number;
}

const UNIT = 100n;
const MOST = BigInt(couponLimits.maxEarning) * 100n;

export function priceSlip({ items, systems, multiplier }: PricedSlip): CouponPrice {
  const columns = countColumns(items, systems);
  const king = items.map(({ odd, banker }) => ({ value: BigInt(odd), banker }));
  const web = items.map(({ webOdd, banker }) => ({ value: BigInt(webOdd), banker }));
  return {
    columns,
    price: columns * multiplier * 100,
    totalOdd: earned(king, systems, 1),
    totalWebOdd: earned(web, systems, 1),
    winning: earned(king, systems, multiplier),
    webWinning: earned(web, systems, multiplier),
  };
}

/**
 * Returns the payout. A lost leg loses its columns, a void one counts as 1.00; tax applies to the amount above the
 * exemption, per coupon.
 */
export function payoutOf({ items, systems, multiplier }: PricedSlip, results: readonly LegResult[]): CouponPayout {
  const values = items.map(({ odd, banker }, index): ColumnItem => {
    const result = results[index] ?? 'lost';
    return { value: result === 'lost' ? 0n : result === 'void' ? UNIT : BigInt(odd), banker };
  });
  const standing = values.map(({ value, banker }) => ({ value: value === 0n ? 0n : 1n, banker }));
  const gross = earned(values, systems, multiplier);
  const tax = taxOn(gross);
  return { columnsWon: Number(sumOverColumns(standing, systems, 1n)), gross, tax, net: gross - tax };
}

export function taxOn(gross: number): number {
  const excess = gross - couponLimits.taxLimit * 100;
  return excess <= 0 ? 0 : Math.floor((excess * couponLimits.taxPercentage + 50) / 100);
}

function earned(items: readonly ColumnItem[], systems: readonly number[], multiplier: number): number {
  const exact = sumOverColumns(items, systems, UNIT) * BigInt(multiplier) * UNIT;
  const scale = UNIT ** BigInt(items.length);
  const rounded = (2n * exact + scale) / (2n * scale);
  return Number(rounded < MOST ? rounded : MOST);
}

/**
 * Columns of a slip (rule slip-8): with b bankers a system of k takes every k - b of the others beside all bankers.
 * Sums over all columns come from one polynomial, Π (unit + value · x), whose coefficient of xʲ is the sum over all j of
 * the others, so that no column is ever made.
 */
interface ColumnItem {
  value: bigint;
  banker: boolean;
}

/** Sum over the columns of the product of their values; scaled by unit to the power of the number of items. */
function sumOverColumns(items: readonly ColumnItem[], systems: readonly number[], unit: bigint): bigint {
  const others: bigint[] = [];
  let bankers = 1n;
  let bankerCount = 0;
  for (const { value, banker } of items) {
    if (banker) {
      bankers *= value;
      bankerCount += 1;
    } else others.push(value);
  }
  const coefficients = polynomial(others, unit);
  const chosen = systems.length === 0 ? [items.length] : systems;
  return bankers * chosen.reduce((sum, system) => sum + (coefficients[system - bankerCount] ?? 0n), 0n);
}

export function countColumns(items: readonly { banker: boolean }[], systems: readonly number[]): number {
  const ones = items.map(({ banker }) => ({ value: 1n, banker }));
  return Number(sumOverColumns(ones, systems, 1n));
}

function polynomial(values: readonly bigint[], unit: bigint): bigint[] {
  const coefficients = [1n];
  for (const value of values) {
    coefficients.push(0n);
    for (let power = coefficients.length - 1; power >= 0; power -= 1) {
      coefficients[power] = (coefficients[power] ?? 0n) * unit + (coefficients[power - 1] ?? 0n) * value;
    }
  }
  return coefficients;
}
