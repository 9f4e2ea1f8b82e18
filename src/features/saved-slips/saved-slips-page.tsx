import { links } from '../../routes/routes.ts';
import { wantSlip } from '../../state/slip/slip-return.ts';
import { CouponsHead } from '../../parts/coupon-card/coupons-head.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import styles from './saved-slips-page.module.css';
import { SavedSlips, useSavedSlips } from './saved-slips.tsx';

/** `/profil/kuponlarim/kayitli` (sportsbook §2): the saved slips, among the lists of coupons. */
export default function SavedSlipsPage() {
  usePageTitle('Kayıtlı kuponlarım');
  const saved = useSavedSlips();
  return (
    <>
      <CouponsHead current="kayitli" total={saved.total} href={links.coupons} />
      <div className={styles['page']}>
        <SavedSlips saved={saved} onOpened={wantSlip} />
      </div>
    </>
  );
}
