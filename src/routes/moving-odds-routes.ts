/** Address of the moving odds; a separate file, because only lazily loaded parts use it. */
import { queryText } from '../lib/query-parameters.ts';
import { DEFAULT_SPORT } from './program-routes.ts';

export const movingOddsPatterns = { list: '/hareketli-oranlar/:sport?' } as const;

export const movingOddsLinks = {
  /** `sure`: '60' for the last hour; the default is the last 15 minutes. */
  list: (sportSlug = DEFAULT_SPORT, query: { sure?: string } = {}): string =>
    `/hareketli-oranlar/${sportSlug}${queryText(query)}`,
};
