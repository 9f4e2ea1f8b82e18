/**
 * The tabs of a match (rule match-2) after its odds, in the order of the tab bar. A new tab is a row here and a
 * component beside it.
 */
import { FOOTBALL } from '../../../domain/sports.ts';
import {
  commentarySports,
  hasStatistics,
  missingPlayerSports,
  pastSports,
  tableSports,
} from '../../../domain/statistics/offered-statistics.ts';
import { type MatchFacts, type EventTab, defineTab } from './tab-definition.ts';

export const SUMMARY_TAB = 'ozet';

export const eventTabs: readonly EventTab[] = [
  defineTab({
    slug: 'canli-anlatim',
    title: 'Anlatım',
    revealsScore: 'always',
    places: ['page'],
    // Before the start there is nothing to comment on; the address works all the same.
    isOffered: (match) => match.head.phase !== 0 && hasCommentary(match),
    isReachable: hasCommentary,
    load: () => import('../commentary/commentary-tab.tsx'),
  }),
  defineTab({
    slug: SUMMARY_TAB,
    title: 'Özet',
    titleBefore: 'Önizleme',
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
    isOffered: statisticsOf(...pastSports),
    load: () => import('../statistics/meetings-tab.tsx'),
  }),
  defineTab({
    slug: 'son-maclar',
    title: 'Son maçlar',
    revealsScore: 'afterwards',
    places: ['page'],
    isOffered: statisticsOf(...pastSports),
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
    isOffered: statisticsOf(...missingPlayerSports),
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
    isOffered: statisticsOf(...tableSports),
    load: () => import('../standings/standings-tab.tsx'),
  }),
  defineTab({
    slug: 'form-durumu',
    title: 'Form',
    revealsScore: 'afterwards',
    places: ['page'],
    isOffered: statisticsOf(...tableSports),
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

function hasCommentary(match: MatchFacts): boolean {
  return statisticsOf(...commentarySports)(match);
}

/** Races and long-term markets have no two sides; a duel is about two other matches. */
export function hasTwoSides({ head: { home, away, duel } }: Pick<MatchFacts, 'head'>): boolean {
  return home !== '' && away !== '' && !duel;
}

/** True for matches of these sports that have statistics. */
function statisticsOf(...sportIds: readonly number[]): (match: MatchFacts) => boolean {
  return (match) => hasTwoSides(match) && hasStatistics(sportIds, match.head.sportId, match.head.hasComments);
}
