/**
 * Effect of a transaction on a member's money: its sign, and sums (rules transaction-1, transaction-2). Money is kuruş.
 */
import type { Transaction } from '../../model/transaction.ts';
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
} from './known-types.ts';

type Moved = Pick<Transaction, 'type' | 'amount'>;

/** Income and expenses, both positive. */
export interface Flow {
  came: number;
  went: number;
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
export function effectOf({ type, amount }: Moved): number {
  return amount > 0 && taken.has(type) ? -amount : amount;
}

export function addTo(flow: Flow, effect: number): void {
  if (effect > 0) flow.came += effect;
  else flow.went -= effect;
}

export function netOf({ came, went }: Flow): number {
  return came - went;
}
