import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import { useEntry, useTopic } from '../../state/engine/live.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EasyCouponCard } from './easy-coupon-card.tsx';
import styles from './easy-coupons-page.module.css';

/** `/kolay-kuponlar` (sportsbook §2): ready coupons to take as they are. */
export default function EasyCouponsPage() {
  usePageTitle('Kolay kuponlar');
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 className={styles['title']}>Kolay kuponlar</h1>
        <Link className={styles['popular']} href={links.popularBets()}>
          Popüler bahisler
        </Link>
        <p className={styles['intro']}>Hazır kuponlardan birini seç; bahislerin hepsi tek dokunuşla kuponuna gelsin.</p>
      </header>
      <Coupons />
    </div>
  );
}

function Coupons() {
  const view = useTopic({ kind: 'easyCoupons' });
  const load = useEntry(view, 'load');
  const coupons = useEntry(view, 'coupons') ?? [];
  if (coupons.length > 0) {
    return (
      <>
        <AgeLine load={load} />
        <ul className={styles['coupons']}>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <EasyCouponCard coupon={coupon} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (load?.phase === 'failed' && load.failure !== undefined) {
    return <FailureNotice failure={load.failure} onRetry={() => view.retry()} />;
  }
  return load?.phase === 'ready' ? <NoCoupons /> : <Placeholders />;
}

function NoCoupons() {
  return (
    <EmptyState
      title="Şu anda hazır kupon yok"
      text="Popüler bahislerden kendi kuponunu kurabilirsin."
      action={
        <Link className={buttonClass('quiet')} href={links.popularBets()}>
          Popüler bahislere git
        </Link>
      }
    />
  );
}

function Placeholders() {
  return (
    <ul className={styles['coupons']} aria-busy>
      {[0, 1, 2, 3].map((place) => (
        <li key={place}>
          <Skeleton height={348} radius="l" />
        </li>
      ))}
    </ul>
  );
}
