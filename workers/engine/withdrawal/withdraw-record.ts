/**
 * The stored record of a withdrawal in flight: enough to find it among the transactions, without a bank account
 * (money-2).
 */
import { isPlainObject } from '../../../src/lib/guards.ts';
import type { SentWithdrawal } from '../../../src/domain/withdrawal/withdrawal-evidence.ts';
import type { Doubt } from '../../../src/model/money-call.ts';
import type { WithdrawState } from '../../../src/model/withdrawal.ts';
import { type Intent, isRecordOfShape, isUnresolved } from '../money/intent.ts';

export interface WithdrawOutcome {
  id: string;
}

export interface WithdrawRecord extends SentWithdrawal, Intent<WithdrawOutcome> {}

/** The state of a record's withdrawal, shown in every tab. */
export function withdrawStateOf(record: WithdrawRecord, doubt: Doubt = 'checking'): WithdrawState {
  const { intent, amount, end } = record;
  const sentAt = Math.floor(record.sentAt / 1000);
  if (isUnresolved(record)) return { phase: 'unknown', intent, amount, sentAt, doubt };
  if (end === undefined || end === null) return { phase: 'notMade', intent };
  return { phase: 'confirmed', intent, id: end.id, amount, sentAt };
}

export function isWithdrawRecord(value: unknown): value is WithdrawRecord {
  const isEnd = (end: unknown): boolean => isPlainObject(end) && typeof end['id'] === 'string';
  return isRecordOfShape(value, { stringFields: [], integerFields: ['amount'], isOutcome: isEnd });
}
