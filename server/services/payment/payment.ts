/** The payment service: what may move. */
import type { Handlers } from '../../http/service-route.ts';
import type { Wager } from '../../wager/wager.ts';

export function paymentHandlers({ accounts }: Wager) {
  return {
    getPaymentBlocks: ({ bearer }) => {
      const { canDeposit, canWithdraw } = accounts.caller(bearer());
      return { isClientDepositActive: canDeposit, isClientWithdrawActive: canWithdraw };
    },
  } satisfies Handlers<'payment'>;
}
