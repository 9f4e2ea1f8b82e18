import { memo } from 'react';
import { Link } from 'wouter';
import { type LegMark, rowView } from '../../domain/coupon/row-view.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './coupon-card.module.css';
import { StatusChip } from './status-chip.tsx';

export interface CouponCardProps {
  coupon: Parameters<typeof rowView>[0];
  href: string;
  /** Epoch seconds. */
  now: number;
}

/** One coupon, or one group of them, in a list; leads to all there is to know of it. */
export const CouponCard = memo(function CouponCard({ coupon, href, now }: CouponCardProps) {
  const row = rowView(coupon, now);
  return (
    <Link href={href} className={classNames(styles['card'], styles[row.tone])} data-coupon={coupon.id}>
      <span className={styles['head']}>
        <StatusChip status={row.status} tone={row.tone} />
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

interface ResultDotsProps {
  marks: readonly LegMark[];
  /** The same in words. */
  text: string;
}

/** A dot a match: won, lost, cancelled, running, still to come. Many become two lines. */
function ResultDots({ marks, text }: ResultDotsProps) {
  return (
    <span className={styles['dots']}>
      <span className="visually-hidden">{text}</span>
      {marks.map((mark, index) => (
        // Dots have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} className={classNames(styles['dot'], styles[mark])} aria-hidden />
      ))}
    </span>
  );
}
