/** The chance an odd expresses (rule odds-14). Odds are hundredths, shares are numbers from 0 to 1. Pure. */
import { NOT_OFFERED } from '../../model/event.ts';

/** The outcome of a pressed odd button. */
export interface OddReference {
  eventId: number;
  marketId: number;
  outcomeNumber: number;
  /** The odd on the button, hundredths: used until the match is loaded. */
  odd: number;
  /** The button's accessible name without the odd. */
  name: string;
}

/** Share of all tries in which an outcome has to hold for its odd to break even: 1 / odd. */
export function neededShare(odd: number): number {
  return 100 / odd;
}

/** Shares of the outcomes with the margin taken out: 1 / odd, divided by the sum. Pass odds above 1,00. */
export function sharesWithoutMargin(odds: readonly number[]): number[] {
  const chances = odds.map(neededShare);
  const sum = chances.reduce((all, chance) => all + chance, 0);
  return chances.map((chance) => chance / sum);
}

/**
 * Shares of a market's outcomes with the margin taken out; undefined unless exactly one of its two or three outcomes
 * can hold. The odds decide that: those of a double chance sum up to two.
 */
export function fairShares(odds: readonly number[]): number[] | undefined {
  if (odds.length < 2 || odds.length > MOST_OUTCOMES || odds.some((odd) => odd <= NOT_OFFERED)) return undefined;
  const sum = odds.reduce((all, odd) => all + neededShare(odd), 0);
  return sum < LEAST_SUM || sum > MOST_SUM ? undefined : sharesWithoutMargin(odds);
}

/** "%59" from 10 percent on, "%4,8" below. */
export function shareText(share: number): string {
  const tenths = Math.round(share * 1_000);
  return tenths < 100 ? `%${String(tenths / 10).replace('.', ',')}` : `%${Math.round(share * 100)}`;
}

const MOST_OUTCOMES = 3;
const LEAST_SUM = 0.9;
const MOST_SUM = 1.35;
