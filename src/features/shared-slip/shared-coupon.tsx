import { links } from '../../routes/routes.ts';
import type { Coupon, CouponLeg } from '../../model/coupon.ts';
import { playedSlip } from '../../domain/coupon/played-slip.ts';
import { sportById } from '../../domain/sports.ts';
import { useWatchedLegs } from '../../state/coupons/watched-legs.ts';
import { CouponSummary } from '../../parts/coupon-card/coupon-summary.tsx';
import { LegList } from '../../parts/leg-list/leg-list.tsx';
import styles from './shared-slip-page.module.css';
import { TakeOver } from './take-over.tsx';

/** Somebody's played coupon as it stands now. */
export function SharedCoupon({ coupon, onChanged }: { coupon: Coupon; onChanged: () => void }) {
  const { rows, stale, isListed } = useWatchedLegs([coupon], onChanged);
  const legs = coupon.legs ?? [];
  const { items, terms } = playedSlip({ ...coupon, legs });
  return (
    <div className={styles['coupon']}>
      <CouponSummary coupon={coupon} name="Oynama tarihi" />
      <LegList legs={legs} rows={rows} stale={stale} href={(leg) => (isListed(leg) ? eventHref(leg) : undefined)} />
      {items.length > 0 && <TakeOver items={items} terms={terms} wanted={legs.length} />}
    </div>
  );
}

function eventHref({ sportId, eventId }: CouponLeg): string | undefined {
  const sport = sportById(sportId);
  return sport?.hasMatchDetail === true ? links.event(sport.slug, eventId) : undefined;
}
