import { memo } from 'react';
import { Link } from 'wouter';
import { poolCouponView } from '../../domain/pool/pool-coupon-view.ts';
import type { PoolCoupon } from '../../model/pool.ts';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { classNames } from '../../ui/style/class-names.ts';
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
      className={classNames('card stack clip', styles['card'], styles['pool'], styles[view.tone])}
      data-coupon={coupon.id}
    >
      <span className={`row shrink ${styles['head']}`}>
        <StatusChip status={view.status} tone={view.tone} />
        <span className={`fill shrink text-sm muted ${styles['kind']}`}>{view.round}</span>
      </span>
      <span className={styles['track']}>
        <span className={styles['progress']} style={{ scale: `${view.progress} 1` }} />
      </span>
      <span className={`row between gap-3 ${styles['best']} num`}>
        <span className={`stack shrink ${styles['figure']}`}>
          <span className={`weight-550 faint ${styles['label']}`}>En iyi kolon</span>
          <b className={styles['guesses']}>{view.best === '' ? '–' : view.best}</b>
        </span>
        <span className={`text-sm muted ${styles['state']}`}>{view.state}</span>
      </span>
      <span className={`${styles['figures']} num`}>
        <CardFigure label="Kolon" value={view.columns} />
        <CardFigure label="Bedel" value={view.price} />
        <CardFigure
          label={view.prizeLabel}
          value={view.prize === '' ? '–' : view.prize}
          strong={view.tone === 'good'}
        />
        <span className={`stack shrink ${styles['figure']}`}>
          <span className={`weight-550 faint ${styles['label']}`}>
            <span className="visually-hidden">Kupon no </span>…{coupon.id.slice(-4)}
          </span>
          <span className={`clip text-xs muted ${styles['date']}`}>{view.playedAt}</span>
        </span>
      </span>
    </Link>
  );
});

interface CardFigureProps {
  label: string;
  value: string;
  /** Highlights money won. */
  strong?: boolean;
}

/** Labelled figure of a card. */
function CardFigure({ label, value, strong = false }: CardFigureProps) {
  return (
    <span className={`stack shrink ${styles['figure']}`}>
      <span className={`weight-550 faint ${styles['label']}`}>{label}</span>
      <b translate="no" className={classNames('text-sm weight-700', styles['value'], strong && styles['won'])}>
        {value}
      </b>
    </span>
  );
}
