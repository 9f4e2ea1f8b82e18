/** What is known of a match beside its odds, and of those who play it. `null` means: not told. Times are epoch seconds. */

export interface Sides<T> {
  home: T;
  away: T;
}

export interface Team {
  id: number | null;
  name: string;
  shortName: string;
}

/** A match that was played, as the past of a team tells it. */
export interface PlayedMatch {
  at: number | null;
  home: Team;
  away: Team;
  score: Sides<number> | null;
  halfTime: Sides<number> | null;
  /** In the order of play; of set sports alone. */
  sets: Sides<number>[];
  /** '' where it is not told. */
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
  /** Of one match. */
  id: string;
  kind: IncidentKind;
  /** What the service calls it; for kinds nobody knows. */
  label: string;
  minute: number | null;
  /** Minutes of added time; 0 before it. */
  added: number;
  /** Score status code of the part it fell in (`domain/program/score-status.ts`). */
  period: number | null;
  /** `null` for what is of neither. */
  side: 'home' | 'away' | null;
  player: string;
  /** Who gave the pass, or who came in. */
  related: string;
  /** After it. */
  score: Sides<number> | null;
}

export interface MatchPlace {
  /** '' what is not told. */
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
  /** As the service orders them. */
  incidents: Incident[];
}

/** A line of the commentary. */
export interface CommentaryLine extends Incident {
  text: string;
  important: boolean;
  teamId: number | null;
}

export interface LineUpPlayer {
  /** Of one team. */
  id: string;
  name: string;
  shortName: string;
  number: number | null;
  position: string;
  /** Else the player began beside the pitch. */
  starts: boolean;
  /** 0 the goalkeeper, then line by line; `null` beside the pitch, and where the formation is unknown. */
  line: number | null;
  /** In the line, from the team's own left. */
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
  /** "4-2-3-1"; '' where it is not told. */
  formation: string;
  coach: string;
  players: LineUpPlayer[];
}

export interface LineUps extends Sides<TeamLineUp> {
  /** Else it is a guess of the service's. */
  confirmed: boolean;
}

/** Cards of a team over the season. */
export interface TeamCards {
  name: string;
  yellow: number;
  red: number;
  /** A match. */
  averageYellow: number | null;
  averageRed: number | null;
  /** Whom the next yellow card takes out. */
  atRisk: string[];
}
