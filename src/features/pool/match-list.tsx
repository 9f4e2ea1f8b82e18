import { memo } from 'react';
import { oddText } from '../../domain/number-text.ts';
import { poolSigns } from '../../domain/pool/marks.ts';
import { FOOTBALL } from '../../domain/sports.ts';
import { startText } from '../../domain/date-text.ts';
import type { EventRow } from '../../model/program.ts';
import type { PoolEvent } from '../../model/pool.ts';
import { TeamBadge } from '../../parts/pictures/badges.tsx';
import { useNarrowViewport } from '../../state/device/use-viewport.ts';
import { usePoolMatches, useSportsbookEvents } from '../../state/pool/sportsbook-events.ts';
import { useMinute, useToday } from '../../state/device/clock.ts';
import styles from './match-list.module.css';

interface MatchListProps {
  events: readonly PoolEvent[];
  /** Puts a random sign on a match; undefined if nothing can be marked. */
  onRandom?: (match: number) => void;
}

/** The fifteen matches: teams, league, time, and the score or the sportsbook's odds. */
export const MatchList = memo(function MatchList({ events: told, onRandom }: MatchListProps) {
  const events = useSportsbookEvents(told, useMinute());
  // Odds are hidden on narrow screens, so they are not subscribed to there.
  const withOdds = !useNarrowViewport();
  const rows = usePoolMatches(
    events.flatMap(({ eventId, winner }) => (eventId === null || winner !== null ? [] : [eventId])),
    withOdds,
  );
  const now = useToday();
  return (
    <ol aria-label="Maçlar">
      {events.map((event) => (
        <Match
          key={event.number}
          event={event}
          row={event.eventId === null ? undefined : rows.get(event.eventId)}
          now={now}
          onRandom={onRandom}
        />
      ))}
    </ol>
  );
});

interface MatchProps {
  event: PoolEvent;
  row: EventRow | undefined;
  now: number;
  onRandom: MatchListProps['onRandom'];
}

const Match = memo(function Match({ event, row, now, onRandom }: MatchProps) {
  const { number, eventId, name, home, away, league, startsAt } = event;
  const main = row?.standing.main ?? null;
  const [homeGoals, awayGoals] = main === null ? (event.result?.split('-') ?? []) : [main.home, main.away];
  return (
    <li className={`stack middle ${styles['match']}`} data-match={number} data-pool-event={eventId ?? undefined}>
      {onRandom === undefined ? (
        <span className={`${styles['number']} num`}>{number}</span>
      ) : (
        <button
          type="button"
          className={`${styles['number']} num`}
          aria-label={`${number}. maça rastgele işaret`}
          onClick={() => onRandom(number)}
        >
          {number}
          <Dice />
        </button>
      )}
      <div className="stack shrink gap-2px">
        {away === '' ? (
          <span className={`row shrink text-sm weight-600 ${styles['side']}`}>
            <span className={styles['name']}>{name}</span>
          </span>
        ) : (
          <>
            <Side name={home} goals={homeGoals} />
            <Side name={away} goals={awayGoals} />
          </>
        )}
        <span className={`row clip muted ${styles['facts']} num`}>
          {row !== undefined && row.phase !== 0 ? (
            <b className={styles['live']}>{row.standing.clock}</b>
          ) : (
            <span>{whenText(event, startsAt, now)}</span>
          )}
          <span>{league}</span>
          <Odds row={row} />
        </span>
      </div>
    </li>
  );
});

function whenText({ winner, result }: PoolEvent, startsAt: number | null, now: number): string {
  if (winner !== null) return result === null ? 'Kura' : 'Bitti';
  return startsAt === null ? '' : startText(startsAt, now);
}

function Side({ name, goals }: { name: string; goals: string | undefined }) {
  return (
    <span className={`row shrink text-sm weight-600 ${styles['side']}`}>
      <TeamBadge name={name} sportId={FOOTBALL} size={16} />
      <span className={styles['name']}>{name}</span>
      {goals !== undefined && <b className={`${styles['goals']} num`}>{goals}</b>}
    </span>
  );
}

/** The sportsbook's odds for 1, 0 and 2. */
function Odds({ row }: { row: EventRow | undefined }) {
  const outcomes = row?.columns[0]?.outcomes ?? [];
  if (outcomes.length !== poolSigns.length) return null;
  return (
    <span className={`clip faint ${styles['odds']}`}>
      <span className="visually-hidden">Oranlar: </span>
      {outcomes.map(({ odd }) => oddText(odd)).join(' · ')}
    </span>
  );
}

function Dice() {
  return (
    <svg className="faint" viewBox="0 0 16 16" width="14" height="14" aria-hidden>
      <rect x="1.5" y="1.5" width="13" height="13" rx="3" fill="none" stroke="currentColor" strokeWidth="1.4" />
      {[
        [5, 5],
        [11, 5],
        [8, 8],
        [5, 11],
        [11, 11],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.1" fill="currentColor" />
      ))}
    </svg>
  );
}
