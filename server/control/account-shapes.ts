/** Request shapes of control for accounts. Amounts are TL, as on the wire. */
import {
  boolean,
  enums,
  integer,
  max,
  min,
  nonempty,
  nullable,
  number,
  object,
  optional,
  pattern,
  string,
} from 'superstruct';
import { signInModes } from '../accounts/account.ts';

const seconds = optional(max(min(number(), 0), 366 * 24 * 3_600));
export const tokensShape = object({ accessTtlSeconds: seconds, refreshTtlSeconds: seconds });

const amount = optional(max(min(number(), 0), 1_000_000_000));
/** A message or notice delivered to a member now. */
export const letterShape = object({
  playerNo: integer(),
  kind: optional(enums(['message', 'notice'])),
  title: optional(nonempty(string())),
  /** HTML. */
  contents: optional(string()),
  /** A path of the app. */
  url: optional(nullable(string())),
});

export const playerShape = object({
  /** Member to change; without it a new one is created. */
  playerNo: optional(integer()),
  status: optional(enums([1, 2, 3, 4, 5, 6, 7])),
  retailer: optional(nullable(enums(['Active', 'Passive']))),
  phoneNumber: optional(nullable(pattern(string(), /^0\d{10}$/))),
  identityNumber: optional(pattern(string(), /^\d{11}$/)),
  birthDate: optional(pattern(string(), /^\d{4}-\d{2}-\d{2}$/)),
  balance: amount,
  bonusBalance: amount,
  password: optional(nonempty(string())),
  signIn: optional(enums(signInModes)),
  name: optional(nonempty(string())),
  surname: optional(nonempty(string())),
  occupation: optional(string()),
  email: optional(nullable(string())),
  isMailVerified: optional(boolean()),
  unread: optional(max(min(integer(), 0), 1_000)),
  /** Number of past messages (read) and past notices to invent; only for a new member. */
  messages: optional(max(min(integer(), 0), 1_000)),
  notices: optional(max(min(integer(), 0), 1_000)),
  idempotency: optional(boolean()),
  tellsTransactions: optional(boolean()),
  canDeposit: optional(boolean()),
  canWithdraw: optional(boolean()),
  oneWithdrawal: optional(boolean()),
  isCustomRetailer: optional(boolean()),
  /** Epoch seconds of the last survey response, null for never; defaults to the current time. */
  npsSubmitDate: optional(nullable(min(integer(), 0))),
  surveysDue: optional(object({ deposit: boolean(), withdraw: boolean() })),
  profileSettings: optional(
    object({
      sms: boolean(),
      email: boolean(),
      call: boolean(),
      push: boolean(),
      personalMarketing: boolean(),
      hideBalance: boolean(),
    }),
  ),
  betslipSettings: optional(object({ aa: boolean(), aoi: boolean() })),
  /** Number of past coupons to invent; only for a new member. */
  coupons: optional(max(min(integer(), 0), 5_000)),
  /** Number of other past transactions to invent; only for a new member. */
  transactions: optional(max(min(integer(), 0), 10_000)),
  flags: optional(
    object({
      isConfirmedSms: optional(boolean()),
      isConfirmedOtherContactDevice: optional(boolean()),
      isConfirmedSendEmail: optional(boolean()),
      isConfirmedCampaignPopup: optional(boolean()),
      campaignUrl: optional(nullable(string())),
      termsOfUseDue: optional(boolean()),
    }),
  ),
});
