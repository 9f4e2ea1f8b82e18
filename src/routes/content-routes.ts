/** Addresses of help, news and other texts; a separate file, because only lazily loaded pages use them. */
import { fillPattern } from './pattern.ts';
import { queryText } from '../lib/query-parameters.ts';
import { roots } from './areas.ts';

/** Addresses of the help; a separate file, because only lazily loaded pages use them. */
export const helpPatterns = {
  home: '/yardim',
  responsibleGaming: '/yardim/detay/sorumlu-oyun-hakkinda',
} as const;

export const helpLinks = {
  home: (): string => helpPatterns.home,
  responsibleGaming: (): string => helpPatterns.responsibleGaming,
};

export const contentPatterns = {
  helpArticle: '/yardim/detay/:url',
  /** Help on a topic or a sport. */
  helpOfTopic: '/yardim/:topic/detay/:url',
  info: `${roots.info}/:url`,
  news: '/spor-haberleri',
  newsItem: '/spor-haberleri/:url',
  editors: '/yazar-yorumlari',
  editor: '/yazar-yorumlari/:editor',
  marketRules: '/market-sorgulama',
  tracker: '/lmt-old/:betradarId',
  euroLeague: '/euroleague-avrupa-basketbol-ligi',
} as const;

export const contentLinks = {
  sportRules: (sportSlug: string): string =>
    fillPattern(contentPatterns.helpOfTopic, { topic: sportSlug, url: 'oyun-kurallari' }),
  news: (): string => contentPatterns.news,
  newsItem: (slug: string): string => `${contentPatterns.news}/${slug}`,
  editors: (query: { ara?: string; liste?: string } = {}): string => `${contentPatterns.editors}${queryText(query)}`,
  editor: (id: number, query: { durum?: string } = {}): string => `${contentPatterns.editors}/${id}${queryText(query)}`,
  marketRules: (query: { ara?: string; spor?: string } = {}): string =>
    `${contentPatterns.marketRules}${queryText(query)}`,
  euroLeague: (): string => contentPatterns.euroLeague,
};

/** Documents that the operator must offer every visitor, with their long-standing slugs. */
export const infoPages = [
  { slug: 'yeni-uyelik-sozlesmesi', title: 'Üyelik sözleşmesi' },
  { slug: 'aydinlatma-metni-yeni', title: 'Aydınlatma metni' },
  { slug: 'cerez-aydinlatma-metni-yeni', title: 'Çerez aydınlatma metni' },
  { slug: 'elektronik-ticari-ileti-kurallari-yeni', title: 'Elektronik ticari ileti kuralları' },
  { slug: 'uyelik-iptal-talebi', title: 'Üyelik iptal talebi' },
  { slug: 'para-cekme-islemleri', title: 'Para çekme işlemleri' },
] as const;

export const infoLink = (slug: (typeof infoPages)[number]['slug']): string => `${roots.info}/${slug}`;
