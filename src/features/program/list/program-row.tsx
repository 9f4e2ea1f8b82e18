import { memo } from 'react';
import { links } from '../../../routes/routes.ts';
import type { ListColumn } from '../../../domain/program/columns.ts';
import { sportById } from '../../../domain/sports.ts';
import { type TopicView, useEntry } from '../../../state/engine/live.ts';
import { toggleSelection, useSelectedOutcome } from '../../../state/slip/slip.ts';
import { EventRow } from '../../../parts/event-row/event-row.tsx';
import { RowSkeleton } from '../../../parts/event-row/row-skeleton.tsx';

/** What all rows of a list have in common; one object a list, so that rows can compare it at once. */
export interface RowLook {
  /** Columns a header names; none for rows of named outcomes. */
  columns: readonly ListColumn[];
  outcomeCounts: readonly number[];
  titles: readonly string[];
  /** Headers alone do not tell the columns apart. */
  named: boolean;
  wide: boolean;
  showDay: boolean;
  showLeague: boolean;
  scrolling: boolean;
}

/** A row of the list: subscribes to its own event alone. */
export const ProgramRow = memo(function ProgramRow(props: { view: TopicView<'list'>; eventId: number; look: RowLook }) {
  const { view, eventId, look } = props;
  const row = useEntry(view, `row:${eventId}`);
  const selected = useSelectedOutcome(eventId);
  if (row === undefined) return <RowSkeleton />;
  const sport = sportById(row.sportId);
  const league = row.competition;
  return (
    <EventRow
      row={row}
      outcomeCounts={look.outcomeCounts}
      columnTitles={look.titles}
      selected={selected}
      onSelect={toggleSelection}
      href={sport?.hasMatchDetail === true ? links.event(sport.slug, eventId) : undefined}
      wide={look.wide}
      showDay={look.showDay}
      note={look.showLeague ? (league?.name ?? '') : ''}
      scrolling={look.scrolling}
    />
  );
});
