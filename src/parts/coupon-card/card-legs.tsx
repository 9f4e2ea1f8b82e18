import { legResultText } from '../../domain/coupon/leg-result.ts';
import type { LegLiveScore } from '../../domain/coupon/live-legs.ts';
import type { CardLeg } from '../../domain/coupon/coupon-row-view.ts';
import { pickText } from '../../domain/program/pick-text.ts';
import { clockTime, dayKey, dayLabel } from '../../domain/time.ts';
import { useLegMarketNames } from '../../state/spoiler/use-spoiler-preference.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { LegResultIcon } from '../leg-list/leg-result-icon.tsx';
import { StandingNote } from '../leg-list/standing-note.tsx';
import { PickLine } from '../leg-list/pick-line.tsx';
import { Teams } from '../leg-list/teams.tsx';
import styles from './card-legs.module.css';

interface CardLegsProps {
  legs: readonly CardLeg[];
  /** Live scores by event id. */
  live: ReadonlyMap<number, LegLiveScore>;
  /** Epoch seconds. */
  now: number;
}

/** The coupon's most relevant selections: teams, pick, and score or start time. */
export function CardLegs({ legs, live, now }: CardLegsProps) {
  const nameOf = useLegMarketNames();
  return (
    <span className={styles['legs']}>
      {legs.map((leg) => (
        <span key={leg.key} className={`stack middle ${styles['leg']}`} data-event={leg.eventId}>
          <LegResultIcon mark={leg.state} />
          <span className={`stack shrink ${styles['text']}`}>
            <span className={`weight-600 ${styles['teams']}`}>
              <Teams eventName={leg.eventName} sportId={leg.sportId} size={14} />
            </span>
            <LegPick
              outcomeName={leg.outcomeName}
              marketName={nameOf(leg.marketName, isOpen(leg), live.get(leg.eventId))}
            />
          </span>
          <span
            className={classNames('stack text-xs muted num', styles['when'], live.has(leg.eventId) && styles['live'])}
          >
            <When leg={leg} live={live.get(leg.eventId)} now={now} />
          </span>
        </span>
      ))}
    </span>
  );
}

function LegPick({ outcomeName, marketName }: Pick<CardLeg, 'outcomeName' | 'marketName'>) {
  return <PickLine pick={pickText(outcomeName, marketName)} market={marketName} />;
}

const isOpen = ({ state: mark }: CardLeg): boolean => mark === 'open' || mark === 'running';

interface WhenProps {
  leg: CardLeg;
  live: LegLiveScore | undefined;
  now: number;
}

/** Final score with the result, else live score with the minute, else the start time. */
function When({ leg, live, now }: WhenProps) {
  const { state: mark, start, finalScore } = leg;
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
        <span className={mark === 'running' ? `live-dot ${styles['running']}` : undefined}>{live.clock}</span>
        <StandingNote leg={leg} live={live} short />
      </>
    );
  }
  if (mark === 'running') return <b className={`live-dot ${styles['running']}`}>Canlı</b>;
  return (
    <>
      <b>{clockTime(start)}</b>
      <span>{dayLabel(dayKey(start), now)}</span>
    </>
  );
}
