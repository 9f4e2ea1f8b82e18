/**
 * The tabs of a match (rule match-2) after its odds, in the order of the tab bar. A new tab is a row here and a
 * component beside it.
 */
import {
  BASKETBALL,
  FOOTBALL,
  HANDBALL,
  ICE_HOCKEY,
  TABLE_TENNIS,
  TENNIS,
  VOLLEYBALL,
} from '../../../domain/sports.ts';
import { commentarySports, hasStatistics } from '../../../domain/statistics/offered-statistics.ts';
import { type MatchFacts, type EventTab, defineTab } from './tab-definition.ts';

export const SUMMARY_TAB = 'ozet';

/** wire-statistics-2. */
const WITH_PAST = [FOOTBALL, BASKETBALL, ICE_HOCKEY, TENNIS, HANDBALL, TABLE_TENNIS, VOLLEYBALL];
/** Team sports among them. */
const WITH_TABLE = [FOOTBALL, BASKETBALL, ICE_HOCKEY, HANDBALL, VOLLEYBALL];

export const eventTabs: readonly EventTab[] = [
  defineTab({
    slug: 'canli-anlatim',
    title: 'Anlatım',
    revealsScore: 'always',
    places: ['page'],
    isOffered: statisticsOf(...commentarySports),
    load: () => import('../commentary/commentary-tab.tsx'),
  }),
  defineTab({
    slug: SUMMARY_TAB,
    title: 'Özet',
    revealsScore: 'always',
    places: ['page', 'widget'],
    isOffered: hasTwoSides,
    load: () => import('../summary/summary-tab.tsx'),
  }),
  defineTab({
    slug: 'rekabet-gecmisi',
    title: 'Rekabet',
    revealsScore: 'afterwards',
    places: ['page'],
    isOffered: statisticsOf(...WITH_PAST),
    load: () => import('../statistics/meetings-tab.tsx'),
  }),
  defineTab({
    slug: 'son-maclar',
    title: 'Son Maçlar',
    revealsScore: 'afterwards',
    places: ['page'],
    isOffered: statisticsOf(...WITH_PAST),
    load: () => import('../statistics/last-matches-tab.tsx'),
  }),
  defineTab({
    slug: 'tribun-analiz',
    title: 'Analiz',
    places: ['page'],
    isOffered: statisticsOf(FOOTBALL),
    load: () => import('../opinions/analysis-tab.tsx'),
  }),
  defineTab({
    slug: 'sakat-ve-cezali',
    title: 'Eksikler',
    places: ['page'],
    isOffered: statisticsOf(FOOTBALL, BASKETBALL),
    load: () => import('../statistics/missing-players-tab.tsx'),
  }),
  defineTab({
    slug: 'hakem',
    title: 'Hakem',
    revealsScore: 'afterwards',
    places: ['page'],
    isOffered: statisticsOf(FOOTBALL),
    load: () => import('../statistics/referee-tab.tsx'),
  }),
  defineTab({
    slug: 'puan-durumu',
    title: 'Puan',
    revealsScore: 'afterwards',
    places: ['page'],
    isOffered: statisticsOf(...WITH_TABLE),
    load: () => import('../standings/standings-tab.tsx'),
  }),
  defineTab({
    slug: 'form-durumu',
    title: 'Form',
    revealsScore: 'afterwards',
    places: ['page'],
    isOffered: statisticsOf(...WITH_TABLE),
    load: () => import('../standings/form-tab.tsx'),
  }),
  defineTab({
    slug: 'yazar-yorumlari',
    title: 'Yorumlar',
    revealsScore: 'afterwards',
    places: ['page'],
    isOffered: ({ comments }) => comments > 0,
    isReachable: hasTwoSides,
    load: () => import('../opinions/comments-tab.tsx'),
  }),
];

/** Races and long-term markets have no two sides; a duel is about two other matches. */
export function hasTwoSides({ head: { home, away, duel } }: Pick<MatchFacts, 'head'>): boolean {
  return home !== '' && away !== '' && !duel;
}

/** True for matches of these sports that have statistics. */
function statisticsOf(...sportIds: readonly number[]): (match: MatchFacts) => boolean {
  return (match) => hasTwoSides(match) && hasStatistics(sportIds, match.head.sportId, match.head.hasComments);
}
