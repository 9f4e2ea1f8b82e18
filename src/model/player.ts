/** Who is signed in, as engine and tabs speak of it (player-account §3, §6; design §4). */
import type { getPlayer } from '../contract/services/players.ts';

export interface Tokens {
  access: string;
  refresh: string;
  /** '' until the player is known: a session without it cannot be refreshed. */
  memberId: string;
}

export type Player = (typeof getPlayer)['answer']['TYPE'];
export type PlayerStatus = Player['playerStatus'];
export type PlayerRetailer = NonNullable<Player['retailer']>;

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

/** Flags of the sign-in answer (player-account §3). */
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
