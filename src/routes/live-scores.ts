/** Addresses of live scores. Apart from the other addresses: the shell names the first of them by itself. */
import { queryText } from './query-text.ts';

export const liveScorePatterns = {
  list: '/canli-skor/:sport?',
  commentary: '/canli-skor/:sport/canli-anlatim/:eventId',
} as const;

export interface LiveScoresQuery {
  /** Day, `YYYY-MM-DD`; none is today. */
  d?: string;
  /** canli, biten, favori; none is all. */
  durum?: string;
}

export const liveScoreLinks = {
  list: (sportSlug: string, query: LiveScoresQuery = {}): string => `/canli-skor/${sportSlug}${queryText(query)}`,
  commentary: (sportSlug: string, eventId: number): string => `/canli-skor/${sportSlug}/canli-anlatim/${eventId}`,
};
