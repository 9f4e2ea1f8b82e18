/** The slip and its play, as engine and tabs speak of them (sportsbook §§3, 4; design §6). Money is kuruş. */
import type { Failure } from '../contract/errors.ts';

/** What surrounds the items; the same in all tabs. */
export interface SlipTerms {
  /** Chosen systems, ascending; none is the plain coupon. */
  systems: number[];
  multiplier: number;
  couponCount: number;
}

/** Settings for changed odds: `aa` and `aoi` of the service. */
export interface OddsAcceptance {
  acceptAll: boolean;
  acceptIncreases: boolean;
}

/** Each says what is to be, not what to change: it may come twice. */
export type SlipChange =
  | { type: 'multiplier'; multiplier: number }
  | { type: 'couponCount'; couponCount: number }
  | { type: 'system'; system: number; chosen: boolean }
  | { type: 'banker'; eventId: number; banker: boolean }
  | { type: 'remove'; eventId: number }
  /** The player said yes to these odds (hundredths), as they were shown. */
  | { type: 'agree'; odds: { eventId: number; marketId: number; outcomeNumber: number; odd: number }[] };

export interface PlayRequest {
  /** Made once a tap: names the intent to the service, whatever happens on the way. */
  intent: string;
  useBonus: boolean;
}

/** What came of the last tap on "Oyna"; `idle` after the player has seen it. */
export type PlayState =
  | { phase: 'idle' }
  | { phase: 'sending'; intent: string }
  /** Odds moved since the player agreed; nothing was sent. */
  | { phase: 'ask'; intent: string; changes: { eventId: number; from: number; to: number }[] }
  | { phase: 'confirmed'; intent: string; couponIds: string[]; couponCount: number; price: number }
  | { phase: 'rejected'; intent: string; failure: Failure }
  /** Sent (epoch seconds), and nobody knows yet what became of it: the slip is locked, the history is asked. */
  | { phase: 'unknown'; intent: string; price: number; sentAt: number }
  /** It was unknown, and the history shows that no coupon was made. */
  | { phase: 'notMade'; intent: string };
