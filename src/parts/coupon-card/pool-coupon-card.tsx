import { memo } from 'react';
import { Link } from 'wouter';
import { poolCouponView } from '../../domain/pool/pool-coupon-view.ts';
import type { PoolCoupon } from '../../model/pool.ts';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { CardFigure } from './coupon-card.tsx';
import styles from './coupon-card.module.css';
import { StatusChip } from './status-chip.tsx';

interface PoolCouponCardProps {
  coupon: PoolCoupon;
  /** Epoch seconds. */
  now: number;
}

/** Card of a pool coupon: round, correct guesses so far, figures. */
export const PoolCouponCard = memo(function PoolCouponCard({ coupon, now }: PoolCouponCardProps) {
  const view = poolCouponView(coupon, now);
  return (
    <Link
      href={couponLinks.poolCoupon(coupon.id)}
      className={classNames(styles['card'], styles['pool'], styles[view.tone])}
      data-coupon={coupon.id}
    >
      <span className={styles['head']}>
        <StatusChip status={view.status} tone={view.tone} />
        <span className={styles['kind']}>{view.round}</span>
      </span>
      <span className={styles['track']}>
        <span className={styles['progress']} style={{ scale: `${view.progress} 1` }} />
      </span>
      <span className={`${styles['best']} num`}>
        <span className={styles['figure']}>
          <span className={styles['label']}>En iyi kolon</span>
          <b className={styles['guesses']}>{view.best === '' ? '–' : view.best}</b>
        </span>
        <span className={styles['state']}>{view.state}</span>
      </span>
      <span className={`${styles['figures']} num`}>
        <CardFigure label="Kolon" value={view.columns} />
        <CardFigure label="Bedel" value={view.price} />
        <CardFigure
          label={view.prizeLabel}
          value={view.prize === '' ? '–' : view.prize}
          strong={view.tone === 'good'}
        />
        <span className={styles['figure']}>
          <span className={styles['label']}>
            <span className="visually-hidden">Kupon no </span>…{coupon.id.slice(-4)}
          </span>
          <span className={styles['date']}>{view.playedAt}</span>
        </span>
      </span>
    </Link>
  );
});
