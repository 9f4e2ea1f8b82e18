import { type ReactNode, useMemo } from 'react';
import type { EventRow as Row } from '../../model/program.ts';
import { toggleSelection, useSelectedOutcome } from '../../state/slip/selected-outcome.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { eventHref } from '../event-link/event-link.tsx';
import { EventRow } from '../event-row/event-row.tsx';
import styles from './event-panel.module.css';

/** The market a panel shows of its matches. */
export interface PanelColumn {
  title: string;
  /** Of its outcomes, in their order. */
  headers: readonly string[];
}

export interface EventPanelProps {
  column: PanelColumn;
  /** As wide as the page: from edge to edge on a phone, two matches side by side on a wide screen. */
  band?: boolean;
  children: ReactNode;
}

/** The panel while nothing of it is known. */
export function PanelSkeleton({ band = false, children }: Omit<EventPanelProps, 'column'>) {
  return (
    <div className={classNames(styles['panel'], band && styles['band'])} aria-busy>
      {children}
    </div>
  );
}

/** A few matches outside the program, with one market, whose outcomes stand above the boxes. */
export function EventPanel({ column, band = false, children }: EventPanelProps) {
  const named = column.headers.some((header) => header !== '');
  return (
    <div className={classNames(styles['panel'], band && styles['band'])}>
      {named && <ColumnHeads column={column} />}
      {named && band && <ColumnHeads column={column} second />}
      {children}
    </div>
  );
}

/** Two where the matches stand in two columns. */
function ColumnHeads({ column: { title, headers }, second = false }: { column: PanelColumn; second?: boolean }) {
  return (
    <div className={classNames(styles['heads'], second && styles['second'])} aria-hidden>
      <b>{title}</b>
      {headers.map((header, place) => (
        <span key={place}>{header}</span>
      ))}
    </div>
  );
}

export interface PanelEventProps {
  eventId: number;
  /** undefined: on its way. */
  row: Row | undefined;
  /** Keep it stable: rows are memoised. */
  column: PanelColumn;
}

/** A match of the panel, or its place. */
export function PanelEvent({ eventId, row, column: { title, headers } }: PanelEventProps) {
  const selected = useSelectedOutcome(eventId);
  const shape = useMemo(() => ({ counts: [Math.max(2, headers.length)], titles: [title] }), [title, headers]);
  if (row === undefined) return <div className={styles['place']} />;
  return (
    <EventRow
      row={row}
      outcomeCounts={shape.counts}
      columnTitles={shape.titles}
      selected={selected}
      onSelect={toggleSelection}
      href={eventHref(row.sportId, row.id)}
      showDay
    />
  );
}
