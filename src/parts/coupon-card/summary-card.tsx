import type { ReactNode } from 'react';
import type { CouponRowView } from '../../domain/coupon/coupon-row-view.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { StatusChip } from './status-chip.tsx';
import styles from './summary-card.module.css';

export interface SummaryCardProps extends Pick<CouponRowView, 'status' | 'tone' | 'progress'> {
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
    <section
      className={classNames('card clip', styles['card'], styles[tone])}
      aria-label="Kupon özeti"
      data-coupon={id}
    >
      <div className={`row ${styles['head']}`}>
        <StatusChip status={status} tone={tone} />
        <span className="fill shrink text-sm muted">{kind}</span>
        {mark !== undefined && <span className="rigid text-xs weight-600 faint">{mark}</span>}
      </div>
      <div className={styles['track']}>
        <div className={styles['progress']} style={{ scale: `${progress} 1` }} />
      </div>
      <div className={`flex between wrap ${styles['main']}`}>
        <p className="stack num">
          <span className="text-xs weight-550 faint">{main.label}</span>
          <b className={styles['amount']}>{main.value}</b>
        </p>
        <p className={`stack text-xs muted ${styles['name']} num`}>
          <span>{name}</span>
          <span>{playedAt}</span>
        </p>
      </div>
      <dl className={`${styles['figures']} num`}>
        {figures.map(({ label, value }) => (
          <div key={label} className="shrink">
            <dt className="text-xs weight-550 faint">{label}</dt>
            <dd className={`text-sm weight-700 ${styles['value']}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
