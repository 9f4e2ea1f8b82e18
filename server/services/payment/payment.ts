/** The payment service: what may move, and requests for money. */
import { badRequest } from '../../http/envelope.ts';
import type { Handlers } from '../../http/service-route.ts';
import { WITHDRAW_MAX, WITHDRAW_MIN } from '../../payment/refusals.ts';
import { lira } from '../../wager/money.ts';
import type { Wager } from '../../wager/wager.ts';

export function paymentHandlers({ accounts, withdrawals }: Wager) {
  return {
    getPaymentBlocks: ({ bearer }) => {
      const { canDeposit, canWithdraw } = accounts.caller(bearer());
      return {
        isClientDepositActive: canDeposit,
        isClientWithdrawActive: canWithdraw,
        withdrawMinAmount: lira(WITHDRAW_MIN),
        withdrawMaxAmount: lira(WITHDRAW_MAX),
        withdrawFee: 0,
        withdrawDuration: 'Anlaşmalı bankalara 7/24 birkaç dakika, diğerlerine banka saatlerinde',
      };
    },
    withdraw: ({ bearer, body, transactionId }) => {
      const account = accounts.caller(bearer());
      const order = body();
      if (transactionId === undefined) throw badRequest('the header Client-Transaction-Id is missing');
      const { id, amount, at } = withdrawals.ask(account, transactionId, order);
      return {
        id,
        tid: transactionId,
        amount: lira(amount),
        status: 41,
        date: Math.floor(at / 1_000),
        balance: lira(account.balance),
      };
    },
  } satisfies Handlers<'payment'>;
}
