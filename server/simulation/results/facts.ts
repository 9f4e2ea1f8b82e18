/** What happened in an event, as far as any market asks. Markets are decided by this alone. */

export type Side = 'home' | 'away';

export interface SideTally {
  total: number;
  parts: number[];
  corners: number;
  firstHalfCorners: number;
  yellow: number;
  red: number;
}

export interface Moment {
  side: Side;
  /** On the clock. */
  minute: number;
  /** Minutes of added time, from 1; 0 before it. */
  added: number;
  /** Index of the half, quarter or period. */
  part: number;
}

export interface ScoredMoment extends Moment {
  points: number;
}

export interface CardMoment extends Moment {
  colour: 'yellow' | 'red';
}

export interface ClockFacts {
  kind: 'clock';
  home: SideTally;
  away: SideTally;
  /** Scores and corners in their order. */
  scored: readonly ScoredMoment[];
  corners: readonly Moment[];
  /** Football alone has them; in their order. */
  cards: readonly CardMoment[];
}

/** Tennis, volleyball, table tennis: the sets in their order, the last perhaps not played out. */
export interface SetFacts {
  kind: 'sets';
  won: { home: number; away: number };
  sets: readonly { home: number; away: number }[];
  /** Tennis: winners of the games, by set. */
  games: readonly (readonly Side[])[];
}

/** Snooker, MMA: winners of the frames or rounds. Without an ending it was broken off. */
export interface BoutFacts {
  kind: 'bout';
  winners: readonly Side[];
  ending: 'stopped' | 'full' | undefined;
}

export type MatchFacts = ClockFacts | SetFacts | BoutFacts;

/** A race, an Olympic final, a long-term question: everybody in the order they came in. */
export interface ContestFacts {
  kind: 'contest';
  /** Indices of the choices. */
  ranking: readonly number[];
  /** Who was fastest before the race. */
  pole: number;
}

/** Goals of home of one match against goals of home of another. */
export interface DuelFacts {
  kind: 'duel';
  eventIds: readonly [number, number];
}

/** Withdrawn, or nobody knows: every market is void. */
export interface NoFacts {
  kind: 'none';
}

export type EventFacts = MatchFacts | ContestFacts | DuelFacts | NoFacts;
