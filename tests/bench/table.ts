/** A table for people, and the medians of its keyed rows for the line of JSON. */
import { median } from './statistics.ts';

export type Figures = Record<string, number>;

export interface Row {
  what: string;
  /** Values of the repetitions, in order: the table shows the least, the median and the most. */
  runs: readonly number[];
  /** Name in the line of JSON; rows without one are shown in the table alone. */
  key?: string;
  /** Target for the median. */
  aim?: Aim;
  digits?: number;
  note?: string | undefined;
}

export type Aim = { atMost: number } | { atLeast: number };

export const atMost = (most: number): Aim => ({ atMost: most });
export const atLeast = (least: number): Aim => ({ atLeast: least });

const NAME = 52;
const NUMBER = 9;

/** Prints the table; returns the medians that have a key. */
export function table(title: string, rows: readonly Row[]): Figures {
  const head = ['min', 'median', 'max'].map((word) => word.padStart(NUMBER)).join('');
  console.log(`\n${title}\n${' '.repeat(NAME + 2)}${head}`);
  const figures: Figures = {};
  for (const row of rows) {
    const figure = rounded(median(row.runs), row.digits);
    if (row.key !== undefined) figures[row.key] = figure;
    console.log(`  ${row.what.padEnd(NAME)}${numbers(row)}   ${remarks(row, figure)}`.trimEnd());
  }
  return figures;
}

/** Ratios of two series, round by round. */
export const ratios = (of: readonly number[], over: readonly number[]): number[] =>
  of.map((value, round) => value / (over[round] ?? Number.NaN));

function numbers({ runs, digits = 2 }: Row): string {
  const told = runs.length === 1 ? ['', median(runs), ''] : [Math.min(...runs), median(runs), Math.max(...runs)];
  return told.map((value) => (typeof value === 'number' ? value.toFixed(digits) : value).padStart(NUMBER)).join('');
}

function remarks({ aim, note, runs }: Row, figure: number): string {
  return [
    ...(aim === undefined ? [] : [judged(aim, figure)]),
    ...(runs.length > 1 ? [`${runs.length} runs`] : []),
    note,
  ]
    .filter((remark) => remark !== undefined)
    .join('; ');
}

function judged(aim: Aim, figure: number): string {
  return 'atMost' in aim
    ? `aim ≤ ${aim.atMost}${figure <= aim.atMost ? '' : ', missed'}`
    : `aim ≥ ${aim.atLeast}${figure >= aim.atLeast ? '' : ', missed'}`;
}

function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
