import type { ReactNode } from 'react';
import type { CouponRowView } from '../../domain/coupon/coupon-row-view.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { StatusChip } from './status-chip.tsx';
import styles from './summary-card.module.css';
import { clearStaleRunning } from '../../domain/coupon/live-legs.ts';
import { detailView } from '../../domain/coupon/detail-view.ts';
import type { Coupon } from '../../model/coupon.ts';
import { useCouponScores } from '../../state/coupons/watched-legs.ts';
import { useMinute } from '../../state/device/clock.ts';
import { useIsConnected } from '../../state/engine/use-connection.ts';

interface SummaryCardProps extends Pick<CouponRowView, 'status' | 'tone' | 'progress'> {
  id: string;
  kind: string;
  /** The most important figure, with its label. */
  main: { label: string; value: string };
  /** For example "Kupon no 880000002". */
  name: string;
  playedAt: string;
  figures: readonly { label: string; value: string }[];
  /** Rendered at the end of the first line. */
  mark?: ReactNode;
}

/** Header of a coupon's own page: status, the most important figure, then the others. */
export function SummaryCard(props: SummaryCardProps) {
  const { id, status, tone, kind, progress, main, name, playedAt, figures, mark } = props;
  return (
    <section className={classNames(styles['card'], styles[tone])} aria-label="Kupon özeti" data-coupon={id}>
      <div className={styles['head']}>
        <StatusChip status={status} tone={tone} />
        <span className={styles['kind']}>{kind}</span>
        {mark !== undefined && <span className={styles['mark']}>{mark}</span>}
      </div>
      <div className={styles['track']}>
        <div className={styles['progress']} style={{ scale: `${progress} 1` }} />
      </div>
      <div className={styles['main']}>
        <p className={`${styles['winning']} num`}>
          <span className={styles['label']}>{main.label}</span>
          <b className={styles['amount']}>{main.value}</b>
        </p>
        <p className={`${styles['name']} num`}>
          <span>{name}</span>
          <span>{playedAt}</span>
        </p>
      </div>
      <dl className={`${styles['figures']} num`}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles['figure']}>
            <dt className={styles['label']}>{label}</dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface CouponSummaryProps {
  coupon: Coupon;
  /** "Kupon no 880000002" */
  name: string;
}

/** Header of a coupon's own page, updated by the same live scores as the selections below it. */
export function CouponSummary({ coupon, name }: CouponSummaryProps) {
  const now = useMinute();
  const live = useCouponScores([coupon], Infinity);
  const { winning, winningLabel, ...view } = detailView(clearStaleRunning(coupon, useIsConnected()), now, live);
  return (
    <SummaryCard
      {...view}
      id={coupon.id}
      main={{ label: winningLabel, value: winning }}
      name={name}
      {...(coupon.archived && { mark: 'Arşivde' })}
    />
  );
}
