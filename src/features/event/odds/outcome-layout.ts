/** How the outcomes of a market stand in a card that may be as narrow as a phone: as many in a row as can be read. */

export interface OutcomeLayout {
  columns: number;
  /** The label stands above the odd instead of beside it. */
  stacked: boolean;
}

/**
 * Two outcomes in two columns, three in three, four in two, more in three; fewer columns when the labels are too long
 * for that. `wide`: the sport's outcomes are long names and take a row each (rule sport-2, `hasWideOddBoxes`).
 */
export function outcomeLayout(labels: readonly string[], wide: boolean): OutcomeLayout {
  if (wide) return { columns: 1, stacked: false };
  const longest = Math.max(0, ...labels.map((label) => label.length));
  for (let columns = preferredColumns(labels.length); columns > 1; columns -= 1) {
    if (longest <= (besideLetters[columns] ?? 0)) return { columns, stacked: false };
    if (longest <= (aboveLetters[columns] ?? 0)) return { columns, stacked: true };
  }
  return { columns: 1, stacked: false };
}

/** Rows the outcomes take, for keeping two columns of cards at one height. */
export function outcomeRows(count: number, columns: number): number {
  return Math.max(1, Math.ceil(count / columns));
}

/** Letters that fit beside an odd and above one, per number of columns, in a card of a 390 px screen. */
const besideLetters: Record<number, number> = { 2: 13, 3: 6 };
const aboveLetters: Record<number, number> = { 2: 22, 3: 14 };

function preferredColumns(count: number): number {
  if (count <= 3) return Math.max(1, count);
  return count === 4 ? 2 : 3;
}
