/** Pages that belong to no larger area. */
import { accountPatterns } from '../../routes/account.ts';
import { couponLinks, couponPatterns } from '../../routes/coupons.ts';
import { links } from '../../routes/routes.ts';
import { poolLinks, poolPatterns } from '../../routes/pool.ts';
import { liveScorePatterns } from '../../routes/live-scores.ts';
import { DEFAULT_SPORT } from '../../routes/program.ts';
import { contentPages } from './content.ts';
import { notFound } from './not-found.ts';
import { type Row, moved, page } from './page-row.ts';

const byItself = { access: 'anyone', section: 'other', above: links.home(), offline: 'frame' } as const;

export const otherPages: readonly Row[] = [
  page({
    ...byItself,
    section: 'pool',
    path: poolPatterns.pool,
    title: 'Spor Toto',
    above: null,
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
    above: poolLinks.pool(),
    offline: 'copies',
    load: () => import('../../features/pool-results/pool-results-page.tsx'),
  }),
  page({
    ...byItself,
    path: accountPatterns.retailApplication,
    title: 'Bayilik başvurusu',
    load: () => import('../../features/retailer/application-page.tsx'),
  }),
  moved(liveScorePatterns.commentary, ({ sport = DEFAULT_SPORT, eventId = '' }) =>
    links.event(sport, Number(eventId), {}, 'canli-anlatim'),
  ),
  page({
    ...byItself,
    path: liveScorePatterns.list,
    title: 'Canlı Skor',
    section: 'scores',
    above: null,
    offline: 'copies',
    load: () => import('../../features/live-scores/live-scores-page.tsx'),
  }),
  ...contentPages,
  moved(couponPatterns.couponDetailShort, ({ id = '' }) => couponLinks.couponDetail(id)),
  moved(couponPatterns.couponGroupShort, ({ id = '' }) => couponLinks.couponGroup(id)),
  notFound,
];
