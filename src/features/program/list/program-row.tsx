import { memo } from 'react';
import type { ListColumn } from '../../../domain/program/columns.ts';
import { eventHref } from '../../../parts/event-link/event-link.tsx';
import { EventRow, type PlaceOutcomes } from '../../../parts/event-row/event-row.tsx';
import { RowSkeleton } from '../../../parts/event-row/row-skeleton.tsx';
import { type TopicView, useEntry } from '../../../state/engine/live.ts';
import { toggleSelection, useSelectedOutcome } from '../../../state/slip/selected-outcome.ts';

/** What all rows of a list have in common; one object a list, so that rows can compare it at once. */
export interface RowLayout {
  /** Columns a header names; none for rows of named outcomes. */
  columns: readonly ListColumn[];
  outcomeCounts: readonly number[];
  /** Keep it stable: rows are memoised. */
  place: PlaceOutcomes;
  titles: readonly string[];
  /** Headers alone do not tell the columns apart. */
  named: boolean;
  wide: boolean;
  showDay: boolean;
  showLeague: boolean;
  /** Rows that have not begun stand under one header, which names no league. */
  live: boolean;
  scrolling: boolean;
}

/** A row of the list: subscribes to its own event alone. */
export const ProgramRow = memo(function ProgramRow(props: {
  view: TopicView<'list'>;
  eventId: number;
  layout: RowLayout;
}) {
  const { view, eventId, layout } = props;
  const row = useEntry(view, `row:${eventId}`);
  const selected = useSelectedOutcome(eventId);
  if (row === undefined) return <RowSkeleton />;
  return (
    <EventRow
      row={row}
      outcomeCounts={layout.outcomeCounts}
      place={layout.place}
      columnTitles={layout.titles}
      selected={selected}
      onSelect={toggleSelection}
      href={eventHref(row.sportId, eventId)}
      wide={layout.wide}
      showDay={layout.showDay}
      note={layout.showLeague || (layout.live && row.phase === 0) ? (row.competition?.name ?? '') : ''}
      scrolling={layout.scrolling}
    />
  );
});
