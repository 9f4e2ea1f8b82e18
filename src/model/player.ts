/** The tokens of a session. */
export interface Tokens {
  /** '' when it expired: the refresh token obtains a new one. */
  access: string;
  refresh: string;
  /** '' until the player is known; a session without it cannot be refreshed. */
  memberId: string;
}

/** 1 PreActive1 (no retailer yet), 2 PreActive2, 3 Cancel, 4 Active, 5 GrayList, 6 Suspend, 7 TimeBlocking. */
export type PlayerStatus = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 'unknown';

export interface PlayerRetailer {
  id: number;
  name: string;
  address: string;
  phoneNumber: string;
  province: string;
  district: string;
  status: 'Active' | 'Passive' | 'unknown';
}

/** Account facts that only a sign-in response contains; stored with the player (rule account-1). */
export interface LoginFacts {
  /** 1 old system, 2 new system, 3 common system. */
  appType: 1 | 2 | 3 | 'unknown';
  isCustomRetailer: boolean;
  terminalIsActive: boolean;
  /** '' when it is not sent. */
  retailerScreen: string;
}

export type SurveyKind = 'general' | 'deposit' | 'withdraw';

/** Time of the member's last survey answer (epoch seconds, null for never), and the money surveys that are due. */
interface Surveys {
  answeredAt: number | null;
  deposit: boolean;
  withdraw: boolean;
}

/** The signed-in player. '', null and a number of 0 mean that the service does not send the field. */
export interface Player {
  hashedPlayer: string;
  playerStatus: PlayerStatus;
  playerNo: number;
  /** Id used to renew the session: the service's member id, otherwise the player number; '' when neither is sent. */
  memberId: string;
  name: string;
  surname: string;
  /**
   * Eleven digits; '' for none. `phoneNumber` and `email` are null while only the player stored on the device is
   * known, which contains neither.
   */
  phoneNumber: string | null;
  email: string | null;
  isMailVerified: boolean;
  retailer: PlayerRetailer | null;
  unreadMessageCount: number | null;
  /** True for a retailer's terminal, which sees its customers' coupons: from the sign-in or from the player. */
  isCustomRetailer: boolean;
  /** Null in a session whose sign-in facts are not stored. */
  login: LoginFacts | null;
  /** True when the terms of use changed and must be confirmed. */
  termsOfUseDue: boolean;
  /** Null under skew: an older build stored the player without them. */
  surveys: Surveys | null;
}

/** Amounts are kuruş. */
export interface PlayerBalances {
  retailer: PlayerRetailer | null;
  balance: number;
  bonusBalance: number;
}

type SessionPhase =
  /** The engine has not received the cookies yet. */
  | 'opening'
  | 'visitor'
  /** There are tokens; `player` is null while the player is loading. */
  | 'member';

export interface SessionState {
  phase: SessionPhase;
  /** Changes with every sign-in and sign-out of this engine, so that data of one session is never used in another. */
  generation: number;
  /** Cause of the session's end, null when there was none; `expired` opens the session-expired popup. */
  endedBy: 'player' | 'expired' | 'elsewhere' | null;
}

/** Flags of the sign-in response (rule sign-in-10). */
export interface SignInFlags {
  isConfirmedSms: boolean;
  isConfirmedOtherContactDevice: boolean;
  isConfirmedSendEmail: boolean;
  isConfirmedCampaignPopup: boolean;
  campaignUrl: string;
}

export type SignInOutcome =
  | { step: 'signedIn'; flags: SignInFlags }
  /** A code was sent; the call is repeated with it. `codeValidityDate`: epoch seconds, 0 when it is not sent. */
  | { step: 'activationCode' | 'deviceConfirmation'; codeValidityDate: number };

/**
 * A member's personal data and settings. Personal data. '' and null mean that the service does not send the field.
 */
export interface PersonalInformation {
  playerNo: number;
  name: string;
  surname: string;
  /** Always masked: "123******50". */
  identityNumber: string;
  /** `YYYY-MM-DD` */
  birthDate: string;
  /** Eleven digits. */
  phoneNumber: string;
  email: string;
  isMailVerified: boolean;
  /** Codes of the service's lists. */
  nationality: string;
  occupation: string;
  address: string;
  provinceId: number | null;
  districtId: number | null;
}

/** Channels and purposes a member consented to; each is given and withdrawn separately. */
export type ConsentName = 'sms' | 'email' | 'call' | 'push' | 'personalMarketing';

export interface ProfileSettings extends Record<ConsentName, boolean> {
  /** True when dots replace the amounts of the balance. */
  hideBalance: boolean;
}

/** An entry of a list from the service: shown by its name, sent by its code. */
export interface CodedOption {
  name: string;
  code: string;
}
