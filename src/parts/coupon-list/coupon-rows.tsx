import { type ReactNode, useCallback } from 'react';
import { couponRowKey, couponRowView } from '../../domain/coupon/coupon-row-view.ts';
import type { Coupon } from '../../model/coupon.ts';
import type { LoadedRows } from '../../model/load.ts';
import { useCouponScores } from '../../state/coupons/watched-legs.ts';
import { useMinute } from '../../state/device/clock.ts';
import { couponCardHeight, LOWEST_CARD_PX } from '../coupon-card/coupon-card-height.ts';
import { CouponCard } from '../coupon-card/coupon-card.tsx';
import { CardRows } from './card-rows.tsx';

interface CouponRowsProps {
  of: LoadedRows<Coupon>;
  label: string;
  href: (coupon: Coupon) => string;
  empty: ReactNode;
  /** Key of the row that is shown beside the list; '' for none. */
  currentKey?: string;
  /** Rendered below a coupon. */
  foot?: (coupon: Coupon) => ReactNode;
  /** `never`: the list is not cached on the device. */
  cached?: 'never';
}

/** Coupons of a list, or the reason why there are none. */
export function CouponRows({ of, label, href, empty, currentKey = '', foot, cached: kept }: CouponRowsProps) {
  const now = useMinute();
  const live = useCouponScores(of.rows);
  const cardHeightOf = useCallback((coupon: Coupon) => couponCardHeight(couponRowView(coupon, now, live)), [now, live]);
  return (
    <CardRows
      of={of}
      label={label}
      keyOf={couponRowKey}
      render={(coupon) => (
        <>
          <CouponCard
            {...{ coupon, now, live }}
            href={href(coupon)}
            stale={of.age.stale}
            current={couponRowKey(coupon) === currentKey}
          />
          {foot?.(coupon)}
        </>
      )}
      cardHeight={LOWEST_CARD_PX}
      cardHeightOf={cardHeightOf}
      cached={kept}
      loading="Kuponların yükleniyor…"
      empty={empty}
    />
  );
}
