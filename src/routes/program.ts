/** Addresses of the program: bulletin, running, matches, proposed bets. */
import { queryText } from './query-text.ts';
import { roots } from './roots.ts';

/** Of an address without one. */
export const DEFAULT_SPORT = 'futbol';

/** Of an address of special events: those of all sports. */
export const ALL_SPORTS = 'tumu';

/** Most specific first, as the router goes through them. */
export const programPatterns = {
  home: '/',
  eventWidget: '/program/:sport/mac-detay/widget/:eventId',
  eventWidgetShort: '/mac-detay/widget/:eventId',
  liveProgram: '/program/canli/:sport?',
  specialEvents: '/program/ozel-etkinlikler/:group?',
  allOdds: '/program/tum-oranlar/:sport?/:eventId?',
  event: '/program/:sport/mac-detay/:eventId/:tab?/:more?',
  program: '/program/:sport?',
  popularBets: '/populer-bahisler/:sport?',
  easyCoupons: '/kolay-kuponlar',
} as const;

/** Values of the program's query string; a missing one is the default. */
export interface ProgramQuery {
  /** Day, `YYYY-MM-DD`. */
  d?: string;
  /** Begins within so many hours, '1' or '3'. */
  saat?: string;
  searchTerm?: string;
  /** Program type: '1' running alone, '2' long-term. */
  t?: string;
  /** '1' king odd, '2' king MBS, '3' king live. */
  kingBetType?: string;
  /** MBS, '1'…'4'. */
  mbs?: string;
  /** Competition ids, comma separated. */
  lig?: string;
  /** 'tarih' sorts by date; the default is by league. */
  sirala?: string;
  /** Market group of the list page. */
  grup?: string;
  /** The match whose markets stand beside the list, where there is room for them. */
  mac?: string;
}

export interface EventQuery {
  /** '1' shows how often each outcome is played. */
  percentFilter?: string;
  t?: string;
  /** The widget beside the odds: 'ozet' … */
  widgetType?: string;
  /** Detail group of markets. */
  grup?: string;
  /** Day of the list of live scores that has the match, `YYYY-MM-DD`. */
  d?: string;
}

export const programLinks = {
  home: (): string => programPatterns.home,
  program: (sportSlug = DEFAULT_SPORT, query: ProgramQuery = {}): string => `/program/${sportSlug}${queryText(query)}`,
  liveProgram: (sportSlug = DEFAULT_SPORT, query: ProgramQuery = {}): string =>
    `/program/canli/${sportSlug}${queryText(query)}`,
  specialEvents: (group = ALL_SPORTS, query: ProgramQuery = {}): string =>
    `/program/ozel-etkinlikler/${group}${queryText(query)}`,
  allOdds: (sportSlug: string, query: ProgramQuery = {}): string =>
    `/program/tum-oranlar/${sportSlug}${queryText(query)}`,
  event: (sportSlug: string, eventId: number, query: EventQuery = {}, tab = ''): string =>
    `/program/${sportSlug}/mac-detay/${eventId}${tab === '' ? '' : `/${tab}`}${queryText(query)}`,
  eventWidget: (sportSlug: string, eventId: number, type: string): string =>
    `/program/${sportSlug}/mac-detay/widget/${eventId}?type=${type}`,
  liveScores: (): string => `${roots.liveScores}/${DEFAULT_SPORT}`,
  popularBets: (sportSlug = DEFAULT_SPORT): string => `/populer-bahisler/${sportSlug}`,
  easyCoupons: (): string => programPatterns.easyCoupons,
};
