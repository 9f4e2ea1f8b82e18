/** Half-time/full-time chances of basketball: the lead at the break, then the lead at the end. */
import { type PointSpread, normalCumulative } from '../pricing/point-spread.ts';
import { outcomeIndexOf } from '../pricing/poisson.ts';

const REACH = 30;

/**
 * Returns the chances of 1/1, 1/0, … 2/2 from the spreads of the two halves. Overtime is excluded here, so the whole
 * match may be level.
 */
export function basketballHalfAndFull(first: PointSpread, second: PointSpread): number[] {
  const chances: number[] = Array.from({ length: 9 }, () => 0);
  for (let lead = -REACH; lead <= REACH; lead += 1) {
    const low = lead === -REACH ? 0 : below(first, lead - 0.5);
    const high = lead === REACH ? 1 : below(first, lead + 0.5);
    second.result(lead).forEach((chance, outcome) => {
      const row = 3 * outcomeIndexOf(lead) + outcome;
      chances[row] = (chances[row] ?? 0) + (high - low) * chance;
    });
  }
  return chances;
}

function below(spread: PointSpread, difference: number): number {
  return normalCumulative((difference - spread.difference) / spread.differenceDeviation);
}
