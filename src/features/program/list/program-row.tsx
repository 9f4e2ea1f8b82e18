import { memo } from 'react';
import type { ListColumn } from '../../../domain/program/columns.ts';
import { eventHref } from '../../../parts/event-link/event-link.tsx';
import { EventRow, type PlaceOutcomes } from '../../../parts/event-row/event-row.tsx';
import { RowSkeleton } from '../../../parts/event-row/row-skeleton.tsx';
import { type TopicView, useTopicEntry } from '../../../state/engine/use-topic.ts';
import { toggleSelection, useSelectedOutcome } from '../../../state/slip/selected-outcome.ts';

/** Layout shared by all rows of a list; one object per list, so that rows can compare it by identity. */
export interface RowLayout {
  /** Columns named in a header; empty for rows of named outcomes. */
  columns: readonly ListColumn[];
  outcomeCounts: readonly number[];
  /** Keep it stable: rows are memoised. */
  placeOutcomes: PlaceOutcomes;
  titles: readonly string[];
  /** True if the headers alone do not distinguish the columns. */
  named: boolean;
  wide: boolean;
  showDay: boolean;
  showLeague: boolean;
  /** True in the live program, where rows that have not begun are under one header without a league. */
  live: boolean;
  scrolling: boolean;
}

/** A row of the list; subscribes to its own event only. */
export const ProgramRow = memo(function ProgramRow(props: {
  view: TopicView<'list'>;
  eventId: number;
  layout: RowLayout;
  /** True below a header of several leagues. */
  mixed: boolean;
  current: boolean;
}) {
  const { view, eventId, layout, mixed, current } = props;
  const row = useTopicEntry(view, `row:${eventId}`);
  const selected = useSelectedOutcome(eventId);
  if (row === undefined) return <RowSkeleton />;
  return (
    <EventRow
      row={row}
      outcomeCounts={layout.outcomeCounts}
      place={layout.placeOutcomes}
      columnTitles={layout.titles}
      selected={selected}
      onSelect={toggleSelection}
      href={eventHref(row.sportId, eventId)}
      wide={layout.wide}
      showDay={layout.showDay}
      note={layout.showLeague || mixed || (layout.live && row.phase === 0) ? (row.competition?.name ?? '') : ''}
      scrolling={layout.scrolling}
      current={current}
    />
  );
});
