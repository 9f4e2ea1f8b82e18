import { Link } from 'wouter';
import { sportById } from '../../domain/sports.ts';
import { clockTime, dayKey, dayLabel } from '../../domain/time.ts';
import type { EventRow } from '../../model/program.ts';
import { eventHref } from '../../parts/event-link/event-link.tsx';
import { LeagueBadge, TeamBadge } from '../../parts/pictures/badges.tsx';
import { useTopicEntry, useTopic } from '../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useToday } from '../../state/device/clock.ts';
import styles from './tracker.module.css';

/** The live score of the match. */
export function Scoreboard({ eventId }: { eventId: number }) {
  const view = useTopic({ kind: 'events', eventIds: [eventId] });
  const load = useTopicLoad(view, 'load');
  const row = useTopicEntry(view, `row:${eventId}`);
  if (row === undefined) {
    return load.failure === null ? (
      <Skeleton height={220} radius="l" />
    ) : (
      <FailureNotice failure={load.failure} onRetry={load.retry} />
    );
  }
  return (
    <>
      <AgeLine load={load} />
      <Board row={row} />
    </>
  );
}

function Board({ row }: { row: EventRow }) {
  const { main, set, points } = row.standing;
  const href = eventHref(row.sportId, row.id);
  return (
    <section className={`card stack gap-3 ${styles['board']}`} aria-label={row.name} data-event={row.id}>
      <p className={`row gap-2 text-sm muted ${styles['league']}`}>
        <LeagueBadge league={row.competition} sportId={row.sportId} />
        {[sportById(row.sportId)?.name, row.competition?.name].filter(Boolean).join(' · ')}
      </p>
      <div className={`stack middle gap-3 ${styles['sides']}`}>
        <Side row={row} side="home" />
        <p className={`${styles['score']} num`}>{main === null ? '–' : `${main.home} - ${main.away}`}</p>
        <Side row={row} side="away" />
      </div>
      <Clock row={row} />
      {set !== null && (
        <p className="text-sm muted num">
          Set {set.home}-{set.away}
          {points !== null && ` · Sayı ${points.home}-${points.away}`}
        </p>
      )}
      {href !== undefined && (
        <Link href={href} className={buttonClass('primary', true)}>
          Maçın bahisleri
        </Link>
      )}
    </section>
  );
}

function Side({ row, side }: { row: EventRow; side: 'home' | 'away' }) {
  return (
    <div className={`stack gap-2 text-md ${styles['side']}`}>
      <TeamBadge name={row[side]} sportId={row.sportId} size={48} />
      <b>{row[side] || row.name}</b>
    </div>
  );
}

function Clock({ row: { phase, start, standing } }: { row: EventRow }) {
  const today = useToday();
  if (phase !== 0) return <p className={`${styles['live']} num`}>{standing.clock}</p>;
  return (
    <p className="text-sm muted num">
      {dayLabel(dayKey(start), today)} {clockTime(start)}
    </p>
  );
}
