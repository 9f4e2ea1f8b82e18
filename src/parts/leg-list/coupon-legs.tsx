import { legCounts } from '../../domain/coupon/leg-result.ts';
import { liveScore } from '../../domain/coupon/live-legs.ts';
import type { Coupon } from '../../model/coupon.ts';
import { useWatchedLegs } from '../../state/coupons/watched-legs.ts';
import { useMinute } from '../../state/device/clock.ts';
import { eventHref } from '../event-link/event-link.tsx';
import styles from './coupon-legs.module.css';
import { LegRow } from './leg-row.tsx';

export interface CouponLegsProps {
  /** Of one slip: a coupon, or all of a group. */
  coupons: readonly Coupon[];
  /** For a coupon of somebody else: the engine follows those of the player alone. */
  reload?: () => void;
}

/** What was chosen and what became of it, with the matches as they run now. */
export function CouponLegs({ coupons, reload }: CouponLegsProps) {
  const { rows, stale, hasPage } = useWatchedLegs(coupons, reload);
  const now = useMinute();
  const legs = coupons[0]?.legs ?? [];
  const { decided, total } = legCounts(legs);
  return (
    <section className={styles['section']} aria-label="Seçimler">
      <header className={styles['head']}>
        <h2 className={styles['title']}>Seçimler</h2>
        {total > 0 && (
          <span className={`${styles['count']} num`}>
            {decided} / {total} sonuçlandı
          </span>
        )}
      </header>
      {/* No coupon is without: they could not be read. */}
      {total === 0 && <p className={styles['none']}>Kuponun seçimleri şu anda gösterilemiyor.</p>}
      <ul className={styles['list']} hidden={total === 0} aria-label="Kuponun seçimleri">
        {legs.map((leg) => {
          const { eventId, marketId, outcomeNumber, sportId, result } = leg;
          const row = result === 'open' ? rows.get(eventId) : undefined;
          return (
            <li key={`${eventId}:${marketId}:${outcomeNumber}`} data-event={eventId}>
              <LegRow
                leg={leg}
                live={row === undefined ? undefined : liveScore(row)}
                stale={stale}
                href={hasPage(leg) ? eventHref(sportId, eventId) : undefined}
                now={now}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
