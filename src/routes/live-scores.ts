/** Addresses of live scores. Apart from the other addresses: the shell names the first of them by itself. */
import { DEFAULT_SPORT } from './program.ts';
import { queryText } from './query-text.ts';
import { roots } from './roots.ts';

export const liveScorePatterns = {
  list: `${roots.liveScores}/:sport?`,
  commentary: `${roots.liveScores}/:sport/canli-anlatim/:eventId`,
} as const;

export interface LiveScoresQuery {
  /** Day, `YYYY-MM-DD`; none is today. */
  d?: string;
  /** canli, biten, favori; none is all. */
  durum?: string;
}

export const liveScoreLinks = {
  list: (sportSlug = DEFAULT_SPORT, query: LiveScoresQuery = {}): string =>
    `${roots.liveScores}/${sportSlug}${queryText(query)}`,
  commentary: (sportSlug: string, eventId: number): string =>
    `${roots.liveScores}/${sportSlug}/canli-anlatim/${eventId}`,
};
