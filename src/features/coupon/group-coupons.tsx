import { moneyText } from '../../domain/number-text.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { couponLinks } from '../../routes/coupon-routes.ts';
import type { Coupon } from '../../model/coupon.ts';
import { clearStaleRunning } from '../../domain/coupon/live-legs.ts';
import { type LegLiveScores, couponRowView } from '../../domain/coupon/coupon-row-view.ts';
import { StatusChip } from '../../parts/coupon-card/status-chip.tsx';
import { useCouponScores } from '../../state/coupons/watched-legs.ts';
import { useMinute } from '../../state/device/clock.ts';
import { useIsConnected } from '../../state/engine/use-connection.ts';
import styles from './group-coupons.module.css';

interface GroupCouponsProps {
  groupId: string;
  coupons: readonly Coupon[];
}

/** The coupons of a group, up to about a hundred; those out of sight are not laid out. */
export function GroupCoupons({ groupId, coupons }: GroupCouponsProps) {
  const now = useMinute();
  const live = useCouponScores(coupons, Infinity);
  return (
    <section className="stack gap-2" aria-label="Kuponlar">
      <h2 className={`text-md weight-700 ${styles['title']}`}>Kuponlar</h2>
      <ol className={`card clip ${styles['list']}`} aria-label="Gruptaki kuponlar">
        {coupons.map((coupon, index) => (
          <li key={coupon.id} data-coupon={coupon.id} className={styles['item']}>
            <GroupCoupon coupon={coupon} groupId={groupId} number={index + 1} now={now} live={live} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface GroupCouponProps {
  coupon: Coupon;
  groupId: string;
  number: number;
  /** Epoch seconds. */
  now: number;
  live: LegLiveScores;
}

function GroupCoupon({ coupon, groupId, number, now, live }: GroupCouponProps) {
  const { id, price, status } = coupon;
  const row = couponRowView(clearStaleRunning(coupon, useIsConnected()), now, live);
  const href = couponLinks.couponDetail(id, { gi: groupId, status: String(status) });
  return (
    <Link href={href} className={`row gap-3 ${styles['row']}`}>
      <span className={`rigid text-sm faint ${styles['number']} num`}>{number}.</span>
      <span className="stack fill shrink num">
        <b className="text-sm weight-650">{id}</b>
        <span className="text-xs muted">
          {moneyText(price)} · {row.winningLabel} {row.winning}
        </span>
      </span>
      <StatusChip status={row.status} tone={row.tone} />
      <ChevronRight className="rigid faint" size={16} aria-hidden />
    </Link>
  );
}
