import TicketCheck from 'lucide-react/icons/ticket-check';
import { Link } from 'wouter';
import { Page } from '../../parts/page/page.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { useTopic } from '../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EasyCouponCard } from './easy-coupon-card.tsx';
import styles from './easy-coupons-page.module.css';

/** `/kolay-kuponlar` (rule navigation-11): ready coupons. */
export default function EasyCouponsPage() {
  const coupons = useTopicLoad(useTopic({ kind: 'easyCoupons' }), 'coupons');
  return (
    <Page
      width="full"
      contentReady="odds"
      aside={
        <Link className={`text-sm weight-600 ${styles['popular']}`} href={entryLinks.popularBets()}>
          Popüler bahisler
        </Link>
      }
      intro="Hazır kuponlardan birini seç; bütün bahisleri bir kerede kuponuna gelsin."
    >
      <div className={`stack one-column gap-4 ${styles['content']}`}>
        <LoadedContent
          of={coupons}
          skeleton={<Placeholders />}
          empty={<NoCoupons />}
          failed={(failure) => <FailureState failure={failure} onRetry={coupons.retry} />}
        >
          {(shown) => (
            <ul className={`stack one-column gap-3 ${styles['coupons']}`}>
              {shown.map((coupon) => (
                <li key={coupon.id}>
                  <EasyCouponCard coupon={coupon} />
                </li>
              ))}
            </ul>
          )}
        </LoadedContent>
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
        <Link className={buttonClass('quiet')} href={entryLinks.popularBets()}>
          Popüler bahislere git
        </Link>
      }
    />
  );
}

function Placeholders() {
  return (
    <ul className={`stack one-column gap-3 ${styles['coupons']}`} aria-busy>
      {[0, 1, 2, 3].map((place) => (
        <li key={place}>
          <Skeleton height={364} radius="l" />
        </li>
      ))}
    </ul>
  );
}
