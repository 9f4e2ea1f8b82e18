/** Layout of a market's outcomes in its card. The number that fits is decided in CSS by the card's own width. */

interface OutcomeLayout {
  /** Maximum number in a row. */
  maxColumns: number;
  /** Minimum width of a box in px; with less, a row holds fewer boxes. */
  minBoxWidth: number;
  /** Px the label needs to fit beside its odd; with less it is placed above. */
  inlineLabelWidth: number;
}

/**
 * Two outcomes in two columns, three in three, four in two, more in three; fewer where the labels are too long for that.
 * `wide`: the sport's outcomes are long names and take a row each (rule sport-2, `hasWideOddBoxes`).
 */
export function outcomeLayout(labels: readonly string[], wide: boolean): OutcomeLayout {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  return {
    maxColumns: wide ? 1 : preferredColumns(labels.length),
    minBoxWidth: Math.round(Math.min(longest, LINE_LETTERS) * LETTER) + PADDING,
    inlineLabelWidth: Math.round(longest * LETTER) + ODD,
  };
}

/** Rows the outcomes take on a phone: for the height of a card not drawn yet, and to balance columns of cards. */
export function outcomeRows(count: number, { maxColumns: columns, minBoxWidth: least }: OutcomeLayout): number {
  const fitting = Math.floor((PHONE_CARD + GAP) / (least + GAP));
  return Math.max(1, Math.ceil(count / Math.max(1, Math.min(columns, fitting))));
}

/** CSS value for `grid-template-columns`: `columns` columns, as long as each has its minimum width. */
export function gridColumns({ maxColumns: columns, minBoxWidth: least }: OutcomeLayout): string {
  const share = `(100% - ${(columns - 1) * GAP}px) / ${columns} - 0.1px`;
  return `repeat(auto-fit, minmax(max(${share}, min(100%, ${least}px)), 1fr))`;
}

/** Px: a letter of a label, a box's padding, an odd with its gap, the gap between boxes, a card's inside at 390. */
const LETTER = 6.7;
const PADDING = 20;
const ODD = 54;
const GAP = 6;
const PHONE_CARD = 332;
/** A longer label wraps to a second line and does not need a wider box. */
const LINE_LETTERS = 22;

function preferredColumns(count: number): number {
  if (count <= 3) return Math.max(1, count);
  return count === 4 ? 2 : 3;
}
