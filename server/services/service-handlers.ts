/** The operator's services, area by area, answered from the state of this moment. */
import type { Accounts } from '../accounts/accounts.ts';
import type { serveServices } from '../http/service-route.ts';
import type { StatisticsSource } from '../statistics/statistics-source.ts';
import type { Wager } from '../wager/wager.ts';
import type { PoolGame } from '../pool/pool-game.ts';
import type { World } from '../world.ts';
import { accountsHandlers } from './accounts/accounts-handlers.ts';
import { betslipHandlers } from './betslip/betslip-handlers.ts';
import { shortCodeHandlers } from './betslip/short-code-handlers.ts';
import { commonHandlers } from './common/common-handlers.ts';
import { contentHandlers } from './content/content-handlers.ts';
import { editorHandlers } from './content/editors-handlers.ts';
import { passwordHandlers } from './identity/passwords-handlers.ts';
import { signInHandlers } from './identity/sign-in-handlers.ts';
import { bonusHandlers } from './players/bonuses-handlers.ts';
import { contactHandlers } from './players/contact-handlers.ts';
import { inboxHandlers } from './inbox/inbox-handlers.ts';
import { paymentHandlers } from './payment/payment-handlers.ts';
import { bankAccountHandlers } from './players/bank-accounts-handlers.ts';
import { cancellationHandlers, oddsSettingsHandlers, profileHandlers } from './players/profile-handlers.ts';
import { playerHandlers } from './players/player-handlers.ts';
import { registrationHandlers } from './players/registration-handlers.ts';
import { transactionHandlers } from './players/transactions-handlers.ts';
import { verificationHandlers } from './players/verification-handlers.ts';
import { poolBetslipHandlers, poolHandlers, poolWageringHandlers } from './pool/pool-handlers.ts';
import { retailersHandlers } from './retailers/retailers-handlers.ts';
import { memberHandlers, programHandlers } from './sportsbook/sportsbook-handlers.ts';
import { statisticsHandlers } from './statistics/statistics-handlers.ts';
import { couponHandlers, playHandlers, retailerHandlers } from './wager/coupons-handlers.ts';

export interface ServiceState {
  world: World;
  accounts: Accounts;
  wager: Wager;
  pool: PoolGame;
  statistics: StatisticsSource;
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
    shortCode: shortCodeHandlers(pool, wager),
    sportsbook: { ...programHandlers(world), ...memberHandlers(accounts, world) },
    statistics: statisticsHandlers(statistics),
    wager: { ...playHandlers(wager), ...couponHandlers(wager), ...retailerHandlers(wager) },
  };
}
