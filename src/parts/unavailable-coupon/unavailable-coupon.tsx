import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Failure } from '../../model/failure.ts';
import { UnavailableItem } from '../absent/unavailable-item.tsx';
import type { BackTarget } from '../page/page.tsx';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './unavailable-coupon.module.css';

interface UnavailableCouponProps {
  failure: Failure;
  back: BackTarget;
  onRetry: () => void;
}

/** Empty state for a coupon that could not be loaded: the reason and the way back. */
export function UnavailableCoupon({ back, ...failed }: UnavailableCouponProps) {
  const action = <BackLink back={back} />;
  return (
    <UnavailableItem
      {...failed}
      missing={{ title: 'Kupon bulunamadı', text: 'Kaldırılmış olabilir ya da bu hesaba ait değil.', action }}
      unreached={{
        title: 'Bu kupon çevrimdışı görülemiyor',
        text: 'Bu cihazda bir kopyası yok. Bağlantın gelince kendiliğinden yüklenir.',
        action,
      }}
    />
  );
}

/** Empty state after the player removed the coupon from the lists. */
export function RemovedCoupon({ back }: { back: BackTarget }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button has unmounted, so the message takes the focus.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles['gone']}>
      <EmptyState
        icon={<Trash2 size={28} aria-hidden />}
        title="Kupon kaldırıldı"
        text="Bu kupon artık hiçbir listende görünmez."
        action={<BackLink back={back} />}
      />
    </div>
  );
}

/** Skeleton of a coupon page with the heights of its final parts. */
export function CouponSkeleton() {
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <p className="visually-hidden">Kupon yükleniyor…</p>
      <Skeleton height={230} radius="l" />
      <Skeleton height={44} radius="m" />
      <Skeleton height={264} radius="l" />
    </div>
  );
}

function BackLink({ back: { href, label } }: { back: BackTarget }) {
  return (
    <Link href={href} className={buttonClass('primary')}>
      {label}
    </Link>
  );
}
