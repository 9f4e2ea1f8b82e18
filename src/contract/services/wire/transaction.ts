/** Transactions of the players service (wire-content-8): their shape, and from its names to a transaction. */
import { type Infer, boolean, nullable, number, optional, string, type as shape, union, unknown } from 'superstruct';
import { hundredths } from '../../../lib/hundredths.ts';
import type { Transaction } from '../../../model/transaction.ts';

export const transactionRow = shape({
  id: union([string(), number()]),
  /** Epoch seconds. */
  date: number(),
  type: number(),
  couponType: optional(nullable(number())),
  typeName: optional(nullable(string())),
  description: optional(nullable(string())),
  /** TL with two decimals, signed. */
  amount: number(),
  /** Afterwards, TL. */
  balance: optional(nullable(number())),
  isBonus: optional(nullable(boolean())),
  /** The coupon it is about. */
  bsid: optional(nullable(union([string(), number()]))),
  /** Masked. Nothing shows it yet, so it may be anything. */
  iban: optional(unknown()),
});

export function decodeTransaction(wire: Infer<typeof transactionRow>): Transaction {
  const { id, date, type, couponType, typeName, description, amount, balance, isBonus, bsid } = wire;
  return {
    id: String(id),
    at: date,
    type,
    couponType: couponType ?? null,
    name: typeName ?? '',
    description: description ?? '',
    amount: hundredths(amount),
    balance: balance === undefined || balance === null ? null : hundredths(balance),
    pocket: isBonus === true ? 'bonus' : 'balance',
    couponId: bsid === undefined || bsid === null || bsid === '' ? null : String(bsid),
  };
}
