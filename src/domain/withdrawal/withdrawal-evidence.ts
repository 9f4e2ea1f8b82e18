/** Search for an unresolved withdrawal in the transactions (rule withdrawal-9): found, possibly found, or not found. */
import type { Transaction } from '../../model/payment.ts';
import { isCreatedAfterSend } from '../created-after-send.ts';
import { WITHDRAWAL, WITHDRAWAL_CANCELLED, WITHDRAWAL_PENDING, knownTypes } from '../transaction/known-types.ts';

/** Data of the sent withdrawal. */
export interface SentWithdrawal {
  /** The Client-Transaction-Id. */
  intent: string;
  /** Epoch milliseconds. */
  sentAt: number;
  /** Kuruş. */
  amount: number;
  /** Ids of withdrawals already known to this device before sending. */
  seen: readonly string[];
}

type Moved = Pick<Transaction, 'id' | 'transactionId' | 'at' | 'type' | 'amount'>;

/**
 * Id of the transaction that is certainly the withdrawal: it has the same intent, or is pending and equal in every
 * field. Undefined for none.
 */
export function identifyWithdrawal(sent: SentWithdrawal, rows: readonly Moved[]): string | undefined {
  const named = rows.find(({ transactionId }) => transactionId === sent.intent);
  const alike = (row: Moved): boolean =>
    row.type === WITHDRAWAL_PENDING &&
    row.at > 0 &&
    Math.abs(row.amount) === sent.amount &&
    mayBeSentWithdrawal(sent, row);
  return (named ?? rows.find(alike))?.id;
}

/**
 * Returns true unless a field proves that it is another withdrawal. A paid or cancelled one may have a separate row
 * with another time, and an unknown type may be any.
 */
export function mayBeSentWithdrawal(sent: SentWithdrawal, { id, transactionId, at, type, amount }: Moved): boolean {
  if (transactionId !== null) return transactionId === sent.intent;
  return (
    !sent.seen.includes(id) &&
    (OURS.has(type) || !knownTypes.has(type)) &&
    (amount === 0 || Math.abs(amount) === sent.amount) &&
    (at === 0 || isCreatedAfterSend(sent, at))
  );
}

const OURS = new Set([WITHDRAWAL_PENDING, WITHDRAWAL, WITHDRAWAL_CANCELLED]);
