/** The pages a herd opens, with the topics and reads of the real pages. `tests/screens/herd-pages.test.ts` compares. */
import { unfilteredListQuery } from '../../src/domain/program/unfiltered-list-query.ts';
import { dayKey } from '../../src/domain/time.ts';
import type { NamedServiceCall } from '../../src/contract/port/engine-contract.ts';
import type { Topic } from '../../src/contract/port/topics.ts';
import type { ReadName } from '../../src/contract/services/calls.ts';
import { FOOTBALL } from '../support/program.ts';

export const pageNames = ['home', 'program', 'match', 'scores'] as const;
export type PageName = (typeof pageNames)[number];

export interface HerdPage {
  name: PageName;
  path: string;
  topics: Topic[];
  reads: NamedServiceCall<ReadName>[];
  /** Read again two seconds after the running matches of its list have changed. */
  readOnKickOff?: NamedServiceCall<ReadName>;
}

/** Topics of every page: header, navigation and slip. */
const everywhere: Topic[] = [
  { kind: 'session' },
  { kind: 'connection' },
  { kind: 'sports' },
  { kind: 'config' },
  { kind: 'favourites' },
  { kind: 'generations' },
  { kind: 'slip' },
  { kind: 'withdrawal' },
  { kind: 'coupons' },
];

/** Columns of the football list on a wide screen. */
const columns = ['1_1 4_4', '2_88 4_47', '2_100 4_12', '2_101_2.5 4_14_2.5', '2_89 4_131'].map((pair) => {
  const [market = '', liveMarket = ''] = pair.split(' ');
  return { market, liveMarket };
});

/** @param eventId the match of the page of a match */
export function herdPage(name: PageName, eventId: number): HerdPage {
  const scores = {
    name: 'getLiveScores',
    input: { query: { SportId: String(FOOTBALL), SearchDate: today() } },
  } as const;
  const list = (scope: 'all' | 'live', sort: 'league' | 'date', shown: typeof columns): Topic => ({
    kind: 'list',
    query: { ...unfilteredListQuery({ sportId: FOOTBALL, scope, sort }), columns: shown },
  });
  switch (name) {
    case 'home':
      return {
        name,
        path: '/',
        topics: [
          ...everywhere,
          { kind: 'widget', which: 'live', columns: 'main' },
          { kind: 'widget', which: 'upcoming', columns: 'main' },
          { kind: 'highlights', sportId: FOOTBALL },
          { kind: 'popular', sportId: FOOTBALL, limit: 6 },
          { kind: 'pool' },
        ],
        reads: [
          { name: 'getSlides', input: { query: { type: 'WEB_SLIDER' } } },
          { name: 'getCountDown', input: {} },
          { name: 'getHomeContent', input: { query: { platform: 'WEB' } } },
          { name: 'getMainPageEditors', input: {} },
          { name: 'getNews', input: { query: { count: '16' } } },
          { name: 'getBanners', input: { query: { platform: 'WEB', position: 'home' } } },
        ],
      };
    case 'program':
      return { name, path: '/program/futbol', topics: [...everywhere, list('all', 'league', columns)], reads: [] };
    case 'match':
      return {
        name,
        path: `/program/futbol/mac-detay/${eventId}`,
        topics: [...everywhere, { kind: 'event', eventId, sportId: FOOTBALL }],
        reads: [
          { name: 'getEventComments', input: { query: { eventId: String(eventId) } } },
          { name: 'getEventStreamUrl', input: { parameters: { eventId } } },
        ],
      };
    case 'scores':
      return {
        name,
        path: '/canli-skor',
        topics: [...everywhere, list('live', 'date', [])],
        reads: [scores],
        readOnKickOff: scores,
      };
  }
}

const today = (): string => dayKey(Date.now() / 1_000);

export interface Kind {
  page: PageName;
  isHidden: boolean;
  isMember: boolean;
}

/** Share of each page among the browsers; a hidden browser has the page it showed before. */
export const pageShares: Record<PageName, number> = { home: 0.2, program: 0.35, match: 0.3, scores: 0.15 };

export interface Shares {
  hidden: number;
  members: number;
}

/**
 * Kinds of so many browsers, with exact shares for every hundred of them. Steps without a common divisor with 100 visit
 * each place once, so that pages, hidden ones and members mix.
 */
export function kindsOf(browsers: number, { hidden, members }: Shares): Kind[] {
  return Array.from({ length: browsers }, (_, index) => ({
    page: pageAt(((index * 61) % 100) / 100),
    isHidden: ((index * 13 + 5) % 100) / 100 < hidden,
    isMember: ((index * 37 + 11) % 100) / 100 < members,
  }));
}

function pageAt(place: number): PageName {
  let end = 0;
  for (const name of pageNames) {
    end += pageShares[name];
    if (place < end - 1e-9) return name;
  }
  return 'scores';
}
