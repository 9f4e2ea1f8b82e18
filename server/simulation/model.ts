/** Types shared by the simulation: contestants, form, quotes, running matches, the rules of a sport. */
import type { WireMarket, WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { WireScore } from '../../src/contract/hub/wire.ts';
import type { Random } from './random.ts';
import type { MatchFacts, Side } from './results/event-facts.ts';

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
  /** Level of the competition: 1 for the major leagues (most markets, MBS 1) … 3 for small ones. */
  level: number;
  /** Expected goals or points of a match, both sides together; 0 for the sport's default. */
  scoring: number;
  contestants: readonly Contestant[];
  /** True for a knock-out competition, where a match needs a winner. */
  cup?: boolean;
  /** Long-term bets: name and choices, likeliest first. */
  longTerm?: readonly { name: string; choices: readonly string[] }[];
  /** Races or contests with many contestants and no home or away side. */
  contests?: readonly { name: string; choices: readonly string[] }[];
}

export interface WeightedChoice {
  name: string;
  /** Strength relative to the others; the chance is its share of the sum. */
  weight: number;
}

/** Basis of prices: expectations of the two sides, and the drift of opinion since. */
export interface MatchForm {
  home: number;
  away: number;
  /** Drift towards home (+) or away (-) around 0, in units scaled by the sport. */
  side: number;
  /** Drift towards many (+) or few (-) goals or points. */
  total: number;
  /** Fixed value 0…1 for the number of events besides goals (corners, cards). */
  tempo: number;
  cup: boolean;
  /** Named outcomes of long-term bets and races. */
  choices?: WeightedChoice[];
  /** Goal scorers offered, with their share of the side's goals. */
  scorers?: readonly { name: string; side: Side; share: number }[];
}

/** A market type: the catalogue row shared by pricing and the market configuration. */
export interface MarketType {
  /** "t_st" */
  key: string;
  sportId: number;
  name: string;
  labels: readonly string[];
  live: boolean;
  /** True when the list contains it, and not only the detail (wire-event-4). */
  listed: boolean;
  /** Lowest event depth that offers it: 1 everywhere … 3 only in the major leagues. */
  depth: number;
  /** Sum of 1/odd divided by the fair sum, at the odds paid by this product. */
  overround: number;
  /** "t_st|line" of the lines seen so far. */
  ids: Map<string, string>;
}

/** A market to be offered, with chances before margin. */
export interface Quote {
  type: MarketType;
  line: string;
  labels: readonly string[];
  chances: readonly number[];
  listed: boolean;
  depth: number;
}

/** Happenings of a match; only `goal` suspends the markets for a short time. */
export type Happening = 'clock' | 'aside' | 'point' | 'goal' | 'period' | 'over';

export interface RunningMatch {
  /** Current score block (wire-score-1), changed in place. */
  readonly score: WireScore;
  /** Continues the match until `now`; returns the happenings in order. */
  advance(now: number, form: MatchForm, random: Random): Happening[];
  /** Adds a goal, basket, point or frame for one side; used by control. */
  award(side: Side, now: number, form: MatchForm, random: Random): Happening[];
  /** Ends the match. */
  end(now: number): void;
  /** Returns the markets for the current score and clock. */
  quotes(form: MatchForm): Quote[];
  /** Returns the facts so far, by which markets are decided. */
  facts(): MatchFacts;
}

export interface SportRules {
  sportId: number;
  /** `odd` over `wodd` for king-odd events. */
  kingEdge: number;
  /** Approximate length of a match in real milliseconds. */
  durationMs: number;
  form(home: Contestant, away: Contestant, competition: Competition, random: Random): MatchForm;
  quotes(form: MatchForm): Quote[];
  /** Starts a live match; absent when the sport is not offered live. */
  begin?(eventId: number, form: MatchForm, startedAtMs: number, random: Random): RunningMatch;
}

export interface SimMarket {
  wire: WireMarket;
  /** Chances on which the prices are based; empty for given prices. */
  chances: readonly number[];
  listed: boolean;
  /** Status set by control. */
  held?: number;
  /** Short suspension of this market alone. */
  pause?: Pause;
  /** Last pricing round that contained this market. */
  round: number;
}

export interface SimEvent {
  /** Wire data of the event, without markets (below) and score (in the match). */
  wire: Omit<WireEvent, 'm' | 'sc'>;
  /** Markets by "t_st|line". */
  markets: Map<string, SimMarket>;
  form: MatchForm;
  rules: SportRules;
  /** True when prices came from a bulletin: they drift, but are not derived from the form. */
  givenPrices: boolean;
  competition: Competition;
  /** Depth of the markets offered, 1–3. */
  depth: number;
  longTerm: boolean;
  startMs: number;
  match?: RunningMatch;
  /** Markets no longer offered: id → "t_st|line". They are decided together with the event. */
  removedMarkets: Map<number, string>;
  /** Lines withheld although they could be offered. */
  withheld: Set<string>;
  /** Suspension after a goal. */
  pause?: Pause;
  /** Suspension by control; only control ends it. */
  held?: -1 | -2;
  /** Journal stamp of the last change. */
  changedAt: number;
}

/**
 * A suspension that ends at a time or after a number of messages, whichever is first, because a stopped clock must not
 * suspend a market for ever.
 */
export interface Pause {
  untilMs: number;
  untilMessage: number;
}

/** A finished match with both its sides. */
export interface EndedMatch {
  /** Event as it was offered, without markets. */
  event: WireEvent;
  competition: Competition;
  home: string;
  away: string;
  startMs: number;
  facts: MatchFacts;
  scorers: MatchForm['scorers'];
  score: WireScore;
}
