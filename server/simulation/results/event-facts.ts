/** Facts of an event. Markets are decided by them alone. */

export type Side = 'home' | 'away';

export interface SideTally {
  total: number;
  parts: number[];
  corners: number;
  firstHalfCorners: number;
  yellow: number;
  red: number;
}

export interface MatchMoment {
  side: Side;
  /** Minute on the match clock. */
  minute: number;
  /** Minutes of added time, from 1; 0 before it. */
  added: number;
  /** Index of the half, quarter or period. */
  part: number;
}

export interface ScoredMoment extends MatchMoment {
  points: number;
}

export interface CardMoment extends MatchMoment {
  colour: 'yellow' | 'red';
}

export interface ClockFacts {
  kind: 'clock';
  home: SideTally;
  away: SideTally;
  /** Scores and corners in chronological order. */
  scored: readonly ScoredMoment[];
  corners: readonly MatchMoment[];
  /** Cards in chronological order; only in football. */
  cards: readonly CardMoment[];
}

/** Tennis, volleyball, table tennis: the sets in order; the last may be unfinished. */
export interface SetFacts {
  kind: 'sets';
  won: { home: number; away: number };
  sets: readonly { home: number; away: number }[];
  /** Tennis: winners of the games, by set. */
  games: readonly (readonly Side[])[];
}

/** Snooker, MMA: winners of the frames or rounds. The ending is undefined when the bout was broken off. */
export interface BoutFacts {
  kind: 'bout';
  winners: readonly Side[];
  ending: 'stopped' | 'full' | undefined;
}

export type MatchFacts = ClockFacts | SetFacts | BoutFacts;

/** A race, an Olympic final or a long-term bet: the contestants in finishing order. */
export interface ContestFacts {
  kind: 'contest';
  /** Indices of the choices. */
  ranking: readonly number[];
  /** Index of the choice that was fastest in qualifying. */
  pole: number;
}

/** Duel of the home goals of two matches. */
interface DuelFacts {
  kind: 'duel';
  eventIds: readonly [number, number];
}

/** Facts of a withdrawn event or an unknown result: every market is void. */
interface NoFacts {
  kind: 'none';
}

export type EventFacts = MatchFacts | ContestFacts | DuelFacts | NoFacts;
