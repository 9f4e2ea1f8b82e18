/** The player's bank accounts. */
import type { Accounts } from '../../accounts/accounts.ts';
import type { Handlers } from '../../http/service-route.ts';
import { bankAccountsOf } from '../../payment/bank-accounts.ts';

export function bankAccountHandlers(accounts: Accounts) {
  return {
    getBankAccounts: ({ bearer }) => bankAccountsOf(accounts.caller(bearer())),
  } satisfies Partial<Handlers<'players'>>;
}
