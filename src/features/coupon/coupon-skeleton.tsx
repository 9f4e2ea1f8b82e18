import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './coupon-skeleton.module.css';

/** Stands for a coupon on its way, in the heights of what will stand there. */
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
