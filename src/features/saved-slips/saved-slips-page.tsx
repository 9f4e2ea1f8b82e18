import { CouponTabs } from '../../parts/coupon-card/coupon-tabs.tsx';
import { Page } from '../../parts/page/page.tsx';
import { requestSlip } from '../../state/slip/slip-requests.ts';
import styles from './saved-slips.module.css';
import { SavedSlips, useSavedSlips } from './saved-slips.tsx';

/** `/profil/kuponlarim/kayitli` (rule sharing-3): the saved slips, among the lists of coupons. */
export default function SavedSlipsPage() {
  const saved = useSavedSlips();
  return (
    <Page title="Kuponlarım" tabTitle="Kayıtlı kuponlar" width="full" contentReady={!saved.loading}>
      <CouponTabs current="kayitli" total={saved.total} />
      <div className={styles['list']}>
        <SavedSlips saved={saved} onOpened={requestSlip} />
      </div>
    </Page>
  );
}
