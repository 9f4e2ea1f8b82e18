import { memo } from 'react';
import { Link } from 'wouter';
import { clearStaleRunning, type LegLiveScore } from '../../domain/coupon/live-legs.ts';
import { couponRowView } from '../../domain/coupon/coupon-row-view.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { LegSegments } from '../leg-list/leg-result-icon.tsx';
import { CardLegs } from './card-legs.tsx';
import styles from './coupon-card.module.css';
import { StatusChip } from './status-chip.tsx';

interface CouponCardProps {
  coupon: Parameters<typeof couponRowView>[0];
  href: string;
  /** Epoch seconds. */
  now: number;
  /** Live scores by event id; pass a stable map, because the card is memoised. */
  live?: ReadonlyMap<number, LegLiveScore>;
  /** True when the coupon is from a stale cached response: its matches are not shown as running. */
  stale?: boolean;
  /** True for the coupon that is shown beside the list. */
  current?: boolean;
}

/** Card of a coupon or a coupon group: teams, what it still needs, figures. Links to its page. */
export const CouponCard = memo(function CouponCard(props: CouponCardProps) {
  const { coupon, href, now, live = NO_SCORES, stale = false, current = false } = props;
  const row = couponRowView(clearStaleRunning(coupon, !stale), now, live);
  return (
    <Link
      href={href}
      className={classNames('card stack clip', styles['card'], styles['coupon'], styles[row.tone])}
      data-coupon={coupon.id}
      aria-current={current || undefined}
    >
      <span className={`row shrink ${styles['head']}`}>
        <StatusChip status={row.status} tone={row.tone} />
        <span className={`fill shrink text-sm muted ${styles['kind']}`}>{row.kind}</span>
        <span className={`rigid text-xs faint num ${styles['date']}`}>
          <span className="visually-hidden">
            Kupon no <span translate="no">{row.shortId}</span>{' '}
          </span>
          {row.playedAt}
        </span>
      </span>
      {row.legStates.length > 0 && (
        <span className={styles['segments']}>
          <LegSegments marks={row.legStates} text={row.legStatesText} />
        </span>
      )}
      <CardLegs legs={row.legs} live={live} now={now} />
      {(row.more > 0 || row.remainingText !== '') && (
        <span className={`${styles['need']} num`}>
          {row.more > 0 && <span>+{row.more} maç</span>}
          <b>{row.remainingText}</b>
        </span>
      )}
      <span className={`flex wrap ${styles['sums']} num`}>
        <CardSum label="Oran" value={row.odd} />
        <CardSum label="Bedel" value={row.price} />
        <CardSum
          label={row.winningLabel}
          value={row.winning}
          missed={row.missedWinning}
          strong={coupon.net > 0 && row.tone === 'good'}
        />
      </span>
    </Link>
  );
});

interface CardSumProps {
  label: string;
  value: string;
  /** An amount that was possible and is lost; '' for none. */
  missed?: string;
  /** Highlights money won. */
  strong?: boolean;
}

/** Figure in the last line of a card: its label, then the value. */
function CardSum({ label, value, missed = '', strong = false }: CardSumProps) {
  return (
    <span className={styles['sum']}>
      <span className="weight-550 faint">{label}</span>{' '}
      <b translate="no" className={classNames('weight-700', strong && styles['won'])}>
        {value}
      </b>
      {missed !== '' && (
        <span className={'faint'}>
          <Missed amount={missed} />
        </span>
      )}
    </span>
  );
}

/** The winnings that a lost coupon promised, struck through. */
export function Missed({ amount }: { amount: string }) {
  return (
    <>
      <span className="visually-hidden">, kaçan kazanç </span> <s translate="no">{amount}</s>
    </>
  );
}

/** Default for lists without live scores: cards show the response's data alone. */
const NO_SCORES: ReadonlyMap<number, LegLiveScore> = new Map();
