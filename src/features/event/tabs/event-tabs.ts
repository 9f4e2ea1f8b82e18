/**
 * The tabs of a match (rule match-2) behind its odds, in the order of the tab bar. A new one is a row here and a
 * component beside it.
 */
import { type MatchFacts, type TabRow, tab } from './tab-row.ts';

const FOOTBALL = 1;
const BASKETBALL = 2;

export const eventTabs: readonly TabRow[] = [
  tab({
    slug: 'canli-anlatim',
    title: 'Canlı Anlatım',
    places: ['page'],
    isOffered: statisticsOf(FOOTBALL, BASKETBALL),
    load: () => import('../commentary/commentary-tab.tsx'),
  }),
  tab({
    slug: 'ozet',
    title: 'Özet',
    places: ['page', 'widget'],
    isOffered: hasTwoSides,
    load: () => import('../summary/summary-tab.tsx'),
  }),
  { slug: 'rekabet-gecmisi', title: 'Rekabet Geçmişi' },
  { slug: 'son-maclar', title: 'Son Maçlar' },
  { slug: 'tribun-analiz', title: 'Tribün Analiz' },
  { slug: 'sakat-ve-cezali', title: 'Sakat ve Cezalı' },
  { slug: 'hakem', title: 'Hakem' },
  { slug: 'puan-durumu', title: 'Puan Durumu' },
  { slug: 'form-durumu', title: 'Form Durumu' },
  { slug: 'yazar-yorumlari', title: 'Yazar Yorumları' },
];

/** Races and long-term questions have none; a duel is about two other matches. */
function hasTwoSides({ head: { home, away, duel } }: MatchFacts): boolean {
  return home !== '' && away !== '' && !duel;
}

/** Statistics of one of these sports: football's always, another's where the program says so (wire-statistics-1). */
export function statisticsOf(...sportIds: readonly number[]): (match: MatchFacts) => boolean {
  const known = new Set(sportIds);
  return (match) =>
    known.has(match.head.sportId) && hasTwoSides(match) && (match.head.sportId === FOOTBALL || match.head.hasComments);
}
