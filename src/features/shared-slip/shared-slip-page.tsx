import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import { playedSlip } from '../../domain/coupon/played-slip.ts';
import type { Coupon } from '../../model/coupon.ts';
import type { Failure } from '../../model/failure.ts';
import { NOT_OFFERED } from '../../model/event.ts';
import type { OpenedSlip } from '../../model/slip.ts';
import { CouponSummary } from '../../parts/coupon-card/coupon-summary.tsx';
import { CouponLegs } from '../../parts/leg-list/coupon-legs.tsx';
import { Page } from '../../parts/page/page.tsx';
import { usePolling } from '../../state/load/use-polling.ts';
import { useRead } from '../../state/load/use-read.ts';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SharedSlipUnavailable } from './shared-slip-unavailable.tsx';
import { SharedSlipHeader } from './shared-slip-header.tsx';
import { SharedSelection } from './shared-selection.tsx';
import styles from './shared-slip-page.module.css';
import { CopySlipFooter } from './copy-slip-footer.tsx';

/**
 * `/paylasilan-kuponlar/{id}` (rule sharing-7): a shared coupon or slip, with a button to copy it to one's own slip;
 * for visitors too. A played coupon is shown with its results; the wager service does not know slips never played.
 */
export default function SharedSlipPage() {
  const { sharedId } = useParams<{ sharedId: string }>();
  const coupon = useRead('getSharedCoupon', { parameters: { key: sharedId } });
  // Only a response of the service proves that it is no played coupon; other failures say nothing (assumption-23).
  const absent = (failure: Failure): ReactNode =>
    isDefinitiveRefusal(failure) ? (
      <Unplayed sharedId={sharedId} />
    ) : (
      <SharedSlipUnavailable failure={failure} onRetry={coupon.retry} />
    );
  return (
    <Page width="wide" contentReady={coupon.phase !== 'loading'}>
      <LoadedContent of={coupon} skeleton={<Skeleton height={280} />} failed={absent}>
        {(value) => <SharedCoupon coupon={value} reload={coupon.retry} />}
      </LoadedContent>
    </Page>
  );
}

/** Somebody's played coupon with its current results. */
function SharedCoupon({ coupon, reload }: { coupon: Coupon; reload: () => void }) {
  const legs = coupon.legs ?? [];
  const { items, terms } = playedSlip({ ...coupon, legs });
  return (
    <>
      <p className={styles['hint']}>
        {items.length > 0
          ? 'Oynanmış bir kupon: sonuçlarını buradan izle, dilersen kalan seçimlerini kuponuna ekle.'
          : 'Oynanmış bir kupon: her seçiminin sonucu burada.'}
      </p>
      <CouponSummary coupon={coupon} name="Oynama tarihi" />
      <CouponLegs coupons={[coupon]} reload={reload} />
      {items.length > 0 && <CopySlipFooter items={items} terms={terms} wanted={legs.length} />}
    </>
  );
}

function Unplayed({ sharedId }: { sharedId: string }) {
  const slip = useRead('getSharedBetslip', { parameters: { key: sharedId } });
  return (
    <LoadedContent
      of={slip}
      skeleton={<Skeleton height={280} />}
      failed={(failure) => <SharedSlipUnavailable failure={failure} onRetry={slip.retry} />}
    >
      {(value) => <SharedSlip slip={value} reload={slip.retry} />}
    </LoadedContent>
  );
}

/** Somebody's slip that was not played, at current odds. */
function SharedSlip({ slip, reload }: { slip: OpenedSlip; reload: () => void }) {
  const { items, terms } = slip;
  usePolling(reload);
  const shown = items.filter(({ open, odd }) => open && odd > NOT_OFFERED);
  return (
    <>
      <SharedSlipHeader slip={slip} />
      <ul className={`card ${styles['items']}`} aria-label="Kuponun seçimleri">
        {items.map((item) => (
          <li key={`${item.eventId}:${item.marketId}:${item.outcomeNumber}`}>
            <SharedSelection item={item} />
          </li>
        ))}
      </ul>
      <CopySlipFooter items={items} terms={terms} wanted={items.length} shown={shown} />
    </>
  );
}
