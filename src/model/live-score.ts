/** Live scores: matches of a day, of the program or not. */
import type { Score } from './event.ts';

/** `off`: postponed or cancelled. */
export type MatchState = 'coming' | 'live' | 'over' | 'off';

export interface ScoreMatch {
  /** Unique in a list. */
  id: number;
  /** The program's event; null for a match the program never had. */
  eventId: number | null;
  sportId: number;
  /** Epoch seconds; null while nobody knows. */
  start: number | null;
  home: string;
  away: string;
  league: ScoreLeague;
  /** "14. Hafta"; '' for none. */
  round: string;
  hasStream: boolean;
  hasCommentary: boolean;
  score: Score | null;
}

export interface ScoreLeague {
  id: number;
  name: string;
  /** Country code, or one of the league's own. */
  country: string;
  /** Lower comes first. */
  priority: number;
}
