import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { FigureCoupon } from '../../domain/figures/figure-coupon.ts';
import { dateText } from '../../domain/figures/figure-periods.ts';
import { searchCoupons } from '../../domain/figures/search-coupons.ts';
import { statusText, statusTone } from '../../domain/coupon/status.ts';
import { countText, moneyText } from '../../domain/number-text.ts';
import { StatusChip } from '../../parts/coupon-card/status-chip.tsx';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import styles from './figures.module.css';

/** Coupons shown at first, and added by each "Daha fazla göster". */
const STEP = 20;

/** The coupons that match a search (rule figures-11). */
export function FoundCoupons({ coupons, search }: { coupons: readonly FigureCoupon[]; search: string }) {
  const found = useMemo(() => searchCoupons(coupons, search), [coupons, search]);
  const [shown, setShown] = useState({ search, count: STEP });
  const count = shown.search === search ? shown.count : STEP;
  if (found.length === 0) {
    return (
      <EmptyState
        title="Bu aramaya uyan kuponun yok"
        text="Takım adı, kupon numarası ya da “12 Ağustos” gibi bir tarih yaz."
      />
    );
  }
  return (
    <section aria-label="Bulunan kuponlar" className="stack one-column gap-3">
      <p aria-live="polite" className="text-sm muted">
        {countText(found.length)} kupon bulundu
      </p>
      <ul className={`card ${styles['found']}`}>
        {found.slice(0, count).map((coupon) => (
          <li key={`${coupon.isPool} ${coupon.id}`}>
            <FoundCoupon coupon={coupon} />
          </li>
        ))}
      </ul>
      {found.length > count && (
        <Button variant="quiet" onClick={() => setShown({ search, count: count + STEP })}>
          Daha fazla göster
        </Button>
      )}
    </section>
  );
}

function FoundCoupon({ coupon }: { coupon: FigureCoupon }) {
  const { id, isPool, at, status, price, paid, legs } = coupon;
  const title = isPool ? 'Spor Toto' : (legs?.map(({ eventName }) => eventName).join(', ') ?? '') || 'Kupon';
  return (
    <Link href={linkOf(coupon)} className={styles['coupon']} data-coupon={id}>
      <span className={`text-sm weight-600 clamp-2 ${styles['teams']}`}>{title}</span>
      <StatusChip status={statusText(status)} tone={statusTone(status)} />
      <span className={`flex wrap between text-xs num ${styles['facts']}`}>
        <span className="muted">
          {dateText(at)} · No {id}
        </span>
        <span translate="no">{paid > 0 ? `${moneyText(price)} → ${moneyText(paid)}` : moneyText(price)}</span>
      </span>
    </Link>
  );
}

function linkOf({ id, groupId, isPool, status }: FigureCoupon): string {
  if (isPool) return couponLinks.poolCoupon(id);
  const query = { status: String(status) };
  return groupId === null ? couponLinks.couponDetail(id, query) : couponLinks.couponGroup(groupId, query);
}
