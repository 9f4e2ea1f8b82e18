/** A member as the stand-in keeps one. Amounts are integer kuruş; they become TL on the wire alone. */
export const PRE_ACTIVE_1 = 1;
export const CANCEL = 3;
export const ACTIVE = 4;

/** 1 PreActive1, 2 PreActive2, 3 Cancel, 4 Active, 5 GrayList, 6 Suspend, 7 TimeBlocking (rule account-2). */
export type AccountStatus = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * What the next sign-in meets: nothing; the activation code (100) once; the device confirmation (103) on every device
 * that is not known yet; an expired password (104); a refusal.
 */
export const signInModes = ['plain', 'activation', 'device', 'expired', 'blocked'] as const;
export type SignInMode = (typeof signInModes)[number];

/** Flags of the sign-in answer; false: the popup is due. */
export interface AccountFlags {
  isConfirmedSms: boolean;
  isConfirmedOtherContactDevice: boolean;
  isConfirmedSendEmail: boolean;
  isConfirmedCampaignPopup: boolean;
  campaignUrl: string | null;
  termsOfUseDue: boolean;
}

/** As `player-profile-settings` tells them. */
export interface ProfileSettings {
  sms: boolean;
  email: boolean;
  call: boolean;
  push: boolean;
  personalMarketing: boolean;
  hideBalance: boolean;
}

export interface Account {
  readonly playerNo: number;
  readonly hashedPlayer: string;
  readonly identityNumber: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  name: string;
  surname: string;
  nationality: string;
  occupation: string;
  address: string | null;
  provinceId: number | null;
  districtId: number | null;
  /** Eleven digits. */
  phoneNumber: string | null;
  email: string | null;
  isMailVerified: boolean;
  password: string;
  status: AccountStatus;
  signIn: SignInMode;
  flags: AccountFlags;
  retailerId: number | null;
  /** Offered to a member without a retailer that serves. */
  recommendedRetailerId: number;
  /** kuruş */
  balance: number;
  /** kuruş */
  bonusBalance: number;
  /** Messages not read yet; the inbox follows it. */
  unread: number;
  /** Messages, read, and notices from before the start, invented. */
  messagesAtStart: number;
  noticesAtStart: number;
  /** The wager service answers a Client-Transaction-Id it knows as it did the first time; without it, it plays again. */
  idempotency: boolean;
  /** The wager service tells the Client-Transaction-Id of a coupon. */
  tellsTransactions: boolean;
  /** What the payment service lets it do. */
  canDeposit: boolean;
  canWithdraw: boolean;
  /** A second withdrawal is refused while one waits. */
  oneWithdrawal: boolean;
  /** Coupons played before the start, invented. */
  couponsAtStart: number;
  /** Transactions of the years before the start beside those of the coupons, invented. */
  transactionsAtStart: number;
  /** Of changed odds: all are accepted, those that rise are. */
  betslipSettings: { aa: boolean; aoi: boolean };
  /** Sees the coupons of its retailer's customers. */
  isCustomRetailer: boolean;
  /** Devices that were confirmed with a code. */
  readonly devices: Set<string>;
  /** When a survey was answered last (ms): null for never, and lately where nothing is told. */
  surveyedAt?: number | null;
  /** The surveys of money that are asked for. */
  surveysDue: { deposit: boolean; withdraw: boolean };
  /** What the player decides on the settings page. */
  profileSettings: ProfileSettings;
  /** What the player agreed to be told by. */
  consents: { sms: boolean; otherDevice: boolean; commercial: boolean };
  /** sport id → league ids */
  readonly favouriteLeagues: Map<number, Set<string>>;
  readonly favouriteEditors: Set<number>;
}

export const nothingDue: AccountFlags = {
  isConfirmedSms: true,
  isConfirmedOtherContactDevice: true,
  isConfirmedSendEmail: true,
  isConfirmedCampaignPopup: true,
  campaignUrl: null,
  termsOfUseDue: false,
};

export const nothingAgreed: ProfileSettings = {
  sms: false,
  email: false,
  call: false,
  push: false,
  personalMarketing: false,
  hideBalance: false,
};

/** One consent to commercial messages is one for each way they take. */
export function commercial(agreed: boolean): Pick<ProfileSettings, 'sms' | 'email' | 'call'> {
  return { sms: agreed, email: agreed, call: agreed };
}
