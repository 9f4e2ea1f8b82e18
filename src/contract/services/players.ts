/** The players service: registration, the player, retailer choice, verification, consent. */
import { boolean, enums, type Infer, nullable, number, object, optional, string, type as shape } from 'superstruct';
import { hundredths } from '../../lib/hundredths.ts';
import type { OddsAcceptance } from '../../model/slip.ts';
import type { Player, PlayerBalances, PlayerRetailer } from '../../model/player.ts';
import { engineRead, engineWrite, read, serviceArea, write } from './call.ts';
import { tokensAnswer } from './identity.ts';
import { decodePage, pageOf } from './rows.ts';
import { decodeTransaction, transactionRow } from './wire/transaction.ts';

/** Transactions of a page. */
export const TRANSACTION_ROWS = 10;

const toTransactionPage = decodePage(decodeTransaction);

const codeSent = shape({ codeValidityDate: number() });
const preRegistration = shape({
  prePlayerId: string(),
  /** Until when the SMS code is valid, epoch seconds. */
  codeValidityDate: number(),
});

const playerRetailer = shape({
  id: number(),
  name: string(),
  address: optional(nullable(string())),
  phoneNumber: optional(nullable(string())),
  province: optional(nullable(string())),
  district: optional(nullable(string())),
  status: enums(['Active', 'Passive']),
});

const balances = {
  retailer: nullable(playerRetailer),
  /** TL with two decimals. */
  balance: number(),
  bonusBalance: number(),
};

const playerAnswer = shape({
  hashedPlayer: string(),
  /** 1 PreActive1, 2 PreActive2, 3 Cancel, 4 Active, 5 GrayList, 6 Suspend, 7 TimeBlocking. */
  playerStatus: enums([1, 2, 3, 4, 5, 6, 7]),
  playerNo: number(),
  externalPlayerId: optional(nullable(string())),
  name: string(),
  surname: string(),
  phoneNumber: optional(nullable(string())),
  email: optional(nullable(string())),
  isMailVerified: optional(nullable(boolean())),
  retailer: optional(nullable(playerRetailer)),
  currentPhase: optional(nullable(number())),
  loginAuthorizationType: optional(nullable(number())),
  npsSubmitDate: optional(nullable(number())),
  showDepositNps: optional(nullable(boolean())),
  showWithdrawNps: optional(nullable(boolean())),
  unreadMessageCount: optional(nullable(number())),
  /** true: the account is a retailer's terminal, which sees its customers' coupons. */
  isCustomRetailer: optional(nullable(boolean())),
  /** true: the terms of use changed and are to be confirmed. */
  termsOfUseDue: optional(nullable(boolean())),
});

/** aa: every change of odds is accepted; aoi: those that rise. */
const oddsSettings = { aa: boolean(), aoi: boolean() };

