/**
 * Distributes cards over columns: each goes to the column that is shortest so far. A card's column depends only on the
 * cards before it, so adding or removing a card moves none above it.
 * @param rows number of odds rows of each card
 * @returns the indices of the cards in each column
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

/** Height of a card's header and spacing, in rows of odds. */
const HEAD_ROWS = 1.5;
