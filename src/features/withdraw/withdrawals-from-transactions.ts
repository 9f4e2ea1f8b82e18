/** Withdrawals derived from transactions (rule withdrawal-11). */
import type { Transaction } from '../../model/transaction.ts';
import type { Withdrawal } from '../../model/withdrawal.ts';
import { WITHDRAWAL, WITHDRAWAL_CANCELLED, WITHDRAWAL_PENDING } from '../../domain/transaction/known-types.ts';

/**
 * Returns withdrawals newest first. A finished withdrawal may replace its pending row or appear beside it, so a pending
 * row is finished when a finished one matches it by intent, otherwise by amount and time.
 */
export function withdrawalsFromTransactions(transactions: readonly Transaction[]): Withdrawal[] {
  const ours = [...transactions].toSorted((a, b) => a.at - b.at);
  const ends = ours.filter(({ type }) => type === WITHDRAWAL || type === WITHDRAWAL_CANCELLED);
  const waiting = ours.filter(({ type }) => type === WITHDRAWAL_PENDING);
  const taken = new Set<Transaction>();
  const told = waiting.map((row): Withdrawal => {
    const end = ends.find((each) => !taken.has(each) && belongs(row, each));
    if (end !== undefined) taken.add(end);
    const { id, amount, at } = row;
    return { id, amount: Math.abs(amount), requestedAt: at, state: stateOf(end), endedAt: end?.at ?? null };
  });
  const alone = ends
    .filter((end) => !taken.has(end))
    .map((end): Withdrawal => ({
      id: end.id,
      amount: Math.abs(end.amount),
      requestedAt: end.at,
      state: stateOf(end),
      endedAt: null,
    }));
  return [...told, ...alone].toSorted((a, b) => b.requestedAt - a.requestedAt);
}

function belongs(waiting: Transaction, end: Transaction): boolean {
  if (waiting.transactionId !== null && end.transactionId !== null) {
    return waiting.transactionId === end.transactionId;
  }
  return end.at >= waiting.at && Math.abs(end.amount) === Math.abs(waiting.amount);
}

function stateOf(end: Transaction | undefined): Withdrawal['state'] {
  if (end === undefined) return 'pending';
  return end.type === WITHDRAWAL ? 'paid' : 'cancelled';
}
