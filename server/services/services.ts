/** The operator's services, area by area, answered from the state of this moment. */
import type { Accounts } from '../accounts/accounts.ts';
import type { serveServices } from '../http/service-route.ts';
import type { Wager } from '../wager/wager.ts';
import type { World } from '../world.ts';
import { betslipHandlers } from './betslip/betslip.ts';
import { commonHandlers } from './common/common.ts';
import { contentHandlers } from './content/content.ts';
import { passwordHandlers } from './identity/passwords.ts';
import { signInHandlers } from './identity/sign-in.ts';
import { cancellationHandlers } from './players/cancellation.ts';
import { oddsSettingsHandlers } from './players/odds-settings.ts';
import { playerHandlers } from './players/player.ts';
import { profileHandlers } from './players/profile.ts';
import { registrationHandlers } from './players/registration.ts';
import { transactionHandlers } from './players/transactions.ts';
import { verificationHandlers } from './players/verification.ts';
import { retailersHandlers } from './retailers/retailers.ts';
import { memberHandlers } from './sportsbook/member.ts';
import { programHandlers } from './sportsbook/program.ts';
import { couponHandlers } from './wager/coupons.ts';
import { playHandlers } from './wager/play.ts';
import { retailerHandlers } from './wager/retailer.ts';

export interface ServiceState {
  world: World;
  accounts: Accounts;
  wager: Wager;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export function serviceHandlers({ world, accounts, wager, now }: ServiceState): Parameters<typeof serveServices>[1] {
  return {
    betslip: betslipHandlers(wager),
    common: commonHandlers(),
    content: contentHandlers(now),
    identity: { ...signInHandlers(accounts), ...passwordHandlers(accounts) },
    players: {
      ...playerHandlers(accounts),
      ...profileHandlers(accounts),
      ...cancellationHandlers(wager),
      ...transactionHandlers(wager),
      ...registrationHandlers(accounts),
      ...verificationHandlers(accounts),
      ...oddsSettingsHandlers(accounts),
    },
    retailers: retailersHandlers(accounts.retailers),
    sportsbook: { ...programHandlers(world), ...memberHandlers(accounts) },
    wager: { ...playHandlers(wager), ...couponHandlers(wager), ...retailerHandlers(wager) },
  };
}
