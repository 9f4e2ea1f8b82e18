/** Live scores: matches of a day, in the program or not. */
import type { Score } from './event.ts';

/** `off`: postponed or cancelled. */
export type MatchState = 'coming' | 'live' | 'over' | 'off';

export interface ScoreMatch {
  /** Unique in a list. */
  id: number;
  /** Id of the program's event; null for a match that was never in the program. */
  eventId: number | null;
  /** Id by which the list names the event, when the program has another one now. */
  listedEventId?: number;
  sportId: number;
  /** Epoch seconds; null when unknown. */
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
  /** Country code, or a code of the league itself. */
  country: string;
  /** Lower comes first. */
  priority: number;
}
