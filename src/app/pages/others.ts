/** Pages that stand by themselves. */
import { links, patterns } from '../../routes/routes.ts';
import { notFound } from './not-found.ts';
import { RESPONSIBLE_GAMING } from '../../routes/deposit.ts';
import { type Row, moved, page, pageWith } from './page-row.ts';

const byItself = { access: 'anyone', section: 'other', above: links.home(), offline: 'frame' } as const;

export const otherPages: readonly Row[] = [
  page({
    ...byItself,
    path: patterns.sharedSlip,
    title: 'Paylaşılan kupon',
    load: () => import('../../features/shared-slip/shared-slip-page.tsx'),
  }),
  page({
    ...byItself,
    alone: true,
    path: patterns.retailApplication,
    title: 'Bayilik başvurusu',
    load: () => import('../../features/retailer/application-page.tsx'),
  }),
  pageWith(
    {
      ...byItself,
      path: RESPONSIBLE_GAMING,
      title: 'Sorumlu oyun',
      load: () => import('../../features/profile/coming-page.tsx'),
    },
    { part: 'responsibleGaming' },
  ),
  moved(patterns.couponDetailShort, ({ id = '' }) => links.couponDetail(id)),
  moved(patterns.couponGroupShort, ({ id = '' }) => links.couponGroup(id)),
  notFound,
];
