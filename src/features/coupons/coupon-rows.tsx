import type { ReactNode } from 'react';
import type { Coupon } from '../../model/coupon.ts';
import { rowKey } from '../../domain/coupon/row-key.ts';
import type { PagedLoad } from '../../state/load/use-paged-read.ts';
import { CouponCard } from '../../parts/coupon-card/coupon-card.tsx';
import { EndlessList } from '../../ui/list/endless-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './coupon-rows.module.css';

export interface CouponRowsProps {
  list: PagedLoad<Coupon>;
  label: string;
  href: (coupon: Coupon) => string;
  /** Epoch seconds of today. */
  now: number;
  empty: ReactNode;
  /** Below a coupon; rows are measured then. */
  foot?: (coupon: Coupon, reload: () => void) => ReactNode;
}

/** A card and the gap below it, as in coupon-rows.module.css. */
const ROW_HEIGHT = 121;

/** The coupons of a list, or why there are none. */
export function CouponRows({ list, label, href, now, empty, foot }: CouponRowsProps) {
  const { list: control, rows, total, failure, complete, loadingNext, offline } = list;
  if (total === null) {
    if (failure === null) return <RowsSkeleton />;
    if (offline) return <NotHere />;
    return <FailureNotice failure={failure.failure} onRetry={control.retry} />;
  }
  if (rows.length === 0) return empty;
  return (
    <div className={styles['rows']}>
      <EndlessList
        label={label}
        rows={rows}
        keyOf={rowKey}
        render={(coupon) => (
          <div className={styles['row']}>
            <CouponCard coupon={coupon} href={href(coupon)} now={now} />
            {foot?.(coupon, control.refresh)}
          </div>
        )}
        rowHeight={ROW_HEIGHT}
        fixed={foot === undefined}
        complete={complete}
        loadingNext={loadingNext}
        failure={failure?.failure ?? null}
        offline={offline}
        onMore={control.more}
        onShow={control.show}
        onRetry={control.retry}
      />
    </div>
  );
}

function NotHere() {
  return (
    <EmptyState
      title="Bu liste çevrimdışı görülemiyor"
      text="Bu cihazda yalnızca daha önce açtığın listeler var. Bağlantın gelince liste kendiliğinden yüklenir."
    />
  );
}

function RowsSkeleton() {
  return (
    <div className={styles['rows']} aria-busy="true">
      <p className="visually-hidden">Kuponların yükleniyor…</p>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles['row']}>
          <Skeleton height={ROW_HEIGHT - 12} radius="l" />
        </div>
      ))}
    </div>
  );
}
