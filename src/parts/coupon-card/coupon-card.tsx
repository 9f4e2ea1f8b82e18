import { memo } from 'react';
import { Link } from 'wouter';
import { rowView } from '../../domain/coupon/row-view.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './coupon-card.module.css';
import { ResultDots } from './result-dots.tsx';

export interface CouponCardProps {
  coupon: Parameters<typeof rowView>[0];
  href: string;
  /** Epoch seconds. */
  now: number;
}

/** One coupon, or one group of them, in a list; leads to all there is to know of it. */
export const CouponCard = memo(function CouponCard({ coupon, href, now }: CouponCardProps) {
  const row = rowView(coupon, now);
  const tone = styles[row.tone];
  return (
    <Link href={href} className={classNames(styles['card'], tone)} data-coupon={coupon.id}>
      <span className={styles['head']}>
        <span className={classNames(styles['status'], tone)}>{row.status}</span>
        <span className={styles['kind']}>{row.kind}</span>
        <ResultDots marks={row.marks} text={row.marksText} />
      </span>
      <span className={styles['track']}>
        <span className={styles['progress']} style={{ scale: `${row.progress} 1` }} />
      </span>
      <span className={`${styles['figures']} num`}>
        <Figure label="Oran" value={row.odd} />
        <Figure label="Bedel" value={row.price} />
        <Figure label={row.winningLabel} value={row.winning} strong={row.tone === 'good'} />
        <span className={styles['figure']}>
          <span className={styles['label']}>
            <span className="visually-hidden">Kupon no </span>
            {row.shortId}
          </span>
          <span className={styles['date']}>{row.playedAt}</span>
        </span>
      </span>
    </Link>
  );
});

function Figure({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <span className={styles['figure']}>
      <span className={styles['label']}>{label}</span>
      <b className={classNames(styles['value'], strong && styles['won'])}>{value}</b>
    </span>
  );
}
