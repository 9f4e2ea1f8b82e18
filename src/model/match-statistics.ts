/**
 * Data of a match's tabs: earlier matches, tables, people, opinions. `null` means not sent. Times are epoch seconds.
 */
import type { PlayedMatch, Sides, Team } from './statistics.ts';

/** Meetings of the two sides of a match, newest first. */
export interface Meetings {
  home: Team;
  away: Team;
  matches: PlayedMatch[];
}

/** Last matches of both sides, newest first. */
export interface LastMatches {
  home: Team;
  away: Team;
  homeMatches: PlayedMatch[];
  awayMatches: PlayedMatch[];
}

/** A side of an e-sport match: the player and the club. '' and `null` mean not sent. */
export interface ElectronicSide {
  id: number | null;
  /** Name of the player. */
  name: string;
  club: string;
  played: number | null;
  won: number | null;
  drawn: number | null;
  lost: number | null;
  scored: number | null;
  against: number | null;
  /** Newest last. */
  form: MatchResult[];
}

/** Data of an e-sport match: both sides, their meetings, and the last matches of each. */
export interface ElectronicSummary {
  home: ElectronicSide;
  away: ElectronicSide;
  meetings: PlayedMatch[];
  homeMatches: PlayedMatch[];
  awayMatches: PlayedMatch[];
}

export type MatchResult = 'win' | 'draw' | 'loss';

export interface MissingPlayer {
  id: number | null;
  name: string;
  age: number | null;
  position: string;
  matches: number | null;
  /** Number of matches in the starting line-up. */
  starts: number | null;
  /** Reason for the absence, in the service's words; '' when it is not sent. */
  reason: string;
  detail: string;
  goals: number | null;
  assists: number | null;
}

export interface MissingPlayers {
  home: { team: Team; players: MissingPlayer[] };
  away: { team: Team; players: MissingPlayer[] };
}

/** Cards and penalties of one match or of several. */
export interface CardCounts {
  yellow: number | null;
  secondYellow: number | null;
  red: number | null;
  penalties: number | null;
}

export interface RefereeMatch extends CardCounts {
  at: number | null;
  home: Team;
  away: Team;
  score: Sides<number> | null;
  /** '' when it is not sent. */
  tournament: string;
}

export interface RefereeTournament extends CardCounts {
  tournament: string;
  matches: number | null;
  /** Cards per match, hundredths. */
  averageYellow: number | null;
  averageRed: number | null;
}

export interface RefereePage {
  /** `null` while no referee is named. */
  referee: { name: string; age: number | null; country: string } | null;
  tournaments: RefereeTournament[];
  /** Newest first. */
  matches: RefereeMatch[];
}

export interface StandingRow {
  /** Position as the source sends it; never computed here. */
  position: number | null;
  /** Places gained since the last round; negative when lost. */
  delta: number | null;
  team: Team;
  played: number | null;
  won: number | null;
  drawn: number | null;
  lost: number | null;
  scored: number | null;
  against: number | null;
  /** Goal difference. */
  difference: number | null;
  points: number | null;
  /** Promotion, relegation or cup zone of the position; `null` for none. */
  zone: { id: number; name: string } | null;
  next: { opponent: string; atHome: boolean } | null;
  /** Newest last. */
  form: MatchResult[];
}

/** A group of a table. Rows keep the source's order. */
export interface StandingGroup {
  key: string;
  /** '' when there is only one group. */
  name: string;
  overall: StandingRow[];
  home: StandingRow[];
  away: StandingRow[];
}

/** An outcome named by an editor or an analysis; fields that were not sent are empty. */
export interface NamedOutcome {
  marketId: number | null;
  /** `t_st`; '' when it is not sent. */
  marketKey: string;
  line: string;
  marketName: string;
  outcomeNumber: number;
  outcomeName: string;
}

export interface MatchAnalysis {
  facts: string[];
  picks: (NamedOutcome & { text: string })[];
}
