/** Transactions of the players service (wire-content-8): their wire shape and decoder. */
import { type Infer, type as shape } from 'superstruct';
import { hundredths } from '../../../lib/hundredths.ts';
import type { Transaction } from '../../../model/transaction.ts';
import { moment, numeric, text, told, yesNo } from '../fields.ts';

export const transactionRow = shape({
  id: text(),
  /** The Client-Transaction-Id of the request that caused the transaction, when the service sends it. */
  tid: told(text()),
  /** Epoch seconds. */
  date: moment(),
  type: numeric(),
  couponType: told(numeric()),
  typeName: told(text()),
  description: told(text()),
  /** TL with two decimals, signed. */
  amount: numeric(),
  /** Balance afterwards, TL. */
  balance: told(numeric()),
  isBonus: told(yesNo()),
  /** Id of the related coupon; the pool's service sends it as `betSlipId`. */
  bsid: told(text()),
  betSlipId: told(text()),
  /** Masked. */
  iban: told(text()),
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
