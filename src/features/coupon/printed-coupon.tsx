import { useState } from 'react';
import { detailView, fullDateTime } from '../../domain/coupon/detail-view.ts';
import { legOdd, legResultText } from '../../domain/coupon/leg-result.ts';
import { pickText } from '../../domain/program/pick-text.ts';
import type { Coupon } from '../../model/coupon.ts';
import { CouponPrintout } from '../../parts/coupon-printout/coupon-printout.tsx';
import styles from './printed-coupon.module.css';

interface PrintedCouponProps {
  coupon: Coupon;
  /** Name of the coupon: "Kupon no 880000002". */
  name: string;
}

export function PrintedCoupon({ coupon, name }: PrintedCouponProps) {
  const [now] = useState(() => Date.now() / 1000);
  const { status, kind, playedAt, figures, winning, winningLabel } = detailView(coupon, now);
  return (
    <CouponPrintout
      {...{ name, playedAt, kind, status }}
      figures={[...figures, { label: winningLabel, value: winning }]}
    >
      <ol className={styles['legs']}>
        {(coupon.legs ?? []).map((leg) => (
          <li key={`${leg.eventId}:${leg.marketId}:${leg.outcomeNumber}`}>
            <span className={styles['event']}>{leg.eventName}</span>
            <b className={styles['pick']}>
              {pickText(leg.outcomeName, leg.marketName)}
              {leg.banker && ' · Banko'}
            </b>
            <b className={styles['odd']}>{legOdd(leg).paid}</b>
            <span className={styles['facts']}>
              {[leg.marketName, fullDateTime(leg.start), leg.finalScore, legResultText[leg.result]]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </CouponPrintout>
  );
}
