/**
 * Rules slip-8, stake-7 and stake-8 implemented again, by enumerating every column with fractions that share nothing
 * with the product's polynomials.
 */
import type { Slip, SlipItem, SlipLimits } from '../../../../src/domain/slip/slip-state.ts';

type Ratio = readonly [over: bigint, under: bigint];

export interface Counted {
  columns: number;
  couponPrice: number;
  totalPrice: number;
  odd: number;
  winning: number;
  tax: number;
  totalWinning: number;
}

/** Every column of the slip, as the places of its items. */
export function allColumns(itemList: readonly Pick<SlipItem, 'banker'>[], systems: readonly number[]): number[][] {
  const subsets: number[][] = [];
  for (let mask = 1; mask < 2 ** itemList.length; mask += 1) {
    subsets.push(itemList.map((_, place) => place).filter((place) => Math.floor(mask / 2 ** place) % 2 === 1));
  }
  const legal = subsets.filter((column) => itemList.every(({ banker }, place) => !banker || column.includes(place)));
  if (systems.length === 0) return legal.filter((column) => column.length === itemList.length);
  return systems.flatMap((system) => legal.filter((column) => column.length === system));
}

export function count(slip: Slip, limits: SlipLimits, oddOf: (item: SlipItem) => number): Counted {
  const columns = allColumns(slip.items, slip.systems);
  let sum: Ratio = [0n, 1n];
  for (const column of columns) {
    let product: Ratio = [1n, 1n];
    for (const place of column) product = times(product, [BigInt(oddOf(slip.items[place]!)), 100n]);
    sum = plus(sum, product);
  }
  const cap = BigInt(limits.maxEarning);
  const exactWinning = rounded(times(sum, [BigInt(slip.multiplier) * 100n, 1n]));
  const winning = Number(exactWinning > cap ? cap : exactWinning);
  const exactOdd = rounded(times(sum, [100n, 1n]));
  const couponPrice = columns.length * slip.multiplier * 100;
  return {
    columns: columns.length,
    couponPrice,
    totalPrice: couponPrice * slip.couponCount,
    odd: Number(exactOdd > cap ? cap : exactOdd),
    winning,
    tax: taxOf(winning, limits),
    totalWinning: winning * slip.couponCount,
  };
}

/** Computes the tax percent by percent: a hundredth of the part above the limit, so many times. */
export function taxOf(winning: number, { taxLimit, taxPercentage }: SlipLimits): number {
  return winning <= taxLimit ? 0 : Number(rounded([BigInt(winning - taxLimit) * BigInt(taxPercentage), 100n]));
}

function times([a, b]: Ratio, [c, d]: Ratio): Ratio {
  return reduced(a * c, b * d);
}

function plus([a, b]: Ratio, [c, d]: Ratio): Ratio {
  return reduced(a * d + c * b, b * d);
}

function reduced(over: bigint, under: bigint): Ratio {
  let [a, b] = [over, under];
  while (b > 0n) [a, b] = [b, a % b];
  return [over / a, under / a];
}

function rounded([over, under]: Ratio): bigint {
  const rest = over % under;
  return over / under + (rest + rest >= under ? 1n : 0n);
}
