import type { Coupon } from '../../model/coupon.ts';
import { useState } from 'react';
import { detailView } from '../../domain/coupon/detail-view.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './coupon-summary.module.css';
import { StatusChip } from './status-chip.tsx';

export interface CouponSummaryProps {
  coupon: Coupon;
  /** Which coupon it is: "Kupon no 880000002". */
  name: string;
}

/** The head of a coupon's own page: what became of it, the one amount that matters, and the figures behind it. */
export function CouponSummary({ coupon, name }: CouponSummaryProps) {
  const [now] = useState(() => Date.now() / 1000);
  const view = detailView(coupon, now);
  return (
    <section className={classNames(styles['card'], styles[view.tone])} aria-label="Kupon özeti" data-coupon={coupon.id}>
      <div className={styles['head']}>
        <StatusChip status={view.status} tone={view.tone} />
        <span className={styles['kind']}>{view.kind}</span>
        {coupon.archived && <span className={styles['archived']}>Arşivde</span>}
      </div>
      <div className={styles['track']}>
        <div className={styles['progress']} style={{ scale: `${view.progress} 1` }} />
      </div>
      <div className={styles['main']}>
        <p className={`${styles['winning']} num`}>
          <span className={styles['label']}>{view.winningLabel}</span>
          <b className={styles['amount']}>{view.winning}</b>
        </p>
        <p className={`${styles['name']} num`}>
          <span>{name}</span>
          <span>{view.playedAt}</span>
        </p>
      </div>
      <dl className={`${styles['figures']} num`}>
        {view.figures.map(({ label, value }) => (
          <div key={label} className={styles['figure']}>
            <dt className={styles['label']}>{label}</dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
