import { wantSlip } from '../../state/slip-return.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import styles from './saved-slips-page.module.css';
import { SavedSlips } from './saved-slips.tsx';

/** `/profil/kuponlarim/kayitli` (sportsbook §2): the saved slips by themselves. */
export default function SavedSlipsPage() {
  usePageTitle('Kayıtlı kuponlarım');
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>Kayıtlı kuponlarım</h1>
      <SavedSlips onOpened={wantSlip} />
    </div>
  );
}
