import { sportById } from '../../domain/sports.ts';
import { clockTime, dayKey, dayLabel } from '../../domain/time.ts';
import type { EventRow } from '../../model/program.ts';
import { eventHref } from '../../parts/event-link/event-link.tsx';
import { eventListHref } from '../../parts/event-link/event-list-href.ts';
import { type TopicView, useTopicEntry } from '../../state/engine/use-topic.ts';
import { useToday } from '../../state/device/clock.ts';
import { SportIcon } from '../../parts/pictures/picture.tsx';
import { SearchOption } from './search-option.tsx';
import styles from './search-results.module.css';

export interface FoundEventProps {
  view: TopicView<'search'>;
  eventId: number;
  index: number;
  longTerm: boolean;
}

/** A found match: teams, league, and time or score. A placeholder is shown until its row arrives. */
export function FoundEvent({ view, eventId, index: place, longTerm }: FoundEventProps) {
  const row = useTopicEntry(view, `row:${eventId}`);
  const today = useToday();
  if (row === undefined) return <div className={`stack middle gap-2 ${styles['option']}`} aria-hidden="true" />;
  const running = row.phase !== 0;
  const sport = sportById(row.sportId);
  return (
    <SearchOption
      index={place}
      href={eventHref(row.sportId, row.id) ?? eventListHref(sport, longTerm, { searchTerm: row.name })}
      icon={<SportIcon sportId={row.sportId} />}
      title={row.name}
      detail={[sport?.name, row.competition?.name].filter(Boolean).join(' · ')}
      end={running ? <Standing row={row} /> : <Start at={row.start} today={today} />}
    />
  );
}

function Standing({ row }: { row: EventRow }) {
  const { main, clock } = row.standing;
  return (
    <>
      {main !== null && (
        <b className="num">
          {main.home}-{main.away}
        </b>
      )}
      <span className={`${styles['live']} num`}>{clock}</span>
    </>
  );
}

function Start({ at, today }: { at: number; today: number }) {
  return (
    <>
      <b className="num">{clockTime(at)}</b>
      <span>{dayLabel(dayKey(at), today)}</span>
    </>
  );
}
