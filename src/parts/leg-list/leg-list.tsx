import type { EventRow } from '../../model/program.ts';
import type { CouponLeg } from '../../model/coupon.ts';
import { useState } from 'react';
import { liveScore } from '../../domain/coupon/live-legs.ts';
import { legCounts } from '../../domain/coupon/leg-result.ts';
import styles from './coupon-legs.module.css';
import { LegRow } from './leg-row.tsx';

export interface LegListProps {
  legs: readonly CouponLeg[];
  /** What the program says of their matches now, of those that are followed. */
  rows: ReadonlyMap<number, EventRow>;
  /** What it says is not what is: the connection is gone. */
  stale: boolean;
  /** Address of a selection's match; undefined where it has none. */
  href: (leg: CouponLeg) => string | undefined;
}

/** The selections of a coupon, with what became of each. */
export function LegList({ legs, rows, stale, href }: LegListProps) {
  const [now] = useState(() => Date.now() / 1000);
  const { decided, total } = legCounts(legs);
  return (
    <section className={styles['section']} aria-label="Seçimler">
      <header className={styles['head']}>
        <h2 className={styles['title']}>Seçimler</h2>
        <span className={`${styles['count']} num`}>
          {decided} / {total} sonuçlandı
        </span>
      </header>
      <ul className={styles['list']} aria-label="Kuponun seçimleri">
        {legs.map((leg) => {
          const row = leg.result === 'open' ? rows.get(leg.eventId) : undefined;
          return (
            <li key={`${leg.eventId}:${leg.marketId}:${leg.outcomeNumber}`} data-event={leg.eventId}>
              <LegRow
                leg={leg}
                live={row === undefined ? undefined : liveScore(row)}
                stale={stale}
                href={href(leg)}
                now={now}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