export const players = serviceArea('players', {
  getPlayer: engineRead({ path: 'player', access: 'member', answer: playerAnswer, decode: toPlayer }),
  /** Refreshes retailer, balances and unread count. */
  getSession: engineRead({
    path: 'session',
    access: 'member',
    answer: shape({ ...balances, unreadMessageCount: number() }),
    decode: (wire) => ({ balances: toBalances(wire), unreadMessageCount: wire.unreadMessageCount }),
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
    body: object(oddsSettings),
    answer: shape(oddsSettings),
    decode: toOddsAcceptance,
  }),

  /** Step 1. Refused with codes of its own; `birthDate` is ISO, `phoneNumber` eleven digits. */
  register: write({
    path: 'Register',
    access: 'existing',
    body: object({
      identityNumber: string(),
      name: string(),
      surname: string(),
      birthDate: string(),
      nationality: string(),
      occupation: string(),
      email: string(),
      phoneNumber: string(),
      password: string(),
      /** Consents; the first two are required. */
      membershipContract: boolean(),
      memberNotification: boolean(),
      personalMarketing: boolean(),
      commercialElectronic: boolean(),
    }),
    answer: preRegistration,
  }),
  /** Step 2. A right code is a session of a player who has no retailer yet (PreActive1). */
  controlRegistrationCode: engineWrite({
    path: 'register-activationcode-control',
    device: true,
    body: object({ prePlayerId: string(), activationCode: string() }),
    answer: tokensAnswer,
  }),
  resendRegistrationCode: write({
    path: 'resend-code',
    body: object({ prePlayerId: string() }),
    answer: preRegistration,
  }),
  changeRegistrationPhone: write({
    path: 'change-phonenumber',
    body: object({ prePlayerId: string(), phoneNumber: string() }),
    answer: preRegistration,
  }),
  /** The retailer recommended to, or chosen before by, the player; null for none. */
  getSelectedRetailer: read({
    path: 'player-selected-retail',
    access: 'member',
    answer: nullable(shape({ retailId: number() })),
    decode: (wire) => wire?.retailId ?? null,
  }),
  /** Answers what the result screen shows. */
  chooseRetailer: write({
    path: 'player-chose-retailer',
    access: 'member',
    changes: ['player', 'balance'],
    body: object({ retailerId: number() }),
    answer: shape({ rid: number(), a: string(), rn: string() }),
    decode: ({ rid, a, rn }) => ({ id: rid, address: a, name: rn }),
  }),

  /** Verification of a member's phone: sends the code. */
  sendPhoneCode: write({
    path: 'change-phone-number-activation-code',
    access: 'member',
    body: object({ phoneNumber: string(), commercialMessageRules: boolean() }),
    answer: codeSent,
  }),
  verifyPhone: write({
    path: 'change-phone-verify',
    access: 'member',
    changes: ['player'],
    query: object({ code: string() }),
  }),
  sendMailCode: write({
    path: 'mail-verify-send-activation-code',
    access: 'member',
    query: object({ email: string() }),
    answer: codeSent,
  }),
  verifyMail: write({
    path: 'mail-verify',
    access: 'member',
    platform: 'web',
    changes: ['player'],
    query: object({ code: string() }),
  }),
  /** Server HTML: shown only through the cleaning component. */
  getTermsOfUse: read({ path: 'terms-of-use', access: 'member', answer: shape({ contents: string() }) }),
  confirmTermsOfUse: write({ path: 'confirm-terms-of-use', access: 'member', changes: ['player'] }),
  /** The two contact popups after sign-in: what the player said to them. */
  confirmContact: write({
    path: 'contact-confirmation',
    access: 'member',
    body: object({ sms: boolean(), otherDevice: boolean() }),
  }),
});

function toPlayer(wire: Infer<typeof playerAnswer>): Player {
  return {
    hashedPlayer: wire.hashedPlayer,
    playerStatus: wire.playerStatus,
    playerNo: wire.playerNo,
    name: wire.name,
    surname: wire.surname,
    phoneNumber: wire.phoneNumber ?? '',
    email: wire.email ?? '',
    isMailVerified: wire.isMailVerified ?? false,
    retailer: toRetailer(wire.retailer ?? null),
    unreadMessageCount: wire.unreadMessageCount ?? null,
    isCustomRetailer: wire.isCustomRetailer ?? false,
    termsOfUseDue: wire.termsOfUseDue ?? false,
  };
}

function toRetailer(wire: Infer<typeof playerRetailer> | null): PlayerRetailer | null {
  if (wire === null) return null;
  return {
    id: wire.id,
    name: wire.name,
    address: wire.address ?? '',
    phoneNumber: wire.phoneNumber ?? '',
    province: wire.province ?? '',
    district: wire.district ?? '',
    status: wire.status,
  };
}

/** TL with two decimals → kuruş. */
function toBalances(wire: {
  retailer: Infer<typeof playerRetailer> | null;
  balance: number;
  bonusBalance: number;
}): PlayerBalances {
  return {
    retailer: toRetailer(wire.retailer),
    balance: hundredths(wire.balance),
    bonusBalance: hundredths(wire.bonusBalance),
  };
}

function toOddsAcceptance({ aa, aoi }: { aa: boolean; aoi: boolean }): OddsAcceptance {
  return { acceptAll: aa, acceptIncreases: aoi };
}
