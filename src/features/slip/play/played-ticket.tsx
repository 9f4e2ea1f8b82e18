import { couponTicket } from '../../../domain/coupon/coupon-ticket.ts';
import { pickText } from '../../../domain/program/pick-text.ts';
import type { Coupon } from '../../../model/coupon.ts';
import { PickLine } from '../../../parts/leg-list/pick-line.tsx';
import { Teams } from '../../../parts/leg-list/teams.tsx';
import { useCouponScores } from '../../../state/coupons/watched-legs.ts';
import { useMinute } from '../../../state/device/clock.ts';
import { useLegMarketNames } from '../../../state/spoiler/use-spoiler-preference.ts';
import styles from './played-ticket.module.css';

/** Selections of a played coupon: match, pick, odd, and the start or the live score. */
export default function PlayedTicket({ coupon }: { coupon: Coupon }) {
  const now = useMinute();
  const scores = useCouponScores([coupon]);
  const nameOf = useLegMarketNames();
  const { legs, moreText } = couponTicket(coupon, now, scores);
  return (
    <div className={styles['ticket']}>
      <ul aria-label="Oynanan seçimler">
        {legs.map(({ key, eventId, sportId, eventName, outcomeName, marketName, state, odd, moment }) => (
          <li key={key} className={styles['leg']} data-event={eventId}>
            <span className="clamp-2 text-sm weight-600">
              <Teams eventName={eventName} sportId={sportId} size={14} />
            </span>
            <b className={`num ${styles['odd']}`} translate="no">
              <span className="visually-hidden">oran </span>
              {odd}
            </b>
            <PickLine
              pick={pickText(outcomeName, marketName)}
              market={nameOf(marketName, state === 'open' || state === 'running', scores.get(eventId))}
            />
            <span className={`text-xs muted num ${styles['moment']}`} data-state={state}>
              {moment}
            </span>
          </li>
        ))}
      </ul>
      {moreText !== '' && <p className={`text-sm muted num ${styles['more']}`}>{moreText}</p>}
    </div>
  );
}
