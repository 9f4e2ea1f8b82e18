/** Pages that belong to no larger area. */
import { accountPatterns } from '../../routes/account-routes.ts';
import { couponLinks, couponPatterns } from '../../routes/coupon-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { poolLinks, poolPatterns } from '../../routes/pool-routes.ts';
import { followingPatterns } from '../../routes/following-routes.ts';
import { liveScorePatterns } from '../../routes/live-score-routes.ts';
import { movingOddsPatterns } from '../../routes/moving-odds-routes.ts';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import { contentPages } from './content.ts';
import { notFound } from './not-found.ts';
import { type RouteRow, redirectRow, page } from './page-row.ts';
import { MatchPanel } from './program.ts';

const byItself = { access: 'anyone', section: 'other', backTarget: entryLinks.home(), offline: 'frame' } as const;

export const otherPages: readonly RouteRow[] = [
  page({
    ...byItself,
    section: 'pool',
    path: poolPatterns.pool,
    title: 'Spor Toto',
    backTarget: null,
    offline: 'copies',
    load: () => import('../../features/pool/pool-page.tsx'),
  }),
  page({
    ...byItself,
    path: couponPatterns.sharedSlip,
    title: 'Paylaşılan kupon',
    load: () => import('../../features/shared-slip/shared-slip-page.tsx'),
  }),
  page({
    ...byItself,
    section: 'pool',
    path: poolPatterns.poolResults,
    title: 'Spor Toto sonuçları',
    backTarget: poolLinks.pool(),
    offline: 'copies',
    load: () => import('../../features/pool-results/pool-results-page.tsx'),
  }),
  page({
    ...byItself,
    path: accountPatterns.retailApplication,
    title: 'Bayilik başvurusu',
    load: () => import('../../features/retailer/application-page.tsx'),
  }),
  redirectRow(liveScorePatterns.commentary, ({ sport = DEFAULT_SPORT, eventId = '' }) =>
    entryLinks.event(sport, Number(eventId), {}, 'canli-anlatim'),
  ),
  page(
    {
      ...byItself,
      path: liveScorePatterns.list,
      title: 'Canlı skor',
      section: 'scores',
      backTarget: null,
      offline: 'copies',
      load: () => import('../../features/live-scores/live-scores-page.tsx'),
    },
    { MatchPanel },
  ),
  page({
    ...byItself,
    path: followingPatterns.list,
    title: 'Takip',
    offline: 'copies',
    load: () => import('../../features/following/following-page.tsx'),
  }),
  page({
    ...byItself,
    path: movingOddsPatterns.list,
    title: 'Hareketli oranlar',
    section: 'popular',
    load: () => import('../../features/moving-odds/moving-odds-page.tsx'),
  }),
  ...contentPages,
  redirectRow(couponPatterns.couponDetailShort, ({ id = '' }) => couponLinks.couponDetail(id)),
  redirectRow(couponPatterns.couponGroupShort, ({ id = '' }) => couponLinks.couponGroup(id)),
  notFound,
];
