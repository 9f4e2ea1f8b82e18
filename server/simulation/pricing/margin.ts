/**
 * Chances to odds. The margin is put on with the power method (each chance to the power k, k solved so that the sum is
 * the wanted overround): long shots carry more of it than favourites, and no price falls below 1. Steps as in real
 * answers: two decimals, from 10 upward 0.05 (wire-market-8).
 */

/** 1.00 on the wire: not offered. */
const NOT_OFFERED_ODD = 1;
/** Prices below this are not offered: under it the standard odd would be no price any more. */
const LOWEST_ODD = 1.05;
const HIGHEST_ODD = 250;
const SMALLEST_CHANCE = 0.0005;

interface MarketPrice {
  odd: number;
  wodd: number;
}

/**
 * Prices of one market. `chances` sum to 1 (a single winner), 2 (double chance) or anything (independent questions);
 * `overround` is over that sum and holds for `odd`. `kingEdge` is odd / wodd, 1 when the event has no king odd.
 */
export function priceMarket(chances: readonly number[], overround: number, kingEdge: number): MarketPrice[] {
  const power = solvePower(chances, overround);
  return chances.map((chance) => {
    if (chance <= 0) return { odd: NOT_OFFERED_ODD, wodd: NOT_OFFERED_ODD };
    const odd = nearestOdd(Math.min(HIGHEST_ODD, 1 / Math.max(chance, SMALLEST_CHANCE) ** power));
    if (odd < LOWEST_ODD) return { odd: NOT_OFFERED_ODD, wodd: NOT_OFFERED_ODD };
    return { odd, wodd: kingEdge === 1 ? odd : nearestOdd(odd / kingEdge) };
  });
}

/** The nearest odd that may be offered. */
export function nearestOdd(odd: number): number {
  const hundredths = Math.round(odd * 100);
  return (hundredths >= 1000 ? Math.round(hundredths / 5) * 5 : hundredths) / 100;
}

/** k with Σ chance^k = overround × Σ chance, by Newton; the sum falls and is convex in k, so it settles in a few rounds. */
function solvePower(chances: readonly number[], overround: number): number {
  const logs: number[] = [];
  let sum = 0;
  for (const chance of chances) {
    if (chance <= 0) continue;
    const kept = Math.max(chance, SMALLEST_CHANCE);
    logs.push(Math.log(kept));
    sum += kept;
  }
  const wanted = overround * sum;
  if (wanted >= logs.length) return 0.05;
  let power = 0.85;
  for (let round = 0; round < 8; round += 1) {
    let value = -wanted;
    let slope = 0;
    for (const log of logs) {
      const term = Math.exp(power * log);
      value += term;
      slope += term * log;
    }
    if (slope > -1e-9) break;
    const next = Math.max(0.05, power - value / slope);
    if (Math.abs(next - power) < 1e-4) return next;
    power = next;
  }
  return power;
}
