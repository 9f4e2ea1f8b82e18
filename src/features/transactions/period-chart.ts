/** Chart of a period of transactions: income, expenses and balance, step by step (rule transaction-5). */
import type { Transaction } from '../../model/payment.ts';
import { DAY_SECONDS, TURKIYE_OFFSET_SECONDS, dayKey } from '../../domain/time.ts';
import { type MoneyFlow, addToFlow, signedAmount } from './money-flow.ts';

interface ChartStep extends MoneyFlow {
  /** Day key, or "2026-11" for a month. */
  key: string;
  /** Balance at the end of the step, kuruş; null if unknown. */
  balance: number | null;
}

export interface PeriodChart {
  by: 'day' | 'month';
  pocket: Transaction['pocket'];
  /** Oldest first, without gaps, unless a distant date would leave almost only empty steps. */
  steps: ChartStep[];
  sum: MoneyFlow;
}

/** Longer periods are shown by month, because daily bars would be too narrow to see. */
export const MAX_DAILY_CHART_DAYS = 92;
/** Years between two transactions above which gaps are not filled, because no account is that old. */
const MOST_YEARS = 25;

/**
 * Builds the chart, or returns null without transactions.
 * @param whole all kinds are included; only then the balance is known
 */
export function periodChart(rows: readonly Transaction[], whole: boolean): PeriodChart | null {
  // A bonus is not part of the balance, so it gets a chart only when there is nothing else.
  const pocket = rows.some((row) => row.pocket === 'balance') ? 'balance' : 'bonus';
  const shown = rows.filter((row) => row.pocket === pocket).toSorted((a, b) => b.at - a.at);
  const [newest] = shown;
  const oldest = shown.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  const by = dayNumber(newest.at) - dayNumber(oldest.at) < MAX_DAILY_CHART_DAYS ? 'day' : 'month';
  const keyOf = (at: number): string => (by === 'day' ? dayKey(at) : dayKey(at).slice(0, 7));
  const steps = new Map<string, ChartStep>();
  for (const key of keysOf(shown, keyOf)) steps.set(key, { key, income: 0, expense: 0, balance: null });
  const sum = { income: 0, expense: 0 };
  const told = new Set<string>();
  for (const row of shown) {
    const key = keyOf(row.at);
    const step = steps.get(key);
    if (step === undefined) continue;
    addToFlow(step, signedAmount(row));
    addToFlow(sum, signedAmount(row));
    // The newest transaction of a step comes first and contains the balance at the end of the step.
    if (whole && !told.has(key)) step.balance = row.balance;
    told.add(key);
  }
  return { by, pocket, steps: carried([...steps.values()]), sum };
}

/** A step without transactions keeps the balance of the previous step. */
function carried(steps: ChartStep[]): ChartStep[] {
  let last: number | null = null;
  return steps.map((step) => {
    const still = step.income === 0 && step.expense === 0 && step.balance === null;
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
