import { useState } from 'react';
import { detailView } from '../../domain/coupon/detail-view.ts';
import type { Coupon } from '../../model/coupon.ts';
import { SummaryCard } from './summary-card.tsx';

export interface CouponSummaryProps {
  coupon: Coupon;
  /** Which coupon it is: "Kupon no 880000002". */
  name: string;
}

/** The head of a coupon's own page. */
export function CouponSummary({ coupon, name }: CouponSummaryProps) {
  const [now] = useState(() => Date.now() / 1000);
  const { winning, winningLabel, ...view } = detailView(coupon, now);
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
