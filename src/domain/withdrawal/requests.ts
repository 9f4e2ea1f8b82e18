/** Withdrawals as the transactions tell of them (rule withdrawal-11). */
import type { Transaction } from '../../model/transaction.ts';
import type { Withdrawal } from '../../model/withdrawal.ts';
import { WITHDRAWAL, WITHDRAWAL_CANCELLED, WITHDRAWAL_PENDING } from '../transaction/known-types.ts';

/**
 * Newest first. One that ended may stand in the place of the row it waited in, or beside it: a row that waits is over when
 * one that ended belongs to it, by its tap, else by its amount and its time.
 */
export function withdrawalsOf(transactions: readonly Transaction[]): Withdrawal[] {
  const ours = [...transactions].toSorted((a, b) => a.at - b.at);
  const ends = ours.filter(({ type }) => type === WITHDRAWAL || type === WITHDRAWAL_CANCELLED);
  const waiting = ours.filter(({ type }) => type === WITHDRAWAL_PENDING);
  const taken = new Set<Transaction>();
  const told = waiting.map((row): Withdrawal => {
    const end = ends.find((each) => !taken.has(each) && belongs(row, each));
    if (end !== undefined) taken.add(end);
    const { id, amount, at } = row;
    return { id, amount: Math.abs(amount), askedAt: at, state: stateOf(end), endedAt: end?.at ?? null };
  });
  const alone = ends
    .filter((end) => !taken.has(end))
    .map((end): Withdrawal => ({
      id: end.id,
      amount: Math.abs(end.amount),
      askedAt: end.at,
      state: stateOf(end),
      endedAt: null,
    }));
  return [...told, ...alone].toSorted((a, b) => b.askedAt - a.askedAt);
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
