/**
 * Addresses of the live scores; a separate file, because the shell needs only the first of them and builds it itself.
 */
import { DEFAULT_SPORT } from './program-routes.ts';
import { queryText } from './query-text.ts';
import { roots } from './roots.ts';

export const liveScorePatterns = {
  list: `${roots.liveScores}/:sport?`,
  commentary: `${roots.liveScores}/:sport/canli-anlatim/:eventId`,
} as const;

export interface LiveScoresQuery {
  /** Day, `YYYY-MM-DD`; today if missing. */
  d?: string;
  /** canli, biten, favori; all if missing. */
  durum?: string;
}

export const liveScoreLinks = {
  list: (sportSlug = DEFAULT_SPORT, query: LiveScoresQuery = {}): string =>
    `${roots.liveScores}/${sportSlug}${queryText(query)}`,
  commentary: (sportSlug: string, eventId: number): string =>
    `${roots.liveScores}/${sportSlug}/canli-anlatim/${eventId}`,
};
