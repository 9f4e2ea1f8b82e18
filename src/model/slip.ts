/** The slip and its play. Money is kuruş, odds are hundredths. */
import type { Doubt, MoneyState } from './money-call.ts';

/** An item of the slip. */
export interface Selection {
  eventId: number;
  /** Current versions of event and market. */
  eventVersion: number;
  sportId: number;
  marketId: number;
  marketVersion: number;
  outcomeNumber: number;
  eventName: string;
  marketName: string;
  outcomeName: string;
  /** Current odd, hundredths; 100 while not offered. */
  odd: number;
  webOdd: number;
  /** The odd the player chose or last accepted, hundredths. */
  agreedOdd: number;
  minBets: number;
  /** epoch seconds */
  start: number;
  /** True while the event is running. */
  live: boolean;
  /** Progress of the match, "67'", and its score, "2-1"; '' while it is not running, and when unknown. */
  clock: string;
  score: string;
  /** open: can be played now. suspended: may open again. removed: never opens again. */
  status: 'open' | 'suspended' | 'removed';
  /** True when `status` is open. */
  open: boolean;
  banker: boolean;
}

/** Settings of the slip besides its items; the same in all tabs. */
export interface SlipTerms {
  /** Chosen systems, ascending; empty for a plain coupon. */
  systems: number[];
  multiplier: number;
  couponCount: number;
}

/** Settings for changed odds: `aa` and `aoi` of the service. */
export interface OddsAcceptance {
  acceptAll: boolean;
  acceptIncreases: boolean;
}

/** A change of the slip. Each change names the resulting state, so a repeated one has no further effect. */
export type SlipChange =
  | { type: 'multiplier'; multiplier: number }
  | { type: 'couponCount'; couponCount: number }
  | { type: 'system'; system: number; chosen: boolean }
  | { type: 'banker'; eventId: number; banker: boolean }
  | { type: 'remove'; eventId: number }
  /** Restores the selections of the `SlipUndo` with this id. */
  | { type: 'undo'; id: number }
  /** The player accepted these odds (hundredths), as they were shown. */
  | { type: 'agree'; odds: { eventId: number; marketId: number; outcomeNumber: number; odd: number }[] };

/** The selections the player removed or replaced last, while this can be undone; the same in all tabs. */
export interface SlipUndo {
  id: number;
  /** `cleared`: the whole slip was cleared. `replaced`: another slip was opened in its place. */
  kind: 'removed' | 'cleared' | 'replaced';
  /** Number of selections an undo restores. */
  count: number;
  /** Name of the event, when one selection was removed. */
  eventName: string;
  /** Epoch milliseconds. */
  until: number;
}

/** A short code that opens a slip, and until when. */
export interface SlipCode {
  /** Six digits. */
  code: string;
  /** Epoch seconds; null when the service does not say. */
  expiresAt: number | null;
}

/** Result of adding several selections at once. Selections it does not count are not offered now. */
export interface AdditionResult {
  /** Number of these selections that are now in the slip. */
  added: number;
  /** Number of selections left out because the slip is full (rule slip-5). */
  full: number;
  /** Maximum number of selections in a slip. */
  most: number;
  /** Number of further selections about an event that already has one of them (rule slip-3). */
  doubled: number;
}

export interface PlayRequest {
  /** Id created once per tap; identifies the intent to the service, whatever happens to the request. */
  intent: string;
  useBonus: boolean;
}

/** Results of the last tap on "Oyna" with more data than the shared money states. */
export type DetailedPlayState =
  /** Odds changed since the player accepted them. */
  | { phase: 'ask'; intent: string; changes: { eventId: number; from: number; to: number }[] }
  /** `waits`: the service has accepted the play and has not confirmed it yet. */
  | { phase: 'confirmed'; intent: string; couponIds: string[]; waits: boolean; couponCount: number; price: number }
  /** The slip is locked while the coupon history is checked. */
  | { phase: 'unknown'; intent: string; price: number; sentAt: number; doubt: Doubt };

export type PlayState = MoneyState<DetailedPlayState>;

/** An item of a saved or shared slip: as it was stored, and its current state. */
export interface OpenedItem {
  eventId: number;
  sportId: number;
  marketId: number;
  outcomeNumber: number;
  eventName: string;
  marketName: string;
  outcomeName: string;
  odd: number;
  /** The odd the slip was stored with. */
  originalOdd: number;
  /** Epoch seconds. */
  start: number;
  live: boolean;
  /** True when the item can be played now. */
  open: boolean;
  banker: boolean;
}

export interface OpenedSlip {
  items: OpenedItem[];
  terms: SlipTerms;
}

export interface SavedSlip extends OpenedSlip {
  id: string;
  name: string;
  /** Epoch seconds. */
  savedAt: number;
}
