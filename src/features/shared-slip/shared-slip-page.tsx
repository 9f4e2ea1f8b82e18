import { useParams } from 'wouter';
import { useFirstScreen } from '../../state/load/use-first-screen.ts';
import { useRead } from '../../state/load/use-read.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SharedCoupon } from './shared-coupon.tsx';
import styles from './shared-slip-page.module.css';
import { SharedSlip } from './shared-slip.tsx';

/**
 * `/paylasilan-kuponlar/{id}` (sportsbook §2): what somebody shared, and the way to make it one's own. For visitors too.
 * A played coupon shows what became of it; a slip that was not played is none, and the wager service does not know it.
 */
export default function SharedSlipPage() {
  const { sharedId } = useParams<{ sharedId: string }>();
  usePageTitle('Paylaşılan kupon');
  const { phase, value, failure, retry } = useRead('getSharedCoupon', { parameters: { key: sharedId } });
  useFirstScreen(phase !== 'loading');
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>Paylaşılan kupon</h1>
      {value !== undefined ? (
        <SharedCoupon coupon={value} onChanged={retry} />
      ) : failure === null ? (
        <Skeleton height={280} />
      ) : (
        <Unplayed sharedId={sharedId} />
      )}
    </div>
  );
}

function Unplayed({ sharedId }: { sharedId: string }) {
  const { value, failure, retry } = useRead('getSharedBetslip', { parameters: { key: sharedId } });
  if (value !== undefined) return <SharedSlip shared={value} />;
  return failure === null ? <Skeleton height={280} /> : <FailureNotice failure={failure} onRetry={retry} />;
}
