import { useParams } from 'wouter';
import type { AnswerOf } from '../../contract/services/tab-calls.ts';
import { openedSlip } from '../../domain/slip/opened-slip.ts';
import { readSharedCoupon } from '../../state/coupons/coupons.ts';
import { useKeptAnswer } from '../../state/load/kept-answer.ts';
import { readService } from '../../state/engine/services.ts';
import { useLoaded } from '../../state/load/use-loaded.ts';
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
  const { value, failure, reload } = useKeptAnswer(sharedId, undefined, () => readSharedCoupon(sharedId));
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>Paylaşılan kupon</h1>
      {value !== undefined ? (
        <SharedCoupon coupon={value} onChanged={reload} />
      ) : failure === null ? (
        <Skeleton height={280} />
      ) : (
        <Unplayed sharedId={sharedId} />
      )}
    </div>
  );
}

const none: AnswerOf<'getSharedBetslip'> = { sharedId: '', e: [], ss: [], m: 1, cc: 1 };

function Unplayed({ sharedId }: { sharedId: string }) {
  const { phase, value, failure, retry } = useLoaded(sharedId, none, () =>
    readService('getSharedBetslip', { parameters: { key: sharedId } }),
  );
  if (phase === 'failed' && failure !== null) return <FailureNotice failure={failure} onRetry={retry} />;
  if (phase !== 'ready') return <Skeleton height={280} />;
  return <SharedSlip shared={openedSlip(value)} />;
}
