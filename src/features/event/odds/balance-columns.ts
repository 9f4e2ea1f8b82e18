/**
 * Balances cards over columns: each goes to the one that is shortest so far. Where a card goes depends on those before
 * it alone: a card that comes or goes further down moves none above it.
 * @param rows how many rows of odds each card has
 * @returns the places of the cards in each column
 */
export function balanceColumns(rows: readonly number[], columns: number): number[][] {
  const balanced: number[][] = Array.from({ length: columns }, () => []);
  const heights = Array.from({ length: columns }, () => 0);
  for (const [place, count] of rows.entries()) {
    const shortest = heights.indexOf(Math.min(...heights));
    balanced[shortest]?.push(place);
    heights[shortest] = (heights[shortest] ?? 0) + count + HEAD_ROWS;
  }
  return balanced;
}

/** Head and spacing of a card, in rows of odds. */
const HEAD_ROWS = 1.5;
