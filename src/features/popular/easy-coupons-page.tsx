import TicketCheck from 'lucide-react/icons/ticket-check';
import { Link } from 'wouter';
import { Page } from '../../parts/page/page.tsx';
import { links } from '../../routes/routes.ts';
import { useTopic } from '../../state/engine/live.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';
import { Shown } from '../../ui/feedback/shown.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EasyCouponCard } from './easy-coupon-card.tsx';
import styles from './easy-coupons-page.module.css';

/** `/kolay-kuponlar` (rule navigation-11): ready coupons. */
export default function EasyCouponsPage() {
  const coupons = useTopicLoad(useTopic({ kind: 'easyCoupons' }), 'coupons');
  return (
    <Page
      width="full"
      stands="odds"
      aside={
        <Link className={styles['popular']} href={links.popularBets()}>
          Popüler bahisler
        </Link>
      }
      intro="Hazır kuponlardan birini seç; bütün bahisleri bir kerede kuponuna gelsin."
    >
      <div className={styles['content']}>
        <Shown
          of={coupons}
          skeleton={<Placeholders />}
          empty={<NoCoupons />}
          failed={(failure) => <FailureState failure={failure} onRetry={coupons.retry} />}
        >
          {(shown) => (
            <ul className={styles['coupons']}>
              {shown.map((coupon) => (
                <li key={coupon.id}>
                  <EasyCouponCard coupon={coupon} />
                </li>
              ))}
            </ul>
          )}
        </Shown>
      </div>
    </Page>
  );
}

function NoCoupons() {
  return (
    <EmptyState
      icon={<TicketCheck size={26} aria-hidden />}
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
          <Skeleton height={364} radius="l" />
        </li>
      ))}
    </ul>
  );
}
