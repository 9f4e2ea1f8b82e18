/** A period of transactions as a chart tells it: what came, what went and what was left, step by step (rule transaction-5). */
import type { Transaction } from '../../model/transaction.ts';
import { DAY_SECONDS, TURKIYE_OFFSET_SECONDS, dayKey } from '../time.ts';
import { type Flow, addTo, effectOf } from './effects.ts';

export interface ChartStep extends Flow {
  /** Day key, or of a month "2026-11". */
  key: string;
  /** At its end, kuruş; null where nothing tells. */
  balance: number | null;
}

export interface PeriodChart {
  by: 'day' | 'month';
  pocket: Transaction['pocket'];
  /** Oldest first; without gaps, unless a date is so far off that they would be all there is to see. */
  steps: ChartStep[];
  sum: Flow;
}

/** Longer ones are told by month: a bar has to be seen. */
export const MOST_DAYS = 92;
/** No account is as old: the months between a date like this and the others were none of anybody. */
const MOST_YEARS = 25;

/** @param whole all kinds are there: only then what was left can be told */
export function periodChart(rows: readonly Transaction[], whole: boolean): PeriodChart | null {
  // A bonus is no money of the balance: it has a chart of its own where it is all there is.
  const pocket = rows.some((row) => row.pocket === 'balance') ? 'balance' : 'bonus';
  const shown = rows.filter((row) => row.pocket === pocket).toSorted((a, b) => b.at - a.at);
  const [newest] = shown;
  const oldest = shown.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  const by = dayNumber(newest.at) - dayNumber(oldest.at) < MOST_DAYS ? 'day' : 'month';
  const keyOf = (at: number): string => (by === 'day' ? dayKey(at) : dayKey(at).slice(0, 7));
  const steps = new Map<string, ChartStep>();
  for (const key of keysOf(shown, keyOf)) steps.set(key, { key, came: 0, went: 0, balance: null });
  const sum = { came: 0, went: 0 };
  const told = new Set<string>();
  for (const row of shown) {
    const key = keyOf(row.at);
    const step = steps.get(key);
    if (step === undefined) continue;
    addTo(step, effectOf(row));
    addTo(sum, effectOf(row));
    // The newest of a step comes first, and says what was left at its end.
    if (whole && !told.has(key)) step.balance = row.balance;
    told.add(key);
  }
  return { by, pocket, steps: carried([...steps.values()]), sum };
}

/** A step in which nothing moved ends as the one before it. */
function carried(steps: ChartStep[]): ChartStep[] {
  let last: number | null = null;
  return steps.map((step) => {
    const still = step.came === 0 && step.went === 0 && step.balance === null;
    last = still ? last : step.balance;
    return { ...step, balance: last };
  });
}

function keysOf(newestFirst: readonly Transaction[], keyOf: (at: number) => string): Set<string> {
  const from = newestFirst.at(-1)?.at ?? 0;
  const to = newestFirst[0]?.at ?? 0;
  if (to - from > MOST_YEARS * 366 * DAY_SECONDS) return new Set(newestFirst.map(({ at }) => keyOf(at)).toReversed());
  const keys = new Set<string>();
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) {
    keys.add(keyOf(day * DAY_SECONDS - TURKIYE_OFFSET_SECONDS));
  }
  return keys;
}

const dayNumber = (at: number): number => Math.floor((at + TURKIYE_OFFSET_SECONDS) / DAY_SECONDS);
