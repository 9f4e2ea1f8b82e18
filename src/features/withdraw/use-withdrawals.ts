import { useEffect, useMemo, useRef } from 'react';
import { WITHDRAWAL, WITHDRAWAL_CANCELLED, WITHDRAWAL_PENDING } from '../../domain/transaction/known-types.ts';
import type { LoadFacts } from '../../model/load.ts';
import type { Withdrawal, Transaction } from '../../model/payment.ts';
import { useRead } from '../../state/load/use-read.ts';
import { refreshSession } from '../../state/member/session-calls.ts';

export interface Withdrawals extends Pick<LoadFacts, 'failure' | 'retry'> {
  /** Newest first; undefined until all of them are read. */
  all: Withdrawal[] | undefined;
}

/** Poll interval while a request is pending, because nothing announces its result. */
const LOOK_MS = 15_000;

/** The player's withdrawals as the service knows them. */
export function useWithdrawals(): Withdrawals {
  const waiting = useRead('getTransactions', queryOf(WITHDRAWAL_PENDING));
  const paid = useRead('getTransactions', queryOf(WITHDRAWAL));
  const cancelled = useRead('getTransactions', queryOf(WITHDRAWAL_CANCELLED));
  const loads = [waiting, paid, cancelled];
  const [a, b, c] = loads.map(({ value }) => value?.rows);
  const all = useMemo(
    () =>
      a === undefined || b === undefined || c === undefined
        ? undefined
        : withdrawalsFromTransactions([...a, ...b, ...c]),
    [a, b, c],
  );
  const retry = (): void => {
    for (const load of loads) load.retry();
  };
  const pending = all?.filter(({ state }) => state === 'pending').length ?? 0;
  useEffect(() => {
    if (pending === 0) return undefined;
    const timer = setInterval(retry, LOOK_MS);
    return () => clearInterval(timer);
    // `retry` only increments a counter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pending]);
  const before = useRef(0);
  useEffect(() => {
    // A request is no longer pending, so its amount may be back in the balance.
    if (pending < before.current) void refreshSession();
    before.current = pending;
  }, [pending]);
  return { all, failure: loads.find(({ failure }) => failure !== null)?.failure ?? null, retry };
}

const queryOf = (type: number) => ({ query: { page: '1', limit: '10', type: String(type) } });

/**
 * Withdrawals derived from transactions (rule withdrawal-11). Returns withdrawals newest first. A finished withdrawal
 * may replace its pending row or appear beside it, so a pending row is finished when a finished one matches it by
 * intent, otherwise by amount and time.
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
