/** The payment service: permissions and terms, and withdrawals (wire-account-6, wire-account-7). */
import { type Infer, enums, number, object, string, type as shape } from 'superstruct';
import { hundredths } from '../../lib/hundredths.ts';
import type { PaymentRules } from '../../model/payment.ts';
import { moneyCall, readCall, defineCalls } from './call.ts';
import { booleanOrFalse, numeric, text, optionalField } from './fields.ts';

const blocks = shape({
  /** true: allowed. An unreadable value counts as not allowed. */
  isClientDepositActive: booleanOrFalse(),
  isClientWithdrawActive: booleanOrFalse(),
  /** TL. */
  withdrawMinAmount: optionalField(numeric()),
  withdrawMaxAmount: optionalField(numeric()),
  withdrawFee: optionalField(numeric()),
  /** Duration as text. */
  withdrawDuration: optionalField(text()),
});

export const paymentCalls = defineCalls('payment', {
  getPaymentBlocks: readCall({
    path: 'payment-transaction-blocks',
    access: 'member',
    about: 'balance',
    query: object({ platform: enums(['WEB', 'WEBMOBILE']) }),
    response: blocks,
    decode: toRules,
  }),
  /** Requests a withdrawal. The header Client-Transaction-Id identifies the tap. `amount` is TL with two decimals. */
  withdraw: moneyCall({
    path: 'payment/withdraw',
    access: 'member',
    body: object({ amount: number(), playerAccountIbanId: string() }),
    response: shape({ id: text() }),
  }),
});

function toRules(wire: Infer<typeof blocks>): PaymentRules {
  const kurus = (lira: number | null | undefined): number | null =>
    lira === undefined || lira === null ? null : hundredths(lira);
  return {
    canDeposit: wire.isClientDepositActive,
    canWithdraw: wire.isClientWithdrawActive,
    withdrawal: {
      min: kurus(wire.withdrawMinAmount),
      max: kurus(wire.withdrawMaxAmount),
      fee: kurus(wire.withdrawFee),
      duration: wire.withdrawDuration ?? null,
    },
  };
}
