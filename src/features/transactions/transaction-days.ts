/** Transactions by day, for a list that may be incomplete (rule transaction-3). */
import type { Transaction } from '../../model/payment.ts';
import { dayKey } from '../../domain/time.ts';
import { type MoneyFlow, addToFlow, signedAmount } from './money-flow.ts';

export interface TransactionDay {
  /** Id of the day's first transaction shown. */
  first: string;
  /** Income and expenses of the day by balance source; null while older transactions of the day may be missing. */
  flow: Record<Transaction['pocket'], MoneyFlow> | null;
}

/** Sorts newest first; transactions of the same moment keep their order. */
export function newestTransactionsFirst(rows: readonly Transaction[]): readonly Transaction[] {
  return rows.every(({ at }, place) => place === 0 || at <= (rows[place - 1]?.at ?? at))
    ? rows
    : rows.toSorted((a, b) => b.at - a.at);
}

/**
 * Groups transactions by day; the keys are the ids of each day's first transaction.
 * @param rows newest first
 * @param complete there are no older ones
 */
export function transactionDays(rows: readonly Transaction[], complete: boolean): ReadonlyMap<string, TransactionDay> {
  const days = new Map<string, TransactionDay>();
  for (const row of rows) {
    const key = dayKey(row.at);
    let day = days.get(key);
    if (day === undefined) {
      day = { first: row.id, flow: { balance: { income: 0, expense: 0 }, bonus: { income: 0, expense: 0 } } };
      days.set(key, day);
    }
    if (day.flow !== null) addToFlow(day.flow[row.pocket], signedAmount(row));
  }
  const oldest = [...days.values()].at(-1);
  if (!complete && oldest !== undefined) oldest.flow = null;
  return new Map([...days.values()].map((day) => [day.first, day]));
}
