/**
 * The content service. `appconfig` has the limits of rule stake-11 in the shape of a recorded response (wire-app-3);
 * amounts are TL.
 */
import type { WireAppConfig } from '../../../src/contract/services/wire/app-config.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { type Pool, poolNews } from '../../pool/pool.ts';
import { couponLimits } from '../../wager/limits.ts';
import { campaigns } from './campaigns.ts';
import type { editorHandlers } from './editors.ts';
import { helpArticles, helpTopics } from './help/help.ts';
import { banners, countDown, homeContent, slides } from './home.ts';
import { news } from './news.ts';
import { contentPage } from './pages.ts';
import { surveyHandlers } from './surveys.ts';
import { type Handlers, wholeNumber } from '../../http/service-route.ts';

export function contentHandlers(
  accounts: Accounts,
  pool: Pool,
): Omit<Handlers<'content'>, keyof ReturnType<typeof editorHandlers>> {
  const { now } = accounts;
  return {
    getAppConfig: ({ query }) => ({ platform: query.platform, ...appConfig(pool) }),
    getContentDetail: ({ query }) => contentPage(query.url, now()),
    getHelpTopics: () => helpTopics(),
    getHelpArticles: ({ query }) => helpArticles(query.search),
    getNews: ({ query }) => news(wholeNumber(query.count, 'count'), now()),
    getSlides: ({ query }) => slides(query.type, now()),
    getBanners: ({ query }) => banners(query.position),
    getCountDown: () => countDown(now()),
    getHomeContent: ({ query }) => homeContent(query.platform),
    ...surveyHandlers(accounts),
    getCampaigns: () => campaigns(now()),
  };
}

function appConfig(pool: Pool): WireAppConfig {
  return {
    configValue: {
      coupon: { mobileFastSelectValues: [100, 500, 1_000, 5_000, 10_000] },
      livechat: true,
      desktoplivechat: true,
      kingOddHighLight: {
        sports: {
          '1': everyCompetition('4', '5'),
          '2': everyCompetition('4.6', '4.6'),
          '5': everyCompetition('4', '4'),
          '23': everyCompetition('2', '2'),
        },
        templates: {
          pre: 'Kral Oran ile Her Maçta %{value} Daha Yüksek Oran',
          preDetail: 'Kral Oran ile Bu Maçta %{value} Daha Yüksek Oranlar',
          liveDetail: 'Canlıda Bu Maçta Oranlar %{value} Daha Yüksek',
        },
      },
    },
    ...poolNews(pool),
    globalConfig: {
      coupon: { ...couponLimits },
      soccerPool: { maxColumn: 2_500, columnPrice: 10 },
      other: { phase: 5, balanceReset: 50 },
    },
  };
}

/** Applies the values to every competition of the sport, whose key is "-1". */
function everyCompetition(preMatch: string, live: string) {
  return { '-1': { preValue: preMatch, preDetail: preMatch, liveDetail: live } };
}
