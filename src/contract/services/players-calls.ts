/** The players service: registration, the player, balances, transactions, bet slip settings (assumption-9). */
import { boolean, type Infer, object, optional, string, type as shape, unknown } from 'superstruct';
import { hundredths } from '../../lib/hundredths.ts';
import type { OddsAcceptance } from '../../model/slip.ts';
import type { Player, PlayerBalances, PlayerRetailer } from '../../model/player.ts';
import { engineReadCall, engineWriteCall, readCall, defineCalls } from './call.ts';
import { numeric, numericOr, booleanLike, oneOfOrUnknown, objectOrNull, text, optionalField } from './fields.ts';
import { tokensResponse } from './identity-calls.ts';
import { parseEpochSeconds } from './epoch-seconds.ts';
import { decodePage, pageShape } from './response-rows.ts';
import { decodeTransaction, transactionRow } from './wire/transaction-wire.ts';

/** Transactions per page. */
export const TRANSACTION_PAGE_SIZE = 10;

const toTransactionPage = decodePage(decodeTransaction);

const playerRetailer = shape({
  id: numeric(),
  name: optionalField(text()),
  address: optionalField(text()),
  phoneNumber: optionalField(text()),
  province: optionalField(text()),
  district: optionalField(text()),
  status: oneOfOrUnknown(['Active', 'Passive']),
});

const balances = {
  retailer: optionalField(playerRetailer),
  /** TL with two decimals. */
  balance: numeric(),
  bonusBalance: numericOr(0),
};

const playerAnswer = shape({
  hashedPlayer: optionalField(text()),
  /** 1 PreActive1, 2 PreActive2, 3 Cancel, 4 Active, 5 GrayList, 6 Suspend, 7 TimeBlocking. */
  playerStatus: oneOfOrUnknown([1, 2, 3, 4, 5, 6, 7]),
  /** 0 when the service does not send it. */
  playerNo: numericOr(0),
  memberId: optionalField(text()),
  externalPlayerId: optionalField(text()),
  name: optionalField(text()),
  surname: optionalField(text()),
  phoneNumber: optionalField(text()),
  email: optionalField(text()),
  isMailVerified: optionalField(booleanLike()),
  retailer: optionalField(playerRetailer),
  currentPhase: optionalField(numeric()),
  loginAuthorizationType: optionalField(numeric()),
  /** Time of the last survey answer: seconds, or a time as text. */
  npsSubmitDate: optional(unknown()),
  showDepositNps: optionalField(booleanLike()),
  showWithdrawNps: optionalField(booleanLike()),
  unreadMessageCount: optionalField(numeric()),
  /** true: the account is a retailer's terminal, which sees its customers' coupons. */
  isCustomRetailer: optionalField(booleanLike()),
  /** true: the terms of use changed and must be confirmed. */
  termsOfUseDue: optionalField(booleanLike()),
});

/** aa: accept every change of odds; aoi: accept higher odds. */
const oddsSettings = { aa: booleanLike(), aoi: booleanLike() };

export const playersCalls = defineCalls('players', {
  getPlayer: engineReadCall({ path: 'player', access: 'member', response: playerAnswer, decode: toPlayer }),
  /** Reloads retailer, balances and unread count. */
  getSession: engineReadCall({
    path: 'session',
    access: 'member',
    response: shape({ ...balances, unreadMessageCount: optionalField(numeric()) }),
    decode: (wire) => ({ balances: toBalances(wire), unreadMessageCount: wire.unreadMessageCount ?? null }),
  }),
  getPlayerBalances: readCall({
    path: 'player-balances',
    access: 'member',
    about: 'balance',
    response: shape(balances),
    decode: toBalances,
  }),
  /** Newest first; pages count from 1. Dates are epoch seconds, the end exclusive. */
  getTransactions: readCall({
    path: 'transactions',
    access: 'member',
    about: 'coupons',
    query: object({
      page: string(),
      limit: string(),
      startDate: optional(string()),
      endDate: optional(string()),
      type: optional(string()),
      couponType: optional(string()),
    }),
    response: pageShape(transactionRow),
    decode: toTransactionPage,
  }),
  getBetslipSettings: engineReadCall({
    path: 'betslip-setting',
    access: 'member',
    response: shape(oddsSettings),
    decode: toOddsAcceptance,
  }),
  setBetslipSettings: engineWriteCall({
    path: 'betslip-setting',
    access: 'member',
    idempotent: true,
    body: object({ aa: boolean(), aoi: boolean() }),
    /** Null when the response does not contain the resulting settings: they are then the ones that were sent. */
    response: objectOrNull(shape(oddsSettings)),
    decode: (wire) => (wire === null ? null : toOddsAcceptance(wire)),
  }),
  /** Step 2 of registration. A correct code returns a session of a player without a retailer (PreActive1). */
  controlRegistrationCode: engineWriteCall({
    path: 'register-activationcode-control',
    device: true,
    bare: true,
    body: object({ prePlayerId: string(), activationCode: string() }),
    response: tokensResponse,
  }),
});

/** Returns `undefined` for a response that identifies no player. */
function toPlayer(wire: Infer<typeof playerAnswer>): Player | undefined {
  const memberId = wire.memberId ?? '';
  const hashedPlayer = wire.hashedPlayer || (wire.playerNo === 0 ? memberId : String(wire.playerNo));
  if (hashedPlayer === '') return undefined;
  return {
    hashedPlayer,
    playerStatus: wire.playerStatus,
    playerNo: wire.playerNo,
    memberId,
    name: wire.name ?? '',
    surname: wire.surname ?? '',
    phoneNumber: wire.phoneNumber ?? '',
    email: wire.email ?? '',
    isMailVerified: wire.isMailVerified ?? false,
    retailer: toRetailer(wire.retailer ?? null),
    unreadMessageCount: wire.unreadMessageCount ?? null,
    isCustomRetailer: wire.isCustomRetailer ?? false,
    login: null,
    termsOfUseDue: wire.termsOfUseDue ?? false,
    surveys: toSurveys(wire),
  };
}

/**
 * Returns null when the time of the last answer is present but unreadable, so that a player who has answered is not
 * asked repeatedly.
 */
function toSurveys({ npsSubmitDate, showDepositNps, showWithdrawNps }: Infer<typeof playerAnswer>): Player['surveys'] {
  const answeredAt = parseEpochSeconds(npsSubmitDate);
  if (answeredAt === undefined) return null;
  return { answeredAt, deposit: showDepositNps ?? false, withdraw: showWithdrawNps ?? false };
}

function toRetailer(wire: Infer<typeof playerRetailer> | null): PlayerRetailer | null {
  if (wire === null) return null;
  return {
    id: wire.id,
    name: wire.name ?? '',
    address: wire.address ?? '',
    phoneNumber: wire.phoneNumber ?? '',
    province: wire.province ?? '',
    district: wire.district ?? '',
    status: wire.status,
  };
}

/** TL with two decimals → kuruş. */
function toBalances(wire: {
  retailer?: Infer<typeof playerRetailer> | null | undefined;
  balance: number;
  bonusBalance: number;
}): PlayerBalances {
  return {
    retailer: toRetailer(wire.retailer ?? null),
    balance: hundredths(wire.balance),
    bonusBalance: hundredths(wire.bonusBalance),
  };
}

function toOddsAcceptance({ aa, aoi }: { aa: boolean; aoi: boolean }): OddsAcceptance {
  return { acceptAll: aa, acceptIncreases: aoi };
}
