import type { ReactNode } from 'react';
import type { CouponRowView } from '../../domain/coupon/coupon-row-view.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { LegSegments } from '../leg-list/leg-result-icon.tsx';
import { Missed } from './coupon-card.tsx';
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
  /** Shown as segments in the place of the progress, if there are any. */
  legStates?: CouponRowView['legStates'];
  legStatesText?: string;
  /** The winnings that a lost coupon promised; '' for none. */
  missedWinning?: string;
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
  const { legStates = [], legStatesText = '', missedWinning = '' } = props;
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
      {legStates.length > 0 ? (
        <div className={styles['segments']}>
          <LegSegments marks={legStates} text={legStatesText} />
        </div>
      ) : (
        <div className={styles['track']}>
          <div className={styles['progress']} style={{ scale: `${progress} 1` }} />
        </div>
      )}
      <div className={`flex between wrap ${styles['main']}`}>
        <p className="stack num">
          <span className="text-xs weight-550 faint">
            {main.label}
            {missedWinning !== '' && <Missed amount={missedWinning} />}
          </span>
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
