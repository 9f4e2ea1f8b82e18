/** Addresses the deposit page alone needs: they come with it, not with the first screen. */
import { queryText } from './query-text.ts';
import { links } from './routes.ts';

export const RESPONSIBLE_GAMING = '/yardim/detay/sorumlu-oyun-hakkinda';

/** @param yol the way money comes, '' for the first */
export function depositLink(yol: string): string {
  return `${links.deposit()}${queryText({ yol })}`;
}
