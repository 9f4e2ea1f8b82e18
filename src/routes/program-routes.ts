/** Addresses of the program: bulletin, live, matches, suggested bets. */
import { queryText } from '../lib/query-parameters.ts';
import { roots } from './areas.ts';

/** Sport of an address without one. */
export const DEFAULT_SPORT = 'futbol';

/** Group of special events that contains all sports. */
const ALL_SPORTS = 'tumu';

/** Most specific first, because the router takes the first match. */
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

/** Query of the program; missing values have their defaults. */
export interface ProgramQuery {
  /** Day, `YYYY-MM-DD`. */
  d?: string;
  /** Starts within this many hours, '1' or '3'. */
  saat?: string;
  searchTerm?: string;
  /** Program type: '1' live only, '2' long-term. */
  t?: string;
  /** '1' king odd, '2' king MBS, '3' king live. */
  kingBetType?: string;
  /** MBS, '1'…'4'. */
  mbs?: string;
  /** Competition ids, comma separated. */
  lig?: string;
  /** 'tarih' sorts by date; the default is by league. */
  sirala?: string;
  /** '1' only matches of the viewer's slip and waiting coupons. */
  kuponum?: string;
  /** '1' only matches with a stream. */
  yayin?: string;
  /** Odds of the main market, '1.50-2.20', '1.50-' or '-2.20'. */
  oran?: string;
  /** Market group of the list page. */
  grup?: string;
  /** Id of the match that is open beside the list, on screens with room for it. */
  mac?: string;
}

export interface EventQuery {
  /** '1' shows how often each outcome is played. */
  percentFilter?: string;
  t?: string;
  /** Widget beside the odds: 'ozet' … */
  widgetType?: string;
  /** Detail group of markets. */
  grup?: string;
  /** Day of the live-score list that contains the match, `YYYY-MM-DD`. */
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
