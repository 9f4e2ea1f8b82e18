import { legOdd } from '../../domain/coupon/leg-result.ts';
import type { LegLiveScore } from '../../domain/coupon/live-legs.ts';
import { momentText } from '../../domain/date-text.ts';
import { pickText } from '../../domain/program/pick-text.ts';
import type { CouponLeg } from '../../model/coupon.ts';
import { useLegMarketNames } from '../../state/spoiler/use-spoiler-preference.ts';
import { EventLink } from '../event-link/event-link.tsx';
import { LegResultIcon } from './leg-result-icon.tsx';
import { StandingNote } from './standing-note.tsx';
import styles from './leg-row.module.css';
import { Teams } from './teams.tsx';

interface LegRowProps {
  leg: CouponLeg;
  live: LegLiveScore | undefined;
  stale: boolean;
  href: string | undefined;
  /** Epoch seconds. */
  now: number;
}

/** Row of a selection: teams, pick and market. A live score replaces the start time, so the height stays the same. */
export function LegRow({ leg, live, stale, href, now }: LegRowProps) {
  const { eventName, banker, result } = leg;
  const marketName = useLegMarketNames()(leg.marketName, result === 'open', live);
  const running = live !== undefined && !live.ended && !stale;
  const odd = legOdd(leg);
  return (
    <div className={`stack middle gap-3 ${styles['row']}`} data-result={result}>
      <LegResultIcon mark={running ? 'running' : result} />
      <div className={`stack shrink gap-2px ${styles['text']}`}>
        <EventLink href={href} className={`text-sm weight-550 muted ${styles['event']}`}>
          <Teams eventName={eventName} sportId={leg.sportId} />
        </EventLink>
        <b className={styles['pick']}>{pickText(leg.outcomeName, marketName)}</b>
        <span className={styles['market']}>{marketName}</span>
        <span className={`row gap-2 text-xs faint ${styles['when']} num`}>
          <When leg={leg} live={live} stale={stale} now={now} />
          {result === 'open' && live !== undefined && !stale && <StandingNote leg={leg} live={live} />}
        </span>
      </div>
      <div className={styles['side']}>
        <span className={`${styles['odd']} num`}>
          {odd.played !== '' && (
            <>
              <span className="visually-hidden">Oynandığı oran </span>
              <s className="text-xs faint">{odd.played}</s>
              <span className="visually-hidden">, sayılan oran </span>
            </>
          )}
          <b>{odd.paid}</b>
        </span>
        {banker && (
          <span className={styles['banker']}>
            <span aria-hidden>B</span>
            <span className="visually-hidden">Banko</span>
          </span>
        )}
      </div>
    </div>
  );
}

/** Final score, else live score, else start time. */
function When({ leg: { start, finalScore, result }, live, stale, now }: Omit<LegRowProps, 'href'>) {
  if (result !== 'open') {
    return (
      <>
        {finalScore !== null && (
          <b className={styles['score']}>
            <span className="visually-hidden">Maç sonucu </span>
            {finalScore}
          </b>
        )}
        <span>{momentText(start, now)}</span>
      </>
    );
  }
  if (live === undefined) return momentText(start, now);
  return (
    <>
      <b
        className={stale || live.ended ? styles['old'] : `live-dot ${styles['live']}`}
        data-live={stale ? 'old' : 'now'}
      >
        <span className="visually-hidden">{stale ? 'Son bilinen: ' : 'Canlı: '}</span>
        {live.clock}
      </b>
      {live.score !== '' && <b className={stale ? styles['old'] : styles['score']}>{live.score}</b>}
      {stale && <span>güncel değil</span>}
    </>
  );
}
