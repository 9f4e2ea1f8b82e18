/** The payment service: permissions and terms, and withdrawals (wire-account-6, wire-account-7). */
import { type Infer, enums, number, object, string, type as shape } from 'superstruct';
import { hundredths } from '../../lib/hundredths.ts';
import type { PaymentRules } from '../../model/withdrawal.ts';
import { money, read, serviceArea } from './call.ts';
import { flag, numeric, text, told } from './fields.ts';

const blocks = shape({
  /** true: allowed. An unreadable value counts as not allowed. */
  isClientDepositActive: flag(),
  isClientWithdrawActive: flag(),
  /** TL. */
  withdrawMinAmount: told(numeric()),
  withdrawMaxAmount: told(numeric()),
  withdrawFee: told(numeric()),
  /** Duration as text. */
  withdrawDuration: told(text()),
});

export const payment = serviceArea('payment', {
  getPaymentBlocks: read({
    path: 'payment-transaction-blocks',
    access: 'member',
    about: 'balance',
    query: object({ platform: enums(['WEB', 'WEBMOBILE']) }),
    answer: blocks,
    decode: toRules,
  }),
  /** Requests a withdrawal. The header Client-Transaction-Id identifies the tap. `amount` is TL with two decimals. */
  withdraw: money({
    path: 'payment/withdraw',
    access: 'member',
    body: object({ amount: number(), playerAccountIbanId: string() }),
    answer: shape({ id: text() }),
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
