import type { Failure } from '../../model/failure.ts';
import { CloudOff, SearchX, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useOnline } from '../../state/engine/online.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import type { WayBack } from './coupon-frame.tsx';
import styles from './coupon-absent.module.css';
import { CouponSkeleton } from './coupon-skeleton.tsx';

interface CouponAbsentProps {
  /** null while it is on its way. */
  failure: Failure | null;
  back: WayBack;
  onRetry: () => void;
}

/** Stands where a coupon does not yet: what it waits for, or why there is none and the way on. */
export function CouponAbsent({ failure, back, onRetry }: CouponAbsentProps) {
  const online = useOnline();
  if (failure === null) return <CouponSkeleton />;
  if (failure.kind === 'refused' || failure.kind === 'notFound') {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden />}
        title="Kupon bulunamadı"
        text="Kaldırılmış olabilir ya da bu hesaba ait değil."
        action={<BackLink back={back} />}
      />
    );
  }
  if (!online || failure.kind === 'network') {
    return (
      <EmptyState
        icon={<CloudOff size={28} aria-hidden />}
        title="Bu kupon çevrimdışı görülemiyor"
        text="Bu cihazda bir kopyası yok. Bağlantın gelince kendiliğinden yüklenir."
        action={
          <>
            <BackLink back={back} />
            <Button variant="quiet" onClick={onRetry}>
              Tekrar dene
            </Button>
          </>
        }
      />
    );
  }
  return <FailureNotice failure={failure} onRetry={onRetry} />;
}

/** The player took the coupon out of the lists. */
export function CouponGone({ back }: { back: WayBack }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; the news has its place.
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

function BackLink({ back: { href, label } }: { back: WayBack }) {
  return (
    <Link href={href} className={buttonClass('primary')}>
      {label}
    </Link>
  );
}
