import { memo } from 'react';
import { poolSigns } from '../../domain/pool/marks.ts';
import { type SignShares, signShares } from '../../domain/pool/pool-fill.ts';
import { percents } from '../../domain/statistics/percents.ts';
import { FOOTBALL } from '../../domain/sports.ts';
import { startText } from '../../domain/date-text.ts';
import type { EventRow } from '../../model/program.ts';
import type { PoolEvent } from '../../model/pool.ts';
import { TeamBadge } from '../../parts/pictures/badges.tsx';
import { requestDialog } from '../../state/overlays/dialogs.ts';
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
  const rows = usePoolMatches(
    events.flatMap(({ eventId, winner }) => (eventId === null || winner !== null ? [] : [eventId])),
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
  const { number, eventId, name, home, away, league, startsAt, winner } = event;
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
        {eventId !== null && (
          <button
            type="button"
            className={styles['more']}
            aria-label={`${name}: form ve puan durumu`}
            onClick={() => requestDialog('preview', String(eventId))}
          />
        )}
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
        </span>
        {winner === null && <Shares shares={row?.phase === 0 ? signShares(oddsOf(row)) : null} />}
      </div>
    </li>
  );
});

/** Odds of 1, 0 and 2; empty for a match without them. */
export const oddsOf = (row: EventRow | undefined): number[] => row?.columns[0]?.outcomes.map(({ odd }) => odd) ?? [];

function whenText({ winner, result }: PoolEvent, startsAt: number | null, now: number): string {
  if (winner !== null) return result === null ? 'Noter kurası' : 'Bitti';
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

/** Shares of 1, 0 and 2 by the sportsbook's odds, as figures and one bar; its place is kept while they are unknown. */
function Shares({ shares }: { shares: SignShares | null }) {
  if (shares === null) return <span className={styles['shares']} />;
  const whole = percents(poolSigns.map((sign) => shares[sign]));
  return (
    <span className={`stack num ${styles['shares']}`}>
      <span className="visually-hidden">Oranlara göre: </span>
      <span className={styles['figures']}>{whole.map((percent) => `%${percent}`).join(' · ')}</span>
      <span className={`flex ${styles['bar']}`} aria-hidden>
        {poolSigns.map((sign, place) => (
          <i key={sign} data-sign-share={sign} style={{ width: `${whole[place]}%` }} />
        ))}
      </span>
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
