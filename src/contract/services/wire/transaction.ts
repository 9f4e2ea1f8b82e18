/** Transactions of the players service (wire-content-8): their shape, and from its names to a transaction. */
import { type Infer, type as shape } from 'superstruct';
import { hundredths } from '../../../lib/hundredths.ts';
import type { Transaction } from '../../../model/transaction.ts';
import { moment, numeric, text, told, yesNo } from '../fields.ts';

export const transactionRow = shape({
  id: text(),
  /** The Client-Transaction-Id of what made it, where the service tells it. */
  tid: told(text()),
  /** Epoch seconds. */
  date: moment(),
  type: numeric(),
  couponType: told(numeric()),
  typeName: told(text()),
  description: told(text()),
  /** TL with two decimals, signed. */
  amount: numeric(),
  /** Afterwards, TL. */
  balance: told(numeric()),
  isBonus: told(yesNo()),
  /** The coupon it is about; one of the pool also under the name its service has for it. */
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
