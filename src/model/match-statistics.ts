/** What the tabs of a match tell: earlier matches, tables, people, opinions. `null` means: not told. Times are epoch seconds. */
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

/** A side of an e-sport match: who plays, and with which club. '' and `null`: not told. */
export interface ElectronicSide {
  id: number | null;
  /** Of the player. */
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

/** What is known of an e-sport match: both sides, their meetings, and the last matches of each. */
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
  /** Matches he began. */
  starts: number | null;
  /** Why he is missing, in the service's words; '' for not told. */
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
  /** '' where it is not told. */
  tournament: string;
}

export interface RefereeTournament extends CardCounts {
  tournament: string;
  matches: number | null;
  /** A match, hundredths. */
  averageYellow: number | null;
  averageRed: number | null;
}

export interface RefereePage {
  /** `null`: nobody is named yet. */
  referee: { name: string; age: number | null; country: string } | null;
  tournaments: RefereeTournament[];
  /** Newest first. */
  matches: RefereeMatch[];
}

export interface StandingRow {
  /** As the source says it: positions are never worked out here. */
  position: number | null;
  /** Places gained since the last round; below 0 lost. */
  delta: number | null;
  team: Team;
  played: number | null;
  won: number | null;
  drawn: number | null;
  lost: number | null;
  scored: number | null;
  against: number | null;
  /** Of the goals. */
  difference: number | null;
  points: number | null;
  /** Where the place leads to; `null` for nowhere. */
  zone: { id: number; name: string } | null;
  next: { opponent: string; atHome: boolean } | null;
  /** Newest last. */
  form: MatchResult[];
}

/** Rows stand in the order they came in. */
export interface StandingGroup {
  key: string;
  /** '' for the only one. */
  name: string;
  overall: StandingRow[];
  home: StandingRow[];
  away: StandingRow[];
}

/** An outcome somebody speaks about; only what was told is there. */
export interface NamedOutcome {
  marketId: number | null;
  /** `t_st`; '' for not told. */
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
