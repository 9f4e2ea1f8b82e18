import type { ReactNode } from 'react';
import { rowKey } from '../../domain/coupon/row-key.ts';
import type { Coupon } from '../../model/coupon.ts';
import type { LoadedRows } from '../../model/load.ts';
import { useLiveScores } from '../../state/coupons/watched-legs.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ShownRows } from '../../ui/list/shown-rows.tsx';
import { useMinute } from '../../state/device/clock.ts';
import { CouponCard } from '../coupon-card/coupon-card.tsx';
import styles from './coupon-rows.module.css';

export interface CouponRowsProps {
  of: LoadedRows<Coupon>;
  label: string;
  href: (coupon: Coupon) => string;
  empty: ReactNode;
  /** Below a coupon; rows are measured then. */
  foot?: (coupon: Coupon) => ReactNode;
  /** `never`: no copy of it stays on the device. */
  kept?: 'never';
}

/** A card and the gap below it, as in coupon-rows.module.css. */
const ROW_HEIGHT = 244;
/** Two cards stand beside each other where each is as wide as on a phone. */
const CARD_WIDTH = 350;

/** The coupons of a list, or why there are none. */
export function CouponRows({ of, label, href, empty, foot, kept }: CouponRowsProps) {
  const now = useMinute();
  const live = useLiveScores(of.rows);
  return (
    <div className={styles['rows']}>
      <ShownRows
        of={of}
        label={label}
        keyOf={rowKey}
        render={(coupon) => (
          <div className={styles['row']}>
            <CouponCard coupon={coupon} href={href(coupon)} now={now} live={live} stale={of.age.stale} />
            {foot?.(coupon)}
          </div>
        )}
        rowHeight={ROW_HEIGHT}
        cellWidth={CARD_WIDTH}
        kept={kept}
        fixed={foot === undefined}
        skeleton={<RowsSkeleton />}
        empty={empty}
      />
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">Kuponların yükleniyor…</p>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles['row']}>
          <Skeleton height={ROW_HEIGHT - 12} radius="l" />
        </div>
      ))}
    </div>
  );
}
