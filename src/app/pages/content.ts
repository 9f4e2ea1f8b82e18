/** Pages to read: help, documents, news, and the special pages. */
import { contentLinks, contentPatterns, helpLinks, helpPatterns } from '../../routes/content-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { type RouteRow, page } from './page-row.ts';

const toRead = { access: 'anyone', section: 'other', backTarget: entryLinks.home(), offline: 'copies' } as const;

const loadHelpArticle = () => import('../../features/help/help-article-page.tsx');

/** Most specific patterns first. */
export const contentPages: readonly RouteRow[] = [
  page({
    ...toRead,
    path: helpPatterns.home,
    title: 'Yardım merkezi',
    load: () => import('../../features/help/help-page.tsx'),
  }),
  page({
    ...toRead,
    path: contentPatterns.helpArticle,
    title: 'Yardım',
    backTarget: helpLinks.home(),
    load: loadHelpArticle,
  }),
  page({
    ...toRead,
    path: contentPatterns.helpOfTopic,
    title: 'Yardım',
    backTarget: helpLinks.home(),
    load: loadHelpArticle,
  }),
  page({
    ...toRead,
    path: contentPatterns.info,
    title: 'Bilgi',
    load: () => import('../../features/info/info-page.tsx'),
  }),
  page({
    ...toRead,
    path: contentPatterns.news,
    title: 'Spor haberleri',
    load: () => import('../../features/news/news-page.tsx'),
  }),
  page({
    ...toRead,
    path: contentPatterns.newsItem,
    title: 'Haber',
    backTarget: contentLinks.news(),
    load: () => import('../../features/news/news-item-page.tsx'),
  }),
  page({
    ...toRead,
    path: contentPatterns.editors,
    title: 'Yazar yorumları',
    load: () => import('../../features/editors/editors-page.tsx'),
  }),
  page({
    ...toRead,
    path: contentPatterns.editor,
    title: 'Yazar',
    backTarget: contentLinks.editors(),
    load: () => import('../../features/editors/editor-page.tsx'),
  }),
  page({
    ...toRead,
    path: contentPatterns.marketRules,
    title: 'Bahis türleri',
    load: () => import('../../features/market-rules/market-rules-page.tsx'),
  }),
  page({
    ...toRead,
    path: contentPatterns.tracker,
    title: 'Canlı maç takibi',
    backTarget: entryLinks.liveProgram(),
    load: () => import('../../features/tracker/tracker-page.tsx'),
  }),
  page({
    ...toRead,
    path: contentPatterns.euroLeague,
    title: 'EuroLeague: Avrupa Basketbol Ligi',
    load: () => import('../../features/euroleague/euroleague-page.tsx'),
  }),
];
