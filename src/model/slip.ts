/** The slip and its play. Money is kuruş, odds are hundredths. */
import type { Doubt, MoneyState } from './money-call.ts';

/** An item of the slip. */
export interface Selection {
  eventId: number;
  /** Versions of event and market as they are now. */
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
  /** The odd the player chose or last agreed to, hundredths. */
  agreedOdd: number;
  minBets: number;
  /** epoch seconds */
  start: number;
  /** The event is running. */
  live: boolean;
  /** How far it is, "67'", and how it stands, "2-1"; '' while it does not run, and for what nobody tells. */
  clock: string;
  score: string;
  /** open: can be played now. suspended: may open again. removed: never again. */
  status: 'open' | 'suspended' | 'removed';
  /** `status` is open. */
  open: boolean;
  banker: boolean;
}

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
  /** What `SlipUndo` of this id tells of comes back. */
  | { type: 'undo'; id: number }
  /** The player said yes to these odds (hundredths), as they were shown. */
  | { type: 'agree'; odds: { eventId: number; marketId: number; outcomeNumber: number; odd: number }[] };

/** What the player took out last, or put another slip in the place of, for as long as it can be taken back; the same in all tabs. */
export interface SlipUndo {
  id: number;
  /** `cleared`: all of it at once. `replaced`: a slip that was opened took its place. */
  kind: 'removed' | 'cleared' | 'replaced';
  /** So many selections come back. */
  count: number;
  /** Of the event, where it is one. */
  eventName: string;
  /** Epoch milliseconds. */
  until: number;
}

/** What came of selections that were to be in the slip together; what it does not count is not on offer now. */
export interface TakenIn {
  /** In the slip now. */
  added: number;
  /** There was no place for them (rule slip-5). */
  full: number;
  /** So many selections a slip may have. */
  most: number;
  /** Another one of them is about the same event (rule slip-3). */
  doubled: number;
}

export interface PlayRequest {
  /** Made once a tap: names the intent to the service, whatever happens on the way. */
  intent: string;
  useBonus: boolean;
}

/** What came of the last tap on "Oyna", where there is more to say than of any money. */
export type PlayTold =
  /** Odds moved since the player agreed. */
  | { phase: 'ask'; intent: string; changes: { eventId: number; from: number; to: number }[] }
  /** `waits`: the service has taken it and has not confirmed it yet. */
  | { phase: 'confirmed'; intent: string; couponIds: string[]; waits: boolean; couponCount: number; price: number }
  /** The slip is locked, the history is asked. */
  | { phase: 'unknown'; intent: string; price: number; sentAt: number; doubt: Doubt };

export type PlayState = MoneyState<PlayTold>;

/** An item of a slip that was saved or shared: as it was kept, and what has become of it. */
export interface OpenedItem {
  eventId: number;
  sportId: number;
  marketId: number;
  outcomeNumber: number;
  eventName: string;
  marketName: string;
  outcomeName: string;
  odd: number;
  /** The odd the slip was kept with. */
  keptOdd: number;
  /** Epoch seconds. */
  start: number;
  live: boolean;
  /** Can be played as it is. */
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
