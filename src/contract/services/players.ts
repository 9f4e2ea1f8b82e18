/** The players service: registration, the player, balances, transactions, bet slip settings. */
import { boolean, type Infer, object, optional, string, type as shape, unknown } from 'superstruct';
import { hundredths } from '../../lib/hundredths.ts';
import type { OddsAcceptance } from '../../model/slip.ts';
import type { Player, PlayerBalances, PlayerRetailer } from '../../model/player.ts';
import { engineRead, engineWrite, read, serviceArea } from './call.ts';
import { numeric, numericOr, yesNo, known, part, text, told } from './fields.ts';
import { tokensAnswer } from './identity.ts';
import { momentOf } from './moments.ts';
import { decodePage, pageOf } from './rows.ts';
import { decodeTransaction, transactionRow } from './wire/transaction.ts';

/** Transactions per page. */
export const TRANSACTION_ROWS = 10;

const toTransactionPage = decodePage(decodeTransaction);

const playerRetailer = shape({
  id: numeric(),
  name: told(text()),
  address: told(text()),
  phoneNumber: told(text()),
  province: told(text()),
  district: told(text()),
  status: known(['Active', 'Passive']),
});

const balances = {
  retailer: told(playerRetailer),
  /** TL with two decimals. */
  balance: numeric(),
  bonusBalance: numericOr(0),
};

const playerAnswer = shape({
  hashedPlayer: told(text()),
  /** 1 PreActive1, 2 PreActive2, 3 Cancel, 4 Active, 5 GrayList, 6 Suspend, 7 TimeBlocking. */
  playerStatus: known([1, 2, 3, 4, 5, 6, 7]),
  /** 0 when the service does not send it. */
  playerNo: numericOr(0),
  memberId: told(text()),
  externalPlayerId: told(text()),
  name: told(text()),
  surname: told(text()),
  phoneNumber: told(text()),
  email: told(text()),
  isMailVerified: told(yesNo()),
  retailer: told(playerRetailer),
  currentPhase: told(numeric()),
  loginAuthorizationType: told(numeric()),
  /** Time of the last survey answer: seconds, or a time as text. */
  npsSubmitDate: optional(unknown()),
  showDepositNps: told(yesNo()),
  showWithdrawNps: told(yesNo()),
  unreadMessageCount: told(numeric()),
  /** true: the account is a retailer's terminal, which sees its customers' coupons. */
  isCustomRetailer: told(yesNo()),
  /** true: the terms of use changed and must be confirmed. */
  termsOfUseDue: told(yesNo()),
});

/** aa: accept every change of odds; aoi: accept higher odds. */
const oddsSettings = { aa: yesNo(), aoi: yesNo() };

export const players = serviceArea('players', {
  getPlayer: engineRead({ path: 'player', access: 'member', answer: playerAnswer, decode: toPlayer }),
  /** Reloads retailer, balances and unread count. */
  getSession: engineRead({
    path: 'session',
    access: 'member',
    answer: shape({ ...balances, unreadMessageCount: told(numeric()) }),
    decode: (wire) => ({ balances: toBalances(wire), unreadMessageCount: wire.unreadMessageCount ?? null }),
  }),
  getPlayerBalances: read({
    path: 'player-balances',
    access: 'member',
    about: 'balance',
    answer: shape(balances),
    decode: toBalances,
  }),
  /** Newest first; pages count from 1. Dates are epoch seconds, the end exclusive. */
  getTransactions: read({
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
    answer: pageOf(transactionRow),
    decode: toTransactionPage,
  }),
  getBetslipSettings: engineRead({
    path: 'betslip-setting',
    access: 'member',
    answer: shape(oddsSettings),
    decode: toOddsAcceptance,
  }),
  setBetslipSettings: engineWrite({
    path: 'betslip-setting',
    access: 'member',
    idempotent: true,
    body: object({ aa: boolean(), aoi: boolean() }),
    /** Null when the response does not contain the resulting settings: they are then the ones that were sent. */
    answer: part(shape(oddsSettings)),
    decode: (wire) => (wire === null ? null : toOddsAcceptance(wire)),
  }),
  /** Step 2 of registration. A correct code returns a session of a player without a retailer (PreActive1). */
  controlRegistrationCode: engineWrite({
    path: 'register-activationcode-control',
    device: true,
    bare: true,
    body: object({ prePlayerId: string(), activationCode: string() }),
    answer: tokensAnswer,
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
  const answeredAt = momentOf(npsSubmitDate);
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
