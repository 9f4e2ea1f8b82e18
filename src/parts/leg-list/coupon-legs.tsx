import { sportById } from '../../domain/sports.ts';
import type { Coupon, CouponLeg } from '../../model/coupon.ts';
import { links } from '../../routes/routes.ts';
import { useWatchedLegs } from '../../state/coupons/watched-legs.ts';
import { LegList } from './leg-list.tsx';

export interface CouponLegsProps {
  /** Of one slip: a coupon, or all of a group. */
  coupons: readonly Coupon[];
  /** For a coupon of somebody else: the engine follows those of the player alone. */
  reload?: () => void;
}

/** What was chosen, with the matches as they run now. */
export function CouponLegs({ coupons, reload }: CouponLegsProps) {
  const { rows, stale, isListed } = useWatchedLegs(coupons, reload);
  return (
    <LegList
      legs={coupons[0]?.legs ?? []}
      rows={rows}
      stale={stale}
      href={(leg) => (isListed(leg) ? eventHref(leg) : undefined)}
    />
  );
}

/** The match of a selection, where its sport has such a page (sportsbook §3). */
function eventHref({ sportId, eventId }: CouponLeg): string | undefined {
  const sport = sportById(sportId);
  return sport?.hasMatchDetail === true ? links.event(sport.slug, eventId) : undefined;
}
