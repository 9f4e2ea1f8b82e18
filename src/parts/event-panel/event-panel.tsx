import { type ReactNode, useMemo } from 'react';
import type { EventRow as Row } from '../../model/program.ts';
import { toggleSelection, useSelectedOutcome } from '../../state/slip/selected-outcome.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { eventHref } from '../event-link/event-link.tsx';
import { EventRow } from '../event-row/event-row.tsx';
import styles from './event-panel.module.css';

/** The market whose odds a panel shows for each match. */
interface PanelColumn {
  title: string;
  /** Outcome names in the market's order. */
  headers: readonly string[];
}

interface EventPanelProps {
  column: PanelColumn;
  /** Full page width: edge to edge on a phone, two matches side by side on a wide screen. */
  band?: boolean;
  children: ReactNode;
}

/** Panel while even its column is unknown. */
export function PanelSkeleton({ band = false, children }: Omit<EventPanelProps, 'column'>) {
  return (
    <div className={classNames(styles['panel'], band && styles['band'])} aria-busy>
      {children}
    </div>
  );
}

/** A few matches outside the program with the odds of a single market; the outcome names are above the boxes. */
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

/** Column headers; `second` is rendered when the matches are in two columns. */
function ColumnHeads({ column: { title, headers }, second = false }: { column: PanelColumn; second?: boolean }) {
  return (
    <div className={classNames('row weight-600 faint', styles['heads'], second && styles['second'])} aria-hidden>
      <b>{title}</b>
      {headers.map((header, place) => (
        <span key={place}>{header}</span>
      ))}
    </div>
  );
}

interface PanelEventProps {
  eventId: number;
  /** Undefined while loading. */
  row: Row | undefined;
  /** Pass a stable object: rows are memoised. */
  column: PanelColumn;
}

/** Match of the panel, or a placeholder while it loads. */
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
