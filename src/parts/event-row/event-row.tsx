import { memo, useCallback, type KeyboardEvent } from 'react';
import type { ColumnCell } from '../../domain/program/place-outcomes.ts';
import { probablyMovesAt } from '../../domain/program/has-probably-moved.ts';
import { oddsMark, takesBets } from '../../domain/program/playable.ts';
import { marketLineText } from '../../domain/program/market-name.ts';
import type { Market } from '../../model/event.ts';
import type { EventRow as Row } from '../../model/program.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { OddButton } from '../odd/odd-button.tsx';
import styles from './event-row.module.css';
import { EventTime } from './event-time.tsx';
import { MoreMarkets } from './more-markets.tsx';
import { ScoreLines } from './score-lines.tsx';
import { moveFocusByArrows, hasModifierKey } from '../../ui/control/arrow-keys.ts';

export interface OddSelection {
  eventId: number;
  sportId: number;
  marketId: number;
  outcomeNumber: number;
}

/** Returns the cells of a column's boxes; without it outcomes keep the market's order. */
export type PlaceOutcomes = (column: number, market: Market | null) => readonly ColumnCell[];

interface EventRowProps {
  row: Row;
  /** Odds boxes per entry of `row.columns`: 3 for 1X2, 2 for Alt/Üst. */
  outcomeCounts: readonly number[];
  /** Pass a stable function: rows are memoised. */
  place?: PlaceOutcomes;
  selected: { marketId: number; outcomeNumber: number } | undefined;
  /** Pass a stable function: rows are memoised. */
  onSelect: (selection: OddSelection) => void;
  /** Address of the match page; undefined for a sport without match pages. */
  href?: string | undefined;
  /** Market names per column; a line missing from the name ("160,5") is shown in the box. */
  columnTitles?: readonly string[] | undefined;
  /** For long-term events and motor sports: outcomes are named and take the full width of the row. */
  wide?: boolean;
  /** Shows the day above the time unless it is today, for lists that mix days. */
  showDay?: boolean;
  /** Secondary line below the sides: the league, if no header names it. */
  note?: string;
  /** The row is wider than the screen: names stick while the odds scroll below them. */
  scrolling?: boolean;
  /** True when this match is open beside the list. */
  current?: boolean;
}

/** Row of an event. Its height is fixed (`--row-event`), so that live changes never shift the list. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { row, outcomeCounts, selected, onSelect, href, columnTitles, wide = false } = props;
  const { id, sportId } = row;
  const select = useCallback(
    (eventId: number, marketId: number, outcomeNumber: number) =>
      onSelect({ eventId, sportId, marketId, outcomeNumber }),
    [onSelect, sportId],
  );
  if (wide || row.home === '' || row.away === '') {
    const { showDay = false, note, current } = props;
    return <NamedRow {...{ row, selected, href, showDay, columnTitles, note, current, wide }} onSelect={select} />;
  }
  const locked = !takesBets(row);
  return (
    <article
      className={classNames(
        'stack middle clip gap-2',
        styles['row'],
        props.scrolling === true && styles['scrolling'],
        props.note !== undefined && props.note !== '' && styles['noted'],
      )}
      data-event={id}
      data-until={probablyMovesAt(row)}
      data-odds={oddsMark(row)}
      aria-label={row.name}
      aria-current={props.current === true ? 'true' : undefined}
    >
      <EventTime row={row} showDay={props.showDay ?? false} />
      <ScoreLines row={row} href={href} note={props.note ?? ''} className={styles['lines']} />
      <div className={styles['odds']} role="toolbar" aria-label="Oranlar" tabIndex={-1} onKeyDown={moveFocusInOdds}>
        {outcomeCounts.map((count, column) => (
          <Odds
            key={column}
            row={row}
            market={row.columns[column] ?? null}
            cells={
              props.place?.(column, row.columns[column] ?? null) ?? inOrder(count, row.columns[column]?.outcomes ?? [])
            }
            title={columnTitles?.[column] ?? ''}
            selected={selected}
            onSelect={select}
            locked={locked}
          />
        ))}
      </div>
      <MoreMarkets row={row} href={href} />
    </article>
  );
});

interface NamedRowProps {
  row: Row;
  selected: { marketId: number; outcomeNumber: number } | undefined;
  onSelect: (eventId: number, marketId: number, outcomeNumber: number) => void;
  href: string | undefined;
  showDay: boolean;
  /** Market names per column, for lists whose rows show different markets. */
  columnTitles?: readonly string[] | undefined;
  note?: string | undefined;
  current?: boolean | undefined;
  /**
   * True in lists of such rows only, which are high enough for a touchable name; otherwise the row has the usual
   * height.
   */
  wide: boolean;
}

