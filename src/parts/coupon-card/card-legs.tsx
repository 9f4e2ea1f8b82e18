import { legResultText } from '../../domain/coupon/leg-result.ts';
import type { LiveScore } from '../../domain/coupon/live-legs.ts';
import type { CardLeg } from '../../domain/coupon/row-view.ts';
import { clockTime, dayKey, dayLabel } from '../../domain/time.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { LegMark } from '../leg-list/leg-mark.tsx';
import { Teams } from '../leg-list/teams.tsx';
import styles from './card-legs.module.css';

export interface CardLegsProps {
  legs: readonly CardLeg[];
  /** By event, of the matches that are followed. */
  live: ReadonlyMap<number, LiveScore>;
  /** Epoch seconds. */
  now: number;
}

/** The selections of a coupon that matter now: teams, pick, and score or kick-off. */
export function CardLegs({ legs, live, now }: CardLegsProps) {
  return (
    <span className={styles['legs']}>
      {legs.map((leg) => (
        <span key={leg.key} className={styles['leg']} data-event={leg.eventId}>
          <LegMark mark={leg.mark} />
          <span className={styles['text']}>
            <span className={styles['teams']}>
              <Teams eventName={leg.eventName} sportId={leg.sportId} size={14} />
            </span>
            <span className={styles['bet']}>
              <b>{leg.pick}</b>
              <span className={styles['market']}>{leg.marketName}</span>
            </span>
          </span>
          <span className={classNames(styles['when'], 'num')}>
            <When leg={leg} live={live.get(leg.eventId)} now={now} />
          </span>
        </span>
      ))}
    </span>
  );
}

interface WhenProps {
  leg: CardLeg;
  live: LiveScore | undefined;
  now: number;
}

/** The score with what it means, the live one with its minute, else the kick-off. */
function When({ leg: { mark, start, finalScore }, live, now }: WhenProps) {
  if (mark !== 'open' && mark !== 'running') {
    return (
      <>
        <b>{finalScore ?? ''}</b>
        <span className={styles[mark]} aria-hidden>
          {legResultText[mark]}
        </span>
      </>
    );
  }
  if (live !== undefined) {
    return (
      <>
        <b>{live.score}</b>
        <span className={mark === 'running' ? styles['running'] : undefined}>{live.clock}</span>
      </>
    );
  }
  if (mark === 'running') return <b className={styles['running']}>Canlı</b>;
  return (
    <>
      <b>{clockTime(start)}</b>
      <span>{dayLabel(dayKey(start), now)}</span>
    </>
  );
}
