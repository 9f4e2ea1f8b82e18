/**
 * The program with readable names: the decoders of `contract/` translate the wire's short names, and all other code
 * uses these types. Odds are integer hundredths (1.85 → 185); times are epoch seconds unless a name says ms.
 */

/** 0 pre-match list, 1 live feed, 2 long-term list: `type` of `sportsbook/events`. */
export type ProgramType = 0 | 1 | 2;
export const PRE_MATCH: ProgramType = 0;
export const LIVE: ProgramType = 1;
export const LONG_TERM: ProgramType = 2;

/** An odd of 1.00 is a placeholder for "not offered", never a price (rule odds-2). Hundredths. */
export const NOT_OFFERED = 100;

export interface Outcome {
  number: number;
  name: string;
  /** The odd this product pays (the king odd), hundredths; 100 means not offered. */
  odd: number;
  /** The standard odd of other web sellers, hundredths; 100 means not offered. */
  webOdd: number;
  /** Outcome status as the hub sends it; 1 by default. */
  status: number;
}

/** A market. Its status and those of its outcomes are named in `betting-status.ts`. */
export interface Market {
  id: number;
  /** `t_st`, the key of the market configuration. */
  key: string;
  /** Special odd value: "2.5", "-1", "10|20"; '' when the market has no line. */
  line: string;
  version: number;
  status: number;
  /** MBS: the minimum number of events in a coupon with this market. */
  minBets: number;
  outcomes: Outcome[];
}

export interface PeriodScore {
  number: number;
  score: number;
  tieBreak: number | null;
}

/** Score of one side. `null` means not sent. */
export interface TeamScore {
  regular: number | null;
  current: number | null;
  halfTime: number | null;
  extraTime: number | null;
  penalties: number | null;
  corners: number | null;
  firstHalfCorners: number | null;
  yellowCards: number | null;
  redCards: number | null;
  /** Game points of tennis (0, 15, 30, 40, above 40 advantage). */
  gamePoints: number | null;
  serving: boolean;
  quarters: PeriodScore[];
  sets: PeriodScore[];
}

export interface Score {
  eventId: number;
  sportId: number;
  /** Time the source created the score, epoch milliseconds; 0 when it is not sent. */
  updatedAtMs: number;
  /** Match status code 1–156 (`domain/program/score-status.ts`). */
  status: number;
  minute: number | null;
  second: number | null;
  home: TeamScore;
  away: TeamScore;
}

export interface ProgramEvent {
  id: number;
  /** Pre-match id of a live event; statistics links use it. */
  mappedId: number | null;
  version: number;
  sportId: number;
  competitionId: number;
  home: string;
  away: string;
  /** "home - away", or the name of an event without two sides. */
  name: string;
  /** Betting status (`betting-status.ts`). Pre-match rows are closed and playable (rule odds-4). */
  status: number;
  /** 0 pre-match, otherwise running. */
  phase: number;
  /** True when the event is offered live, now or later. */
  offeredLive: boolean;
  minBets: number;
  kingOdd: boolean;
  kingMbs: boolean;
  kingLive: boolean;
  duel: boolean;
  rapid: boolean;
  hasComments: boolean;
  hasStream: boolean;
  /** Number of markets of the whole event; a list contains only a few of them. */
  marketCount: number;
  start: number;
  markets: Market[];
  score: Score | null;
  /** A service contradicts the hub, and it is not yet known which of them is right (rule updates-22). */
  suspect?: true;
  /** Comes from the device's cache; the first response of this visit has not arrived (first-load-11). */
  cached?: true;
}

export interface Competition {
  id: number;
  sportId: number;
  /** Country code, or a code of the competition itself ("GTL"). */
  country: string;
  /** Lower comes first. */
  priority: number;
  icon: string;
  name: string;
  shortName: string;
}

/** Counts of a sport's events; a count may be `UNKNOWN_COUNT`. */
export interface SportInfo {
  sportId: number;
  live: number;
  upcomingLive: number;
  total: number;
  longTerm: number;
  rapid: boolean;
  king: boolean;
  duel: boolean;
}

/** Source of a match's video. */
export interface MatchVideo {
  /** Absolute, or relative to the page. */
  url: string;
  /** `hls`: a playlist for the product's player; `frame`: a page of the broadcaster, which plays by itself. */
  kind: 'hls' | 'frame';
  /** Lifetime of the address in seconds; null when it is not sent. */
  expires: number | null;
}
