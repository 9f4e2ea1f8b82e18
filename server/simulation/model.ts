/** What the parts of the simulation share: contestants, form, quotes, running matches, the rules of a sport. */
import type { WireMarket, WireEvent } from '../../src/contract/services/wire/event.ts';
import type { WireScore } from '../../src/contract/hub/wire.ts';
import type { Random } from './random.ts';
import type { MatchFacts, Side } from './results/facts.ts';

export interface Contestant {
  name: string;
  /** -1 weakest … 1 strongest of its competition. */
  rating: number;
}

export interface Competition {
  id: number;
  sportId: number;
  country: string;
  /** Lower comes first. */
  priority: number;
  name: string;
  shortName: string;
  /** 1 the great leagues (most markets, MBS 1) … 3 the small ones. */
  level: number;
  /** Expected goals (or points) of a match, both sides together; 0: the sport's own. */
  scoring: number;
  contestants: readonly Contestant[];
  /** Knock-out: somebody goes through. */
  cup?: boolean;
  /** Long-term questions: name and choices, likeliest first. */
  longTerm?: readonly { name: string; choices: readonly string[] }[];
  /** Race or contest with many contestants and no sides. */
  contests?: readonly { name: string; choices: readonly string[] }[];
}

export interface Choice {
  name: string;
  /** Strength relative to the others; chances are its share. */
  weight: number;
}

/** What prices are made of: expectations of the two sides, and how opinion has drifted since. */
export interface Form {
  home: number;
  away: number;
  /** Drift towards home (+) or away (-), in units the sport scales; around 0. */
  side: number;
  /** Drift towards many (+) or few (-) goals or points. */
  total: number;
  /** 0…1, fixed: how much goes on besides goals (corners, cards). */
  tempo: number;
  cup: boolean;
  /** Long-term, races: the named outcomes. */
  choices?: Choice[];
  /** Goal scorers on offer, with the share of their side's goals. */
  scorers?: readonly { name: string; side: Side; share: number }[];
}

/** A kind of market: the row of the catalogue that pricing and the market configuration share. */
export interface MarketType {
  /** "t_st" */
  key: string;
  sportId: number;
  name: string;
  labels: readonly string[];
  live: boolean;
  /** Carried by the list, not only by the detail (wire-event-4). */
  listed: boolean;
  /** Offered from this depth on: 1 everywhere … 3 only the great leagues. */
  depth: number;
  /** Sum of 1/odd over the fair sum, at the odds this product pays. */
  overround: number;
  /** "t_st|line" of the lines seen so far. */
  ids: Map<string, string>;
}

/** One market to be offered, before margin. */
export interface Quote {
  type: MarketType;
  line: string;
  labels: readonly string[];
  chances: readonly number[];
  listed: boolean;
  depth: number;
}

/** What may happen in a match; `goal` suspends the markets for a moment, the others do not. */
export type Happening = 'clock' | 'aside' | 'point' | 'goal' | 'period' | 'over';

export interface RunningMatch {
  /** The score block as it stands (wire-score-1); changed in place. */
  readonly score: WireScore;
  /** Plays on until `now`; what happened, in order. */
  advance(now: number, form: Form, random: Random): Happening[];
  /** A goal, basket, point or frame for one side, by hand. */
  award(side: Side, now: number, form: Form, random: Random): Happening[];
  /** The final whistle. */
  end(now: number): void;
  /** Markets that follow score and clock. */
  quotes(form: Form): Quote[];
  /** What happened so far, as markets are decided by it. */
  facts(): MatchFacts;
}

export interface SportRules {
  sportId: number;
  /** `odd` over `wodd` for king-odd events. */
  kingEdge: number;
  /** About how long a match runs, real time. */
  durationMs: number;
  form(home: Contestant, away: Contestant, competition: Competition, random: Random): Form;
  quotes(form: Form): Quote[];
  /** Absent: not offered live. */
  begin?(eventId: number, form: Form, startedAtMs: number, random: Random): RunningMatch;
}

export interface SimMarket {
  wire: WireMarket;
  /** The chances its prices were made of; empty for given prices. */
  chances: readonly number[];
  listed: boolean;
  /** Status kept by hand. */
  held?: number;
  /** Closed for a moment on its own. */
  pause?: Pause;
  /** The last pricing round that still quoted it. */
  round: number;
}

export interface SimEvent {
  /** The truth, all but markets (below) and score (in the match). */
  wire: Omit<WireEvent, 'm' | 'sc'>;
  /** By "t_st|line". */
  markets: Map<string, SimMarket>;
  form: Form;
  rules: SportRules;
  /** Prices came from a bulletin: they wander, but are not derived from the form. */
  givenPrices: boolean;
  competition: Competition;
  /** Deepest markets offered, 1–3. */
  depth: number;
  longTerm: boolean;
  startMs: number;
  match?: RunningMatch;
  /** Markets that were offered and are gone: id → "t_st|line". They are decided when the event is. */
  gone: Map<number, string>;
  /** Lines left out though they could be offered. */
  withheld: Set<string>;
  /** Paused by a goal until then. */
  pause?: Pause;
  /** Suspended by hand: only a hand opens it. */
  held?: -1 | -2;
  /** Journal stamp of the last change. */
  changedAt: number;
}

/** Ends when the time has come or when so many messages have passed, whichever is first: a stopped clock must not jam. */
export interface Pause {
  untilMs: number;
  untilMessage: number;
}
