/**
 * The tabs of the match page. The page is opened for its odds, so they are part of its code and do not wait for a
 * chunk. The page that other sites embed has no odds and saves their 12 KB (gzip), so their row is not among the
 * others.
 */
import { OddsTab } from '../odds/odds-tab.tsx';
import { eventTabs } from './event-tabs.ts';
import type { EventTab } from './tab-definition.ts';

export const ODDS_TAB = 'tum-oranlar';

export const pageTabs: readonly EventTab[] = [
  { slug: ODDS_TAB, title: 'Tüm oranlar', places: ['page'], Tab: OddsTab },
  ...eventTabs,
];

/** Slug of the tab an address names: the odds if it names none, and our analysis for an analysis of any product. */
export function tabSlug(addressed: string | undefined): string {
  if (addressed === undefined || addressed === '') return ODDS_TAB;
  return addressed.endsWith('-analiz') ? 'tribun-analiz' : addressed;
}
