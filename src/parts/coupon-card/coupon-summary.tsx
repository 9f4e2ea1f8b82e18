import { clearStaleRunning } from '../../domain/coupon/live-legs.ts';
import { detailView } from '../../domain/coupon/detail-view.ts';
import type { Coupon } from '../../model/coupon.ts';
import { useCouponScores } from '../../state/coupons/watched-legs.ts';
import { useMinute } from '../../state/device/clock.ts';
import { useIsConnected } from '../../state/engine/use-connection.ts';
import { SummaryCard } from './summary-card.tsx';

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
