import { entryLinks } from '../../routes/routes.ts';
import { page } from './page-row.ts';

/** Last row of every area, for addresses that match no page of it. */
export const notFound = page({
  path: '/*?',
  title: 'Sayfa bulunamadı',
  access: 'anyone',
  section: 'other',
  backTarget: entryLinks.home(),
  offline: 'frame',
  load: () => import('../../features/not-found/not-found-page.tsx'),
});
