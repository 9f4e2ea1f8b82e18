/**
 * The content service. `appconfig` has the limits of rule stake-11 in the shape of a recorded response (wire-app-3);
 * amounts are TL.
 */
import type { WireAppConfig } from '../../../src/contract/services/wire/app-config-wire.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { type PoolGame, poolConfig } from '../../pool/pool-game.ts';
import { couponLimits } from '../../wager/limits.ts';
import { inventedCampaigns, banners, countdownToKickOff, homeContent, slides } from './home-content.ts';
import type { editorHandlers } from './editors-handlers.ts';
import { helpArticles, helpTopics } from './help-pages.ts';
import { news } from './news.ts';
import { contentPage } from './content-page.ts';
import { type Handlers, parseWholeNumber, type ServiceRequest } from '../../http/service-route.ts';
import type { Account } from '../../accounts/account.ts';
import { fieldInvalid, surveyAlreadyAnswered } from '../../accounts/account-failures.ts';

export function contentHandlers(
  accounts: Accounts,
  pool: PoolGame,
): Omit<Handlers<'content'>, keyof ReturnType<typeof editorHandlers>> {
  const { now } = accounts;
  return {
    getAppConfig: ({ query }) => ({ platform: query.platform, ...appConfig(pool) }),
    getContentDetail: ({ query }) => contentPage(query.url, now()),
    getHelpTopics: () => helpTopics(),
    getHelpArticles: ({ query }) => helpArticles(query.search),
    getNews: ({ query }) => news(parseWholeNumber(query.count, 'count'), now()),
    getSlides: ({ query }) => slides(query.type, now()),
    getBanners: ({ query }) => banners(query.position),
    getCountDown: () => countdownToKickOff(now()),
    getHomeContent: ({ query }) => homeContent(query.platform),
    ...surveyHandlers(accounts),
    getCampaigns: () => inventedCampaigns(now()),
  };
}

function appConfig(pool: PoolGame): WireAppConfig {
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
    ...poolConfig(pool),
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

type Answers = 'answerGeneralSurvey' | 'answerDepositSurvey' | 'answerWithdrawSurvey';
interface Why {
  reasons: number[];
  comment: string | null;
}

const REST_MS = 61 * 86_400_000;
const MOST_CHARACTERS = 500;

/** Survey responses: at most one in 61 days. Responding to a deposit or withdrawal survey clears its flag. */
function surveyHandlers(accounts: Accounts): Pick<Handlers<'content'>, Answers> {
  const { now } = accounts;

  const take = <Body extends Why>(
    { bearer, body }: Pick<ServiceRequest<unknown, Body>, 'bearer' | 'body'>,
    pointOf: (answer: Body) => number,
    [least, most]: readonly [number, number],
  ): Account => {
    const account = accounts.accountOfToken(bearer());
    const answer = body();
    const point = pointOf(answer);
    const { reasons, comment } = answer;
    if (!Number.isInteger(point) || point < least || point > most) throw fieldInvalid('Puanını kontrol et.');
    if (reasons.length === 0 && (comment ?? '') === '') throw fieldInvalid('Bir neden seç.');
    if ((comment ?? '').length > MOST_CHARACTERS) throw fieldInvalid('Yorumun çok uzun.');
    const last = account.surveyedAt === undefined ? now() : account.surveyedAt;
    if (last !== null && now() - last <= REST_MS) throw surveyAlreadyAnswered();
    account.surveyedAt = now();
    return account;
  };

  return {
    answerGeneralSurvey: (request) => {
      take(request, ({ score }) => score, [0, 10]);
      return null;
    },
    answerDepositSurvey: (request) => {
      take(request, ({ satisfaction }) => satisfaction, [1, 5]).surveysDue.deposit = false;
      return null;
    },
    answerWithdrawSurvey: (request) => {
      take(request, ({ satisfaction }) => satisfaction, [1, 5]).surveysDue.withdraw = false;
      return null;
    },
  };
}
