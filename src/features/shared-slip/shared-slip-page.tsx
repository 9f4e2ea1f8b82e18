import type { ReactNode } from 'react';
import { useParams, Link } from 'wouter';
import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import { playedSlip } from '../../domain/coupon/played-slip.ts';
import type { Coupon } from '../../model/coupon.ts';
import type { Failure } from '../../model/failure.ts';
import { CouponSummary } from '../../parts/coupon-card/summary-card.tsx';
import { CouponLegs } from '../../parts/leg-list/coupon-legs.tsx';
import { Page } from '../../parts/page/page.tsx';
import { useRead } from '../../state/load/use-read.ts';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './shared-slip-page.module.css';
import { UnavailableItem } from '../../parts/absent/unavailable-item.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { CopySlipFooter, SharedSlip } from './shared-slip.tsx';

const SlipCodePage = createLoadableComponent(() => import('./slip-code-page.tsx'));

/** `/paylasilan-kuponlar/{id}`; without an id, the page of short codes. */
export default function SharedSlipPage() {
  const { sharedId } = useParams<{ sharedId?: string }>();
  if (sharedId === undefined) return <SlipCodePage fallback={<Page contentReady={false}>{null}</Page>} />;
  return <SharedPage sharedId={sharedId} />;
}

/**
 * A shared coupon or slip (rule sharing-7), with a button to copy it to one's own slip; for visitors too. A played coupon
 * is shown with its results; the wager service does not know slips never played.
 */
function SharedPage({ sharedId }: { sharedId: string }) {
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
          : 'Oynanmış bir kupon: her seçimin sonucu burada.'}
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

/** Shown if a shared slip cannot be loaded: the reason and a link or retry. */
function SharedSlipUnavailable(failed: { failure: Failure; onRetry: () => void }) {
  return (
    <UnavailableItem
      {...failed}
      missing={{
        title: 'Kupon bulunamadı',
        text: 'Paylaşılan kuponun süresi dolmuş ya da adresi yanlış yazılmış olabilir.',
        action: (
          <Link href={entryLinks.easyCoupons()} className={buttonClass('primary')}>
            Kolay kuponlara bak
          </Link>
        ),
      }}
      unreached={{
        title: 'Bu kupon çevrimdışı görülemiyor',
        text: 'Paylaşılan kuponlar cihazında saklanmaz. Bağlantın gelince kendiliğinden yüklenir.',
      }}
    />
  );
}
