import { legCounts } from '../../domain/coupon/leg-result.ts';
import { legLiveScore } from '../../domain/coupon/live-legs.ts';
import type { Coupon } from '../../model/coupon.ts';
import { useWatchedLegs } from '../../state/coupons/watched-legs.ts';
import { useMinute } from '../../state/device/clock.ts';
import { eventHref } from '../event-link/event-link.tsx';
import styles from './leg-row.module.css';
import { LegRow } from './leg-row.tsx';

interface CouponLegsProps {
  /** Coupons of the same slip: a single one, or all of a group. */
  coupons: readonly Coupon[];
  /** Reloads another player's coupon; the engine tracks only the player's own. */
  reload?: () => void;
}

/** Selections of a coupon with their results and live scores. */
export function CouponLegs({ coupons, reload }: CouponLegsProps) {
  const { rows, stale, hasPage } = useWatchedLegs(coupons, reload);
  const now = useMinute();
  const legs = coupons[0]?.legs ?? [];
  const { decided, total } = legCounts(legs);
  return (
    <section className="stack gap-2" aria-label="Seçimler">
      <header className={`flex between gap-3 ${styles['head']}`}>
        <h2 className="text-md weight-700">Seçimler</h2>
        {total > 0 && (
          <span className={`${styles['count']} num`}>
            {decided} / {total} sonuçlandı
          </span>
        )}
      </header>
      {/* Every coupon has selections, so an empty list means that they could not be decoded. */}
      {total === 0 && <p className={`text-sm muted ${styles['none']}`}>Kuponun seçimleri şu anda gösterilemiyor.</p>}
      <ul className={`card clip ${styles['list']}`} hidden={total === 0} aria-label="Kuponun seçimleri">
        {legs.map((leg) => {
          const { eventId, marketId, outcomeNumber, sportId, result } = leg;
          const row = result === 'open' ? rows.get(eventId) : undefined;
          return (
            <li key={`${eventId}:${marketId}:${outcomeNumber}`} data-event={eventId}>
              <LegRow
                leg={leg}
                live={row === undefined ? undefined : legLiveScore(row)}
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
