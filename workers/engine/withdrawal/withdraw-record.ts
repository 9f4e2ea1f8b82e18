/**
 * The stored record of a withdrawal in flight: enough to find it among the transactions, without a bank account
 * (money-2).
 */
import { isFields } from '../../../src/lib/guards.ts';
import type { SentWithdrawal } from '../../../src/domain/withdrawal/evidence.ts';
import type { Doubt } from '../../../src/model/money-call.ts';
import type { WithdrawState } from '../../../src/model/withdrawal.ts';
import { type Intent, hasShape, isOpen } from '../money/intent.ts';

export interface WithdrawEnd {
  id: string;
}

export interface WithdrawRecord extends SentWithdrawal, Intent<WithdrawEnd> {}

/** The state of a record's withdrawal, shown in every tab. */
export function stateOf(record: WithdrawRecord, doubt: Doubt = 'checking'): WithdrawState {
  const { intent, amount, end } = record;
  const sentAt = Math.floor(record.sentAt / 1000);
  if (isOpen(record)) return { phase: 'unknown', intent, amount, sentAt, doubt };
  if (end === undefined || end === null) return { phase: 'notMade', intent };
  return { phase: 'confirmed', intent, id: end.id, amount, sentAt };
}

export function isWithdrawRecord(value: unknown): value is WithdrawRecord {
  const isEnd = (end: unknown): boolean => isFields(end) && typeof end['id'] === 'string';
  return hasShape(value, { texts: [], numbers: ['amount'], isEnd });
}
