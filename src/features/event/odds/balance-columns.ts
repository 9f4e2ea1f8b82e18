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

/** Minimum width in px: each of two columns is as wide as one on a phone. */
const TWO_COLUMNS_FROM = 680;
/** Minimum width of a card in more than two columns, as on the narrowest phone, and the gap between columns, px. */
const CARD_WIDTH = 320;
const COLUMN_GAP = 12;
const MOST_COLUMNS = 4;

/** Returns the number of columns of cards in a list of this width in px (rule match-70). */
export function columnCount(width: number): number {
  if (width < TWO_COLUMNS_FROM) return 1;
  const fitting = Math.floor((width + COLUMN_GAP) / (CARD_WIDTH + COLUMN_GAP));
  return Math.min(MOST_COLUMNS, Math.max(2, fitting));
}
