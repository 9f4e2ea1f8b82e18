/** Settings for accepting odds that change while a coupon is placed. */
import type { Accounts } from '../../accounts/accounts.ts';
import type { Handlers } from '../../http/service-route.ts';

export function oddsSettingsHandlers(accounts: Accounts) {
  return {
    getBetslipSettings: ({ bearer }) => ({ ...accounts.accountOfToken(bearer()).betslipSettings }),
    setBetslipSettings: ({ bearer, body }) => {
      const account = accounts.accountOfToken(bearer());
      account.betslipSettings = body();
      return { ...account.betslipSettings };
    },
  } satisfies Partial<Handlers<'players'>>;
}
