/** The operator's services, area by area, answered from the state of this moment. */
import type { Accounts } from '../accounts/accounts.ts';
import type { serveServices } from '../http/service-route.ts';
import type { Statistics } from '../statistics/statistics.ts';
import type { Wager } from '../wager/wager.ts';
import type { Pool } from '../pool/pool.ts';
import type { World } from '../world.ts';
import { accountsHandlers } from './accounts/accounts.ts';
import { betslipHandlers } from './betslip/betslip.ts';
import { commonHandlers } from './common/common.ts';
import { contentHandlers } from './content/content.ts';
import { editorHandlers } from './content/editors.ts';
import { passwordHandlers } from './identity/passwords.ts';
import { signInHandlers } from './identity/sign-in.ts';
import { bonusHandlers } from './players/bonuses.ts';
import { contactHandlers } from './players/contact.ts';
import { inboxHandlers } from './inbox/inbox.ts';
import { paymentHandlers } from './payment/payment.ts';
import { bankAccountHandlers } from './players/bank-accounts.ts';
import { cancellationHandlers } from './players/cancellation.ts';
import { oddsSettingsHandlers } from './players/odds-settings.ts';
import { playerHandlers } from './players/player.ts';
import { profileHandlers } from './players/profile.ts';
import { registrationHandlers } from './players/registration.ts';
import { transactionHandlers } from './players/transactions.ts';
import { verificationHandlers } from './players/verification.ts';
import { poolBetslipHandlers, poolHandlers, poolWageringHandlers, shortCodeHandlers } from './pool/pool.ts';
import { retailersHandlers } from './retailers/retailers.ts';
import { memberHandlers } from './sportsbook/member.ts';
import { programHandlers } from './sportsbook/program.ts';
import { statisticsHandlers } from './statistics/statistics.ts';
import { couponHandlers } from './wager/coupons.ts';
import { playHandlers } from './wager/play.ts';
import { retailerHandlers } from './wager/retailer.ts';

export interface ServiceState {
  world: World;
  accounts: Accounts;
  wager: Wager;
  pool: Pool;
  statistics: Statistics;
}

export function serviceHandlers({
  world,
  accounts,
  wager,
  pool,
  statistics,
}: ServiceState): Parameters<typeof serveServices>[1] {
  return {
    accounts: accountsHandlers(accounts),
    betslip: betslipHandlers(wager),
    common: commonHandlers(),
    content: { ...contentHandlers(accounts, pool), ...editorHandlers(world, accounts) },
    identity: { ...signInHandlers(accounts), ...passwordHandlers(accounts) },
    inbox: inboxHandlers(accounts),
    payment: paymentHandlers(wager),
    players: {
      ...playerHandlers(accounts),
      ...profileHandlers(accounts),
      ...cancellationHandlers(wager),
      ...transactionHandlers(wager),
      ...bonusHandlers(wager),
      ...contactHandlers(accounts.messages),
      ...registrationHandlers(accounts),
      ...verificationHandlers(accounts),
      ...oddsSettingsHandlers(accounts),
      ...bankAccountHandlers(accounts),
    },
    pool: poolHandlers(pool),
    poolBetslip: poolBetslipHandlers(pool, accounts),
    poolWagering: poolWageringHandlers(pool, accounts),
    retailers: retailersHandlers(accounts.retailers),
    shortCode: shortCodeHandlers(pool),
    sportsbook: { ...programHandlers(world), ...memberHandlers(accounts, world) },
    statistics: statisticsHandlers(statistics),
    wager: { ...playHandlers(wager), ...couponHandlers(wager), ...retailerHandlers(wager) },
  };
}
