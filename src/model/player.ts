/** Who is signed in. */
export interface Tokens {
  /** '' when it ran out: the refresh token brings a new one. */
  access: string;
  refresh: string;
  /** '' until the player is known: a session without it cannot be refreshed. */
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

/** What only the answer of a sign-in tells; kept with the stored player (rule account-1). */
export interface LoginFacts {
  /** 1 old system, 2 new system, 3 common system. */
  appType: 1 | 2 | 3 | 'unknown';
  isCustomRetailer: boolean;
  terminalIsActive: boolean;
  /** '' when not told. */
  retailerScreen: string;
}

export type SurveyKind = 'general' | 'deposit' | 'withdraw';

/** When the member last answered a survey (epoch seconds, null for never), and which of the money surveys are asked for. */
export interface Surveys {
  answeredAt: number | null;
  deposit: boolean;
  withdraw: boolean;
}

/** '', null and, of the number, 0 stand for what the service does not tell. */
export interface Player {
  hashedPlayer: string;
  playerStatus: PlayerStatus;
  playerNo: number;
  /** Under which the session is renewed: the service's own, else the player number; '' where neither is told. */
  memberId: string;
  name: string;
  surname: string;
  /** Eleven digits; '' for none. Null where only what the device keeps is known, which is neither of these two. */
  phoneNumber: string | null;
  email: string | null;
  isMailVerified: boolean;
  retailer: PlayerRetailer | null;
  unreadMessageCount: number | null;
  /** The account is a retailer's terminal, which sees its customers' coupons: said by the sign-in or by the player. */
  isCustomRetailer: boolean;
  /** Null in a session whose sign-in nobody here remembers. */
  login: LoginFacts | null;
  /** The terms of use changed and are to be confirmed. */
  termsOfUseDue: boolean;
  /** Null where only what the device keeps is known, of an older build. */
  surveys: Surveys | null;
}

/** Amounts are kuruş. */
export interface PlayerBalances {
  retailer: PlayerRetailer | null;
  balance: number;
  bonusBalance: number;
}

export type SessionPhase =
  /** The engine has not heard of the cookies yet. */
  | 'opening'
  | 'visitor'
  /** There are tokens; the player may still be on its way (`player` null). */
  | 'member';

export interface SessionState {
  phase: SessionPhase;
  /** Changes with every sign-in and sign-out of this engine: what belongs to one session never meets another. */
  generation: number;
  /** Why a visitor is one, when it was not always so: `expired` asks for the session-expired popup. */
  endedBy: 'player' | 'expired' | 'elsewhere' | null;
}

/** Flags of the sign-in answer (rule sign-in-10). */
export interface SignInFlags {
  isConfirmedSms: boolean;
  isConfirmedOtherContactDevice: boolean;
  isConfirmedSendEmail: boolean;
  isConfirmedCampaignPopup: boolean;
  campaignUrl: string;
}

export type SignInOutcome =
  | { step: 'signedIn'; flags: SignInFlags }
  /** A code was sent; the same call comes again with it. `codeValidityDate`: epoch seconds, 0 when not told. */
  | { step: 'activationCode' | 'deviceConfirmation'; codeValidityDate: number };
