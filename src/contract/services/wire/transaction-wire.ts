/** Transactions of the players service (wire-content-8): their wire shape and decoder. */
import { type Infer, type as shape } from 'superstruct';
import { hundredths } from '../../../lib/hundredths.ts';
import type { Transaction } from '../../../model/payment.ts';
import { epochSecondsField, numeric, text, optionalField, booleanLike } from '../fields.ts';

export const transactionRow = shape({
  id: text(),
  /** The Client-Transaction-Id of the request that caused the transaction, when the service sends it. */
  tid: optionalField(text()),
  /** Epoch seconds. */
  date: epochSecondsField(),
  type: numeric(),
  couponType: optionalField(numeric()),
  typeName: optionalField(text()),
  description: optionalField(text()),
  /** TL with two decimals, signed. */
  amount: numeric(),
  /** Balance afterwards, TL. */
  balance: optionalField(numeric()),
  isBonus: optionalField(booleanLike()),
  /** Id of the related coupon; the pool's service sends it as `betSlipId`. */
  bsid: optionalField(text()),
  betSlipId: optionalField(text()),
  /** Masked. */
  iban: optionalField(text()),
});

export function decodeTransaction(wire: Infer<typeof transactionRow>): Transaction {
  const { id, tid, date, type, couponType, typeName, description, amount, balance, isBonus, bsid, betSlipId, iban } =
    wire;
  return {
    id,
    transactionId: tid ?? null,
    at: date,
    type,
    couponType: couponType ?? null,
    name: typeName ?? '',
    description: description ?? '',
    amount: hundredths(amount),
    balance: balance === undefined || balance === null ? null : hundredths(balance),
    pocket: isBonus === true ? 'bonus' : 'balance',
    couponId: bsid || betSlipId || null,
    iban: iban ?? '',
  };
}
