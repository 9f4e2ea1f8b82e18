/**
 * Effect of a transaction on a member's money: its sign, and sums (rules transaction-1, transaction-2). Money is kuruş.
 */
import type { Transaction } from '../../model/payment.ts';
import {
  BONUS_CANCELLED,
  BONUS_EXPIRED,
  BONUS_PLAY,
  BONUS_RETAILER_CHANGED,
  BONUS_RETAILER_CLOSED,
  BONUS_RETAILER_TRANSFERRED,
  COUPON_PENDING,
  PLAY,
  WITHDRAWAL,
  WITHDRAWAL_PENDING,
} from '../../domain/transaction/known-types.ts';

type Moved = Pick<Transaction, 'type' | 'amount'>;

/** Income and expenses, both positive. */
export interface MoneyFlow {
  income: number;
  expense: number;
}

const taken = new Set([
  PLAY,
  WITHDRAWAL,
  BONUS_PLAY,
  BONUS_CANCELLED,
  BONUS_EXPIRED,
  BONUS_RETAILER_CHANGED,
  BONUS_RETAILER_CLOSED,
  COUPON_PENDING,
  BONUS_RETAILER_TRANSFERRED,
  WITHDRAWAL_PENDING,
]);

/** Signed amount, negative for expenses: by its own sign, or by its type when the service sends a positive amount. */
export function signedAmount({ type, amount }: Moved): number {
  return amount > 0 && taken.has(type) ? -amount : amount;
}

export function addToFlow(flow: MoneyFlow, effect: number): void {
  if (effect > 0) flow.income += effect;
  else flow.expense -= effect;
}

export function netFlow({ income: came, expense: went }: MoneyFlow): number {
  return came - went;
}
