/**
 * Systems and their columns (rule slip-8). A system k plays every combination of k items; bankers are always included.
 */
import { toSafeNumber } from './fixed-point.ts';
import { COLUMN_PRICE, type SlipItem, type SlipLimits, bankerCount, highestMinBets } from './slip-state.ts';

/** Number of ways to choose `taken` of `all`, ignoring order; 0 when there is none. */
export function combinations(all: number, taken: number): bigint {
  if (taken < 0 || taken > all) return 0n;
  let count = 1n;
  for (let step = 1; step <= taken; step += 1) count = (count * BigInt(all - taken + step)) / BigInt(step);
  return count;
}

/** Sizes of a slip's columns: each chosen system once, or the number of items without a system. */
export function columnSizes(itemCount: number, systems: readonly number[]): number[] {
  if (itemCount === 0) return [];
  return systems.length === 0 ? [itemCount] : [...new Set(systems)];
}

/**
 * Number of columns of a slip: C(n−b, k−b) of each system k, summed; 1 without a system, 0 without items. Example of
 * rule slip-9: with 4 items the systems 2 and 3 have 6 + 4.
 */
export function columnCount(items: readonly Pick<SlipItem, 'banker'>[], systems: readonly number[]): number {
  const bankers = bankerCount(items);
  const sizes = columnSizes(items.length, systems);
  return toSafeNumber(sizes.reduce((sum, size) => sum + combinations(items.length - bankers, size - bankers), 0n));
}

/**
 * Systems a player can choose now, ascending: from the highest MBS or the number of bankers, whichever is larger, up to
 * the number of items, and only while the columns of the system, 1 TL each, cost less than the maximum price
 * (rule slip-10).
 */
export function offeredSystems(
  items: readonly Pick<SlipItem, 'banker' | 'minBets'>[],
  limits: Pick<SlipLimits, 'maxPrice'>,
): number[] {
  const bankers = bankerCount(items);
  const least = Math.max(highestMinBets(items), bankers);
  const offered: number[] = [];
  for (let system = least; system <= items.length; system += 1) {
    const price = combinations(items.length - bankers, system - bankers) * BigInt(COLUMN_PRICE);
    if (price < BigInt(limits.maxPrice)) offered.push(system);
  }
  return offered;
}

/** Chosen systems that are still offered, ascending and without duplicates. */
export function fittingSystems(
  systems: readonly number[],
  items: readonly Pick<SlipItem, 'banker' | 'minBets'>[],
  limits: Pick<SlipLimits, 'maxPrice'>,
): number[] {
  return offeredSystems(items, limits).filter((system) => systems.includes(system));
}
