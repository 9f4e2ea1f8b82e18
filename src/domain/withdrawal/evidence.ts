/** What the transactions say of a withdrawal nobody answered for (rule withdrawal-9): it is there, it may be, or it is not. */
import type { Transaction } from '../../model/transaction.ts';
import { isSinceSent } from '../sent-since.ts';
import { WITHDRAWAL, WITHDRAWAL_CANCELLED, WITHDRAWAL_PENDING, knownTypes } from '../transaction/known-types.ts';

/** What is known of one that was sent. */
export interface SentWithdrawal {
  /** The Client-Transaction-Id. */
  intent: string;
  /** epoch milliseconds */
  sentAt: number;
  /** Kuruş. */
  amount: number;
  /** Withdrawals this device was told of before. */
  seen: readonly string[];
}

type Moved = Pick<Transaction, 'id' | 'transactionId' | 'at' | 'type' | 'amount'>;

/** The one it surely is, undefined for none: named by the intent, or one that waits and is like it in everything. */
export function withdrawalOf(sent: SentWithdrawal, rows: readonly Moved[]): string | undefined {
  const named = rows.find(({ transactionId }) => transactionId === sent.intent);
  const alike = (row: Moved): boolean =>
    row.type === WITHDRAWAL_PENDING && row.at > 0 && Math.abs(row.amount) === sent.amount && mayBeWithdrawal(sent, row);
  return (named ?? rows.find(alike))?.id;
}

/**
 * Nothing that is told of it says that it is another one. One that was paid or cancelled may stand in a row of its own, of
 * another time; a type nobody knows may be any.
 */
export function mayBeWithdrawal(sent: SentWithdrawal, { id, transactionId, at, type, amount }: Moved): boolean {
  if (transactionId !== null) return transactionId === sent.intent;
  return (
    !sent.seen.includes(id) &&
    (OURS.has(type) || !knownTypes.has(type)) &&
    (amount === 0 || Math.abs(amount) === sent.amount) &&
    (at === 0 || isSinceSent(sent, at))
  );
}

const OURS = new Set([WITHDRAWAL_PENDING, WITHDRAWAL, WITHDRAWAL_CANCELLED]);
