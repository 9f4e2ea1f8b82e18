import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { type ListColumn, allColumns, listGroups } from '../../domain/program/columns.ts';
import { EventPanel, PanelEvent } from '../../parts/event-panel/event-panel.tsx';
import { type TopicView, useTopicEntry, useTopic, useTopicValue } from '../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './euroleague.module.css';
import type { ColumnQuery, ListQuery } from '../../contract/port/topics.ts';
import { BASKETBALL } from '../../domain/sports.ts';
import { unfilteredListQuery } from '../../domain/program/unfiltered-list-query.ts';

/** List queries of the EuroLeague page. */
export const basketballSport = { id: BASKETBALL, slug: 'basketbol' } as const;

/** Every basketball match, without columns: only the leagues are needed. */
export const allBasketballQuery = unfilteredListQuery({ sportId: basketballSport.id, scope: 'all', sort: 'date' });

const euroLeagueMatchesQuery = (competitionIds: number[], columns: ColumnQuery[]): ListQuery => ({
  ...allBasketballQuery,
  competitionIds,
  columns,
});

/** Matches that have not begun, by start time: only the first one is needed. */
export const upcomingEuroLeagueQuery = (competitionIds: number[]): ListQuery => ({
  ...allBasketballQuery,
  scope: 'prematch',
  competitionIds,
});

interface EuroLeagueMatchesProps {
  competitionIds: number[];
  /** Address of these leagues' program. */
  program: string;
}

/** The next matches with their main market; all others are in the program. */
export function EuroLeagueMatches({ competitionIds, program }: EuroLeagueMatchesProps) {
  const markets = useTopicValue({ kind: 'config' }, 'markets');
  const column = useMemo(
    () =>
      markets === undefined
        ? undefined
        : (allColumns(listGroups(markets, { sportId: basketballSport.id, live: false, narrow: true }))[0] ?? ANY),
    [markets],
  );
  if (column === undefined) return <MatchesSkeleton />;
  return <Matches competitionIds={competitionIds} program={program} column={column} />;
}

/** Skeleton of fixed height, because the number of matches is unknown. */
export function MatchesSkeleton() {
  return (
    <div className={styles['waiting']} aria-busy>
      <Skeleton height={300} />
    </div>
  );
}

const ANY: ListColumn = { market: '', liveMarket: '', title: '', headers: ['', ''] };
const MOST_SHOWN = 12;

function Matches({ competitionIds, program, column }: EuroLeagueMatchesProps & { column: ListColumn }) {
  const { market, liveMarket } = column;
  const view = useTopic({ kind: 'list', query: euroLeagueMatchesQuery(competitionIds, [{ market, liveMarket }]) });
  const order = useTopicLoad(view, 'order');
  const shown = useMemo(
    () => order.value?.flatMap((item) => (item.type === 'event' ? [item.eventId] : [])).slice(0, MOST_SHOWN) ?? [],
    [order.value],
  );
  // A list sends only the rows of its window.
  useEffect(() => view.setWindow(shown), [view, shown]);
  return (
    <LoadedContent
      of={order}
      skeleton={<MatchesSkeleton />}
      empty={<EmptyState title="Şu anda programda EuroLeague maçı yok" />}
    >
      {() => (
        <>
          <EventPanel column={column}>
            {shown.map((eventId) => (
              <Match key={eventId} view={view} eventId={eventId} column={column} />
            ))}
          </EventPanel>
          <Link href={program} className={buttonClass('quiet')}>
            Bütün maçlar ve bahisler
          </Link>
        </>
      )}
    </LoadedContent>
  );
}

function Match({ view, eventId, column }: { view: TopicView<'list'>; eventId: number; column: ListColumn }) {
  return <PanelEvent eventId={eventId} row={useTopicEntry(view, `row:${eventId}`)} column={column} />;
}
