/** Payout of a round: revenue, shares of the tiers, the crowd's winners (wire-pool-5). Amounts are kuruş. */
import type { Random } from '../simulation/random.ts';
import { type Dividend, type PoolMatchRecord, MATCHES_PER_ROUND } from './pool-round-record.ts';

/** Amounts carried over because a tier had no winner, by tier. */
export type CarryOver = readonly [number, number, number, number];
export const noCarryOver: CarryOver = [0, 0, 0, 0];

export const COLUMN_PRICE_KURUS = 1_000;
const SHARES = [35, 20, 20, 25];

/** Columns played by people other than the stand-in's members. */
interface Crowd {
  columns: number;
  /** Numbers of columns with 15, 14, 13 and 12 correct signs. */
  correctCounts: number[];
}

/**
 * Draws the crowd's result. Each column picks a sign independently; most pick the expected result, which occurs a
 * little more than half the time.
 */
export function drawCrowd(matches: readonly PoolMatchRecord[], random: Random): Crowd {
  const columns = 8_000_000 + random.integer(6_000_000);
  const chances = matches.map(({ winner }) => {
    const expected = random.chance(winner === 'X' ? 0.25 : 0.65);
    return expected ? random.between(0.5, 0.72) : random.between(0.14, 0.27);
  });
  const byHits = chances.reduce<number[]>(
    (sums, chance) => sums.map((sum, hits) => sum * (1 - chance) + (sums[hits - 1] ?? 0) * chance),
    [1, ...Array<number>(MATCHES_PER_ROUND).fill(0)],
  );
  const right = [15, 14, 13, 12].map((hits) => {
    const expected = (byHits[hits] ?? 0) * columns;
    return Math.max(0, Math.round(expected + random.normal() * Math.sqrt(expected)));
  });
  return { columns, correctCounts: right };
}

/** @param own winning columns of the members, by tier; @param stakes total stakes of the members */
export function dividendsOf(crowd: Crowd, own: readonly number[], stakes: number, carried: CarryOver): Dividend[] {
  const revenue = crowd.columns * COLUMN_PRICE_KURUS + stakes;
  // The payout is 83 % of the revenue after 20 % value added tax.
  const paid = Math.floor((revenue * 83) / 120);
  return SHARES.map((share, tier) => {
    const pot = Math.floor((paid * share) / 100) + (carried[tier] ?? 0);
    const winners = (crowd.correctCounts[tier] ?? 0) + (own[tier] ?? 0);
    return { ordinal: tier + 1, winners, amount: winners === 0 ? pot : Math.floor(pot / winners) };
  });
}

export function carryOverOf(dividends: readonly Dividend[]): CarryOver {
  const pot = (place: number): number => {
    const dividend = dividends[place];
    return dividend?.winners === 0 ? dividend.amount : 0;
  };
  return [pot(0), pot(1), pot(2), pot(3)];
}

/** Formats kuruş as TL: "4.418.640,12". */
export function formatKurus(kurus: number): string {
  return `${formatThousands(Math.floor(kurus / 100))},${String(kurus % 100).padStart(2, '0')}`;
}

export function formatThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}
