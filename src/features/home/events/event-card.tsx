import { memo } from 'react';
import { probablyMovesAt } from '../../../domain/program/has-probably-moved.ts';
import { oddsMark, takesBets } from '../../../domain/program/playable.ts';
import { FOOTBALL, sportById } from '../../../domain/sports.ts';
import { clockTime, dayKey, dayLabel } from '../../../domain/time.ts';
import type { Market } from '../../../model/event.ts';
import type { EventRow } from '../../../model/program.ts';
import { eventHref } from '../../../parts/event-link/event-link.tsx';
import { MbsBadge } from '../../../parts/event-row/mbs-badge.tsx';
import { ScoreLines } from '../../../parts/event-row/score-lines.tsx';
import { LeagueBadge } from '../../../parts/pictures/badges.tsx';
import { OddButton } from '../../../parts/odd/odd-button.tsx';
import { type TopicView, useTopicEntry } from '../../../state/engine/use-topic.ts';
import { useOutcomeToggle, useSelectedOutcome } from '../../../state/slip/selected-outcome.ts';
import { useToday } from '../../../state/device/clock.ts';
import styles from './event-card.module.css';

/** A card of a widget, subscribed to its own row only. Keeps its height while the row is loading. */
export const EventCard = memo(function EventCard({ view, eventId }: { view: TopicView<'widget'>; eventId: number }) {
  const row = useTopicEntry(view, `row:${eventId}`);
  if (row === undefined) return <CardPlaceholder />;
  return (
    <article className={styles['card']} data-event={row.id} data-until={probablyMovesAt(row)} aria-label={row.name}>
      <CardHead row={row} />
      <ScoreLines row={row} href={eventHref(row.sportId, row.id)} />
      <CardOdds row={row} market={row.columns[0] ?? null} />
    </article>
  );
});

/** Placeholder of a card that is not rendered yet. */
export function CardPlaceholder() {
  return <div className={styles['card']} aria-hidden />;
}

function CardHead({ row }: { row: EventRow }) {
  const today = useToday();
  const running = row.phase !== 0;
  return (
    <div className="row shrink gap-2 text-xs">
      <b className={`${running ? styles['live'] : styles['start']} num`}>
        {running ? row.standing.clock : startText(row.start, today)}
      </b>
      <League row={row} />
      <MbsBadge value={row.minBets} king={row.kingMbs} />
    </div>
  );
}

/** The main market, at most three outcomes: 1X2, or 1 and 2. */
function CardOdds({ row, market }: { row: EventRow; market: Market | null }) {
  const { id, sportId } = row;
  const chosen = useSelectedOutcome(id);
  const select = useOutcomeToggle(sportId);
  if (market === null) return <p className={styles['closed']}>Şu anda bahse kapalı</p>;
  return (
    <div className={styles['odds']} data-odds={oddsMark(row)}>
      {market.outcomes.slice(0, MOST_OUTCOMES).map((outcome) => (
        <OddButton
          key={outcome.number}
          eventId={id}
          market={market}
          outcome={outcome}
          selected={chosen?.marketId === market.id && chosen.outcomeNumber === outcome.number}
          onSelect={select}
          label={outcome.name}
          name={`${row.name}, Maç Sonucu ${outcome.name}`}
          locked={!takesBets(row)}
        />
      ))}
    </div>
  );
}

const MOST_OUTCOMES = 3;

/** "19:00" today, "Yarın 19:00" otherwise. */
function startText(start: number, now: number): string {
  const day = dayKey(start);
  return day === dayKey(now) ? clockTime(start) : `${dayLabel(day, now)} ${clockTime(start)}`;
}

/** A widget mixes sports, so matches other than football show their sport's icon. */
function League({ row: { sportId, competition } }: { row: EventRow }) {
  const football = sportId === FOOTBALL;
  return (
    <span className={styles['league']}>
      <LeagueBadge league={football ? competition : null} sportId={sportId} />
      {!football && <span className="visually-hidden">{sportById(sportId)?.name} </span>}
      <span className={styles['name']}>{competition?.name}</span>
    </span>
  );
}
