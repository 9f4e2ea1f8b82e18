/** The players service (player-account §3, §7): registration, the player, retailer choice, verification, consent. */
import { boolean, enums, nullable, number, object, optional, string, type as shape, unknown } from 'superstruct';
import { serviceCall } from './call.ts';
import { tokensAnswer } from './identity.ts';

const codeSent = shape({ codeValidityDate: number() });
const preRegistration = shape({
  prePlayerId: string(),
  /** Until when the SMS code is valid, epoch seconds. */
  codeValidityDate: number(),
});

/** 1 PreActive1, 2 PreActive2, 3 Cancel, 4 Active, 5 GrayList, 6 Suspend, 7 TimeBlocking. */
export const playerStatuses = [1, 2, 3, 4, 5, 6, 7] as const;

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

export const getPlayer = serviceCall({
  area: 'players',
  method: 'GET',
  path: 'player',
  auth: 'bearer',
  query: object({}),
  answer: shape({
    hashedPlayer: string(),
    playerStatus: enums(playerStatuses),
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
    /** true: the account is a retailer's terminal, which sees its customers' coupons (sportsbook §1). */
    isCustomRetailer: optional(nullable(boolean())),
    /** true: the terms of use changed and are to be confirmed. */
    termsOfUseDue: optional(nullable(boolean())),
  }),
});

/** Refreshes retailer, balances and unread count (player-account §4). */
export const getSession = serviceCall({
  area: 'players',
  method: 'GET',
  path: 'session',
  auth: 'bearer',
  query: object({}),
  answer: shape({ ...balances, unreadMessageCount: number() }),
});

export const getPlayerBalances = serviceCall({
  area: 'players',
  method: 'GET',
  path: 'player-balances',
  auth: 'bearer',
  query: object({}),
  answer: shape(balances),
});

/** How far a begun registration is. */
export const getPhase = serviceCall({
  area: 'players',
  method: 'GET',
  path: 'GetPhase',
  query: object({}),
  answer: shape({ phase: number() }),
});

export const getPlayerById = serviceCall({
  area: 'players',
  method: 'GET',
  path: 'GetPlayerById/:id',
  query: object({}),
  answer: shape({ isPlayerExistInNewSystem: boolean() }),
});

/** Step 1. Refused with the codes of player-account §8; `birthDate` is ISO, `phoneNumber` eleven digits. */
export const register = serviceCall({
  area: 'players',
  method: 'POST',
  path: 'Register',
  auth: 'existing',
  query: object({}),
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
});

/** Step 2. A right code is a session of a player who has no retailer yet (PreActive1). */
export const controlRegistrationCode = serviceCall({
  area: 'players',
  method: 'POST',
  path: 'register-activationcode-control',
  device: true,
  query: object({}),
  body: object({ prePlayerId: string(), activationCode: string() }),
  answer: tokensAnswer,
});

export const resendRegistrationCode = serviceCall({
  area: 'players',
  method: 'POST',
  path: 'resend-code',
  query: object({}),
  body: object({ prePlayerId: string() }),
  answer: preRegistration,
});

export const changeRegistrationPhone = serviceCall({
  area: 'players',
  method: 'POST',
  path: 'change-phonenumber',
  query: object({}),
  body: object({ prePlayerId: string(), phoneNumber: string() }),
  answer: preRegistration,
});

/** The retailer recommended to, or chosen before by, the player; null for none. */
export const getSelectedRetailer = serviceCall({
  area: 'players',
  method: 'GET',
  path: 'player-selected-retail',
  auth: 'bearer',
  query: object({}),
  answer: nullable(shape({ retailId: number() })),
});

export const chooseRetailer = serviceCall({
  area: 'players',
  method: 'POST',
  path: 'player-chose-retailer',
  auth: 'bearer',
  query: object({}),
  body: object({ retailerId: number() }),
  /** What the result screen shows: retailer id, address, retailer name. */
  answer: shape({ rid: number(), a: string(), rn: string() }),
});

/** Verification of a member's phone: sends the code. */
export const sendPhoneCode = serviceCall({
  area: 'players',
  method: 'POST',
  path: 'change-phone-number-activation-code',
  auth: 'bearer',
  query: object({}),
  body: object({ phoneNumber: string(), commercialMessageRules: boolean() }),
  answer: codeSent,
});

export const verifyPhone = serviceCall({
  area: 'players',
  method: 'POST',
  path: 'change-phone-verify',
  auth: 'bearer',
  query: object({ code: string() }),
  body: object({}),
  answer: unknown(),
});

export const sendMailCode = serviceCall({
  area: 'players',
  method: 'POST',
  path: 'mail-verify-send-activation-code',
  auth: 'bearer',
  query: object({ email: string() }),
  body: object({}),
  answer: codeSent,
});

export const verifyMail = serviceCall({
  area: 'players',
  method: 'POST',
  path: 'mail-verify',
  auth: 'bearer',
  platform: 'web',
  query: object({ code: string() }),
  body: object({}),
  answer: unknown(),
});

/** Server HTML: shown only through the cleaning component. */
export const getTermsOfUse = serviceCall({
  area: 'players',
  method: 'GET',
  path: 'terms-of-use',
  auth: 'bearer',
  query: object({}),
  answer: shape({ contents: string() }),
});

export const confirmTermsOfUse = serviceCall({
  area: 'players',
  method: 'POST',
  path: 'confirm-terms-of-use',
  auth: 'bearer',
  query: object({}),
  body: object({}),
  answer: unknown(),
});

/** The two contact popups after sign-in: what the player said to them. */
export const confirmContact = serviceCall({
  area: 'players',
  method: 'POST',
  path: 'contact-confirmation',
  auth: 'bearer',
  query: object({}),
  body: object({ sms: boolean(), otherDevice: boolean() }),
  answer: unknown(),
});
