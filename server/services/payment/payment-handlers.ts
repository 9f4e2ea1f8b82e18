/** The payment service: what may move, and requests for money. */
import { badRequest } from '../../http/response-envelope.ts';
import type { Handlers } from '../../http/service-route.ts';
import { WITHDRAW_MAX_KURUS, WITHDRAW_MIN_KURUS } from '../../payment/withdrawals.ts';
import { kurusToLira } from '../../wager/money.ts';
import type { Wager } from '../../wager/wager.ts';

export function paymentHandlers({ accounts, withdrawals }: Wager) {
  return {
    getPaymentBlocks: ({ bearer }) => {
      const { canDeposit, canWithdraw } = accounts.accountOfToken(bearer());
      return {
        isClientDepositActive: canDeposit,
        isClientWithdrawActive: canWithdraw,
        withdrawMinAmount: kurusToLira(WITHDRAW_MIN_KURUS),
        withdrawMaxAmount: kurusToLira(WITHDRAW_MAX_KURUS),
        withdrawFee: 0,
        withdrawDuration: 'Anlaşmalı bankalara 7/24 birkaç dakika, diğerlerine banka saatlerinde',
      };
    },
    withdraw: ({ bearer, body, transactionId }) => {
      const account = accounts.accountOfToken(bearer());
      const order = body();
      if (transactionId === undefined) throw badRequest('the header Client-Transaction-Id is missing');
      const { id, amount, at } = withdrawals.request(account, transactionId, order);
      return {
        id,
        tid: transactionId,
        amount: kurusToLira(amount),
        status: 41,
        date: Math.floor(at / 1_000),
        balance: kurusToLira(account.balance),
      };
    },
  } satisfies Handlers<'payment'>;
}
