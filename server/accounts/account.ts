/** A member's account in the stand-in. Amounts are integer kuruş and are converted to TL only in responses. */
export const PRE_ACTIVE_ACCOUNT = 1;
export const CANCELLED_ACCOUNT = 3;
export const ACTIVE_ACCOUNT = 4;

/** 1 PreActive1, 2 PreActive2, 3 Cancel, 4 Active, 5 GrayList, 6 Suspend, 7 TimeBlocking (rule account-2). */
type AccountStatus = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * Outcome of the next sign-in: `plain` succeeds; `activation` requires the activation code (100) once; `device`
 * requires the device confirmation (103) on every unknown device; `expired` reports an expired password (104);
 * `blocked` is refused.
 */
export const signInModes = ['plain', 'activation', 'device', 'expired', 'blocked'] as const;
type SignInMode = (typeof signInModes)[number];

/** Flags of the sign-in response; false means that the popup is due. */
export interface AccountFlags {
  isConfirmedSms: boolean;
  isConfirmedOtherContactDevice: boolean;
  isConfirmedSendEmail: boolean;
  isConfirmedCampaignPopup: boolean;
  campaignUrl: string | null;
  termsOfUseDue: boolean;
}

/** Settings of the `player-profile-settings` response. */
interface ProfileSettings {
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
  /** The retailer suggested when the member has no active retailer. */
  recommendedRetailerId: number;
  /** kuruş */
  balance: number;
  /** kuruş */
  bonusBalance: number;
  /** Number of unread messages; the inbox is adjusted to match this number. */
  unread: number;
  /** Numbers of invented messages (all read) and notices dated before the start. */
  messagesAtStart: number;
  noticesAtStart: number;
  /**
   * True when the wager service repeats its first response for a known Client-Transaction-Id; otherwise it plays the
   * coupon again.
   */
  idempotency: boolean;
  /** True when the wager service includes the Client-Transaction-Id of a coupon in its responses. */
  tellsTransactions: boolean;
  /** Permissions of the payment service for this account. */
  canDeposit: boolean;
  canWithdraw: boolean;
  /** True when a second withdrawal is refused while one is pending. */
  oneWithdrawal: boolean;
  /** Number of invented coupons dated before the start. */
  couponsAtStart: number;
  /** Number of invented transactions dated before the start, in addition to those of the coupons. */
  transactionsAtStart: number;
  /** Acceptance of changed odds: `aa` accepts every change, `aoi` only higher odds. */
  betslipSettings: { aa: boolean; aoi: boolean };
  /** True when the account may see the coupons of its retailer's customers. */
  isCustomRetailer: boolean;
  /** Ids of the devices confirmed with a code. */
  readonly devices: Set<string>;
  /**
   * Epoch milliseconds of the last survey response; null means never, and undefined is reported as the current time.
   */
  surveyedAt?: number | null;
  /** Deposit and withdrawal surveys that are due. */
  surveysDue: { deposit: boolean; withdraw: boolean };
  /** Choices of the settings page. */
  profileSettings: ProfileSettings;
  /** Consents to be contacted, by channel. */
  consents: { sms: boolean; otherDevice: boolean; commercial: boolean };
  /** sport id → league ids */
  readonly favouriteLeagues: Map<number, Set<string>>;
  readonly favouriteEditors: Set<number>;
}

export const noPopupsDue: AccountFlags = {
  isConfirmedSms: true,
  isConfirmedOtherContactDevice: true,
  isConfirmedSendEmail: true,
  isConfirmedCampaignPopup: true,
  campaignUrl: null,
  termsOfUseDue: false,
};

export const noConsents: ProfileSettings = {
  sms: false,
  email: false,
  call: false,
  push: false,
  personalMarketing: false,
  hideBalance: false,
};

/** Settings that a single consent to commercial messages changes: SMS, e-mail and calls together. */
export function commercialSettings(agreed: boolean): Pick<ProfileSettings, 'sms' | 'email' | 'call'> {
  return { sms: agreed, email: agreed, call: agreed };
}
