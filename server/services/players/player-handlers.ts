/** Member data for the header and the profile: player, session, balances. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import type { Handlers } from '../../http/service-route.ts';
import type { Account } from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { kurusToLira } from '../../wager/money.ts';
import type { Retailers } from '../../accounts/retailers/retailers.ts';

type WirePlayer = WireResponse<'getPlayer'>;
type WireBalances = WireResponse<'getPlayerBalances'>;

/** Phase of the application (rule content-11, default configuration). */
const PHASE = 5;
/** Authorisation type of a sign-in with user name and password. */
const BY_PASSWORD = 1;

export function playerHandlers(accounts: Accounts) {
  const { retailers } = accounts;

  return {
    getPlayer: ({ bearer }) => fullPlayer(accounts, bearer()),
    getPlayerBalances: ({ bearer }) => balancesOf(accounts.accountOfToken(bearer()), retailers),
    getSession: ({ bearer }) => {
      const account = accounts.accountOfToken(bearer());
      return { ...balancesOf(account, retailers), unreadMessageCount: account.unread };
    },
  } satisfies Partial<Handlers<'players'>>;
}

/** Returns player data and personal information in one response, because both calls share one URL. */
export function fullPlayer(accounts: Accounts, bearer: string): WirePlayer & WireResponse<'getPersonalInformation'> {
  const account = accounts.accountOfToken(bearer);
  return { ...playerOf(account, accounts), ...personOf(account) };
}

function personOf(account: Account): Omit<WireResponse<'getPersonalInformation'>, keyof WirePlayer> {
  const { identityNumber, birthDate, nationality, occupation, address, provinceId, districtId } = account;
  return {
    identityNumber: `${identityNumber.slice(0, 3)}******${identityNumber.slice(-2)}`,
    ...{ birthDate, nationality, occupation, address, provinceId, districtId },
  };
}

function playerOf(account: Account, { retailers, now }: Accounts): WirePlayer {
  const { hashedPlayer, playerNo, name, surname, phoneNumber, email, isMailVerified } = account;
  return {
    hashedPlayer,
    playerStatus: account.status,
    playerNo,
    externalPlayerId: `E${playerNo}`,
    name,
    surname,
    phoneNumber,
    email,
    isMailVerified,
    retailer: retailerOf(account, retailers),
    currentPhase: PHASE,
    loginAuthorizationType: BY_PASSWORD,
    npsSubmitDate: secondsOf(account.surveyedAt === undefined ? now() : account.surveyedAt),
    showDepositNps: account.surveysDue.deposit,
    showWithdrawNps: account.surveysDue.withdraw,
    unreadMessageCount: account.unread,
    isCustomRetailer: account.isCustomRetailer,
    termsOfUseDue: account.flags.termsOfUseDue,
  };
}

function balancesOf(account: Account, retailers: Retailers): WireBalances {
  return {
    retailer: retailerOf(account, retailers),
    balance: kurusToLira(account.balance),
    bonusBalance: kurusToLira(account.bonusBalance),
  };
}

function retailerOf({ retailerId }: Account, retailers: Retailers): WireBalances['retailer'] {
  const retailer = retailerId === null ? undefined : retailers.byId(retailerId);
  if (retailer === undefined) return null;
  const { id, name, address, phoneNumber, province, district, status } = retailer;
  return { id, name, address, phoneNumber, province, district, status };
}

function secondsOf(ms: number | null): number | null {
  return ms === null ? null : Math.floor(ms / 1_000);
}