/**
 * Row of an event with named outcomes ("Galatasaray", "Fenerbahçe" …): the name above, all outcomes of its first market
 * in a scrolling line; on touch screens beside the name if the row has the usual height.
 */
function NamedRow(props: NamedRowProps) {
  const { row, selected, onSelect, href, showDay, columnTitles = [], note = '', current = false, wide } = props;
  const column = row.columns.findIndex((candidate) => candidate !== null);
  const market = row.columns[column] ?? null;
  const title = columnTitles.length > 1 ? (columnTitles[column] ?? '') : '';
  return (
    <article
      className={classNames('stack middle clip gap-2', styles['row'], styles['named'], !wide && styles['among'])}
      data-event={row.id}
      data-until={probablyMovesAt(row)}
      data-odds={oddsMark(row)}
      aria-label={row.name}
      aria-current={current ? 'true' : undefined}
    >
      <EventTime row={row} showDay={showDay} />
      <ScoreLines row={row} href={href} oneLine note={[title, note].filter(Boolean).join(' · ')} />
      <div className={styles['outcomes']} role="toolbar" aria-label="Oranlar" tabIndex={-1} onKeyDown={moveFocusInOdds}>
        {market?.outcomes.map((outcome) => (
          <OddButton
            key={outcome.number}
            eventId={row.id}
            market={market}
            outcome={outcome}
            selected={market.id === selected?.marketId && outcome.number === selected.outcomeNumber}
            onSelect={onSelect}
            label={outcome.name}
            name={[row.name, [title, outcome.name].filter(Boolean).join(' ')].join(', ')}
            locked={!takesBets(row)}
            wide
          />
        ))}
      </div>
      <MoreMarkets row={row} href={href} inline />
    </article>
  );
}

interface OddsProps {
  row: Row;
  market: Market | null;
  cells: readonly ColumnCell[];
  title: string;
  selected: EventRowProps['selected'];
  onSelect: (eventId: number, marketId: number, outcomeNumber: number) => void;
  locked: boolean;
}

/** Renders every cell of the column: an outcome missing from the market leaves its place empty. */
function Odds({ row, market, cells, title, selected, onSelect, locked }: OddsProps) {
  const line = marketLineText(market?.line ?? '');
  const spoken = title.includes(line) ? '' : line;
  const shownLine = spoken === '' || cells.some((cell) => 'line' in cell) ? undefined : spoken;
  return (
    <div className={styles['market']}>
      {cells.map((cell, place) => {
        if ('line' in cell)
          return (
            <span key={place} className={`clip weight-600 muted ${styles['line']} num`} aria-hidden="true">
              {cell.line}
            </span>
          );
        const { outcome, label } = cell;
        return (
          <OddButton
            key={place}
            eventId={row.id}
            market={market}
            outcome={outcome}
            selected={
              selected !== undefined && market?.id === selected.marketId && outcome?.number === selected.outcomeNumber
            }
            onSelect={onSelect}
            {...(label === undefined ? {} : { label })}
            name={[row.name, [title, spoken, outcome?.name].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
            line={shownLine}
            locked={locked}
          />
        );
      })}
    </div>
  );
}

function inOrder(count: number, outcomes: Market['outcomes']): ColumnCell[] {
  return Array.from({ length: count }, (_, place) => ({ outcome: outcomes[place] ?? null }));
}

/**
 * Makes the odds of a row a single tab stop (rule program-30): arrows, Home and End move between odds, Tab leaves from
 * any of them. No position is stored, so an odd that closes cannot take the tab stop with it.
 */
function moveFocusInOdds(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return moveFocusByArrows(event);
  if (hasModifierKey(event)) return;
  const odds = event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)');
  const edge = odds[event.shiftKey ? 0 : odds.length - 1];
  // From the first or last odd, the browser's own Tab handling leaves the row.
  if (event.target instanceof HTMLButtonElement) edge?.focus({ preventScroll: true });
}
