/** Data about a match other than its odds, and about its players. `null` means not sent. Times are epoch seconds. */

export interface Sides<T> {
  home: T;
  away: T;
}

export interface Team {
  id: number | null;
  name: string;
  shortName: string;
}

/** A past match in a team's history. */
export interface PlayedMatch {
  at: number | null;
  home: Team;
  away: Team;
  score: Sides<number> | null;
  halfTime: Sides<number> | null;
  /** Sets in the order of play; only in set sports. */
  sets: Sides<number>[];
  /** '' when it is not sent. */
  tournament: string;
  tournamentId: number | null;
}

export type IncidentKind =
  | 'goal'
  | 'penalty'
  | 'ownGoal'
  | 'missedPenalty'
  | 'yellow'
  | 'secondYellow'
  | 'red'
  | 'substitution'
  | 'kickOff'
  | 'halfTime'
  | 'secondHalf'
  | 'fullTime'
  | 'corner'
  | 'video'
  | 'chance'
  | 'injury'
  | 'other';

/** Something that happened in a match. */
export interface Incident {
  /** Unique within one match. */
  id: string;
  kind: IncidentKind;
  /** The service's name of the incident, for unknown kinds. */
  label: string;
  minute: number | null;
  /** Minutes of added time; 0 before it. */
  added: number;
  /** Score status code of the period (`domain/program/score-status.ts`). */
  period: number | null;
  /** `null` for an incident of neither side. */
  side: 'home' | 'away' | null;
  player: string;
  /** Player who gave the assist, or who came on. */
  related: string;
  /** Score after the incident. */
  score: Sides<number> | null;
}

interface MatchPlace {
  /** '' when it is not sent. */
  stadium: string;
  referee: string;
  weather: string;
  temperature: number | null;
}

export interface MatchSummary {
  start: number | null;
  home: Team;
  away: Team;
  tournament: string;
  round: string;
  place: MatchPlace;
  /** Incidents in the service's order. */
  incidents: Incident[];
}

/** A line of the commentary. */
export interface CommentaryLine extends Incident {
  text: string;
  important: boolean;
  teamId: number | null;
}

export interface LineUpPlayer {
  /** Unique within one team. */
  id: string;
  name: string;
  shortName: string;
  number: number | null;
  position: string;
  /** False for a substitute. */
  starts: boolean;
  /** 0 is the goalkeeper, then line by line; `null` for substitutes and when the formation is unknown. */
  line: number | null;
  /** Position in the line, from the team's own left. */
  place: number;
  captain: boolean;
  goals: number;
  yellow: boolean;
  red: boolean;
  inMinute: number | null;
  outMinute: number | null;
}

export interface TeamLineUp {
  name: string;
  /** "4-2-3-1"; '' when it is not sent. */
  formation: string;
  coach: string;
  players: LineUpPlayer[];
}

export interface LineUps extends Sides<TeamLineUp> {
  /** False while the line-up is the service's prediction. */
  confirmed: boolean;
}

/** Cards of a team over the season. */
export interface TeamCards {
  name: string;
  yellow: number;
  red: number;
  /** Cards per match. */
  averageYellow: number | null;
  averageRed: number | null;
  /** Players whom the next yellow card suspends. */
  atRisk: string[];
}
