import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { GroupedVirtuoso } from 'react-virtuoso';
import { useLocation, useSearch } from 'wouter';
import { needNames } from '../../../domain/program/columns.ts';
import { placeOutcomes } from '../../../domain/program/place-outcomes.ts';
import type { ListItem } from '../../../model/program.ts';
import { useKeptScroll } from '../../../state/device/kept-scroll.ts';
import { useViewport } from '../../../state/device/viewport.ts';
import { useFirstScreenStands } from '../../../state/load/use-first-screen.ts';
import type { ProgramFilters } from '../filters/program-filters.ts';
import { type ProgramPlace, scopeOf } from '../program-place.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import { RowSkeleton, RowSkeletons } from '../../../parts/event-row/row-skeleton.tsx';
import { useGrowing } from '../../../state/load/use-growing.ts';
import { ListHeader } from './list-header.tsx';
import {
  EVENT_HEIGHT,
  HEADER_HEIGHT,
  listSections,
  rowHeightOf,
  textScale,
  useCurrentSection,
} from './list-sections.ts';
import { useListWindow } from './list-window.ts';
import styles from './program-list.module.css';
import { ProgramRow, type RowLayout } from './program-row.tsx';
import type { ProgramColumns } from './use-columns.ts';
import type { ListView } from './use-list-view.ts';

/** Rows rendered beyond the screen, px: what a flick passes before rows further on are there. None on the first screen. */
const BEYOND = { top: 4 * EVENT_HEIGHT, bottom: 8 * EVENT_HEIGHT };

/** Of a list that begins; a phone shows nine. */
const FIRST_ROWS = 16;
const GROWTH = { first: 5, step: 5 };

export interface ProgramListProps {
  place: ProgramPlace;
  filters: ProgramFilters;
  list: Pick<ListView, 'view' | 'facets'> & { items: ListItem[]; columns: ProgramColumns };
  /** The match shown beside the list; 0 for none. */
  currentId: number;
}

/**
 * The virtual list: fixed heights, so nothing is measured and nothing moves. The window scrolls it; the page of all
 * odds, wider than any screen, scrolls in itself so that its header and its names can both stay in sight.
 */
export function ProgramList({ place, filters, list, currentId }: ProgramListProps) {
  const { view, items, columns, facets } = list;
  const scrolling = place.mode === 'allOdds' && !columns.wide;
  const [scale] = useState(textScale);
  // Whole pixels: the library adds them up.
  const rowHeight = Math.round(scale * rowHeightOf(columns.wide, useViewport()));
  const headerHeight = Math.round(scale * HEADER_HEIGHT);
  const sections = useMemo(() => listSections(items, rowHeight, headerHeight), [items, rowHeight, headerHeight]);
  const layout = useRowLayout(columns, filters, scopeOf(place, filters) === 'live', scrolling);
  const top = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const beyond = useFirstScreenStands() ? BEYOND : 0;
  const showRange = useListWindow(view, sections.eventIds);
  const [headed, setHeaded] = useState(false);
  // The library draws no row before it knows its place.
  const drawn = useGrowing(headed ? FIRST_ROWS : 0, GROWTH);
  const components = useMemo(() => ({ TopItemList: () => <Headed onHeaded={setHeaded} /> }), []);
  const current = useCurrentSection(sections.offsets, top, scrolling ? scroller : null);
  const [path] = useLocation();
  const search = useSearch();
  useKeptScroll(path + search, scrolling ? scroller : null);
  const header = (index: number, pinned: boolean) => (
    <ListHeader header={sections.headers[index]} facets={facets} layout={layout} sort={filters.sort} pinned={pinned} />
  );
  const row = (index: number) => {
    const eventId = sections.eventIds[index];
    if (eventId === undefined) return null;
    if (index >= drawn) return <RowSkeleton />;
    return <ProgramRow view={view} eventId={eventId} layout={layout} current={eventId === currentId} />;
  };
  return (
    <div
      ref={scrolling ? setScroller : undefined}
      className={classNames(scrolling && styles['grid'], !headed && styles['unplaced'])}
      style={{ '--row-event': `${rowHeight}px`, '--row-league': `${headerHeight}px` } as CSSProperties}
    >
      <div ref={top} className={styles['top']} />
      <div className={classNames(styles['sticky'], scrolling && styles['inGrid'], !headed && styles['waiting'])}>
        {header(Math.min(current, sections.headers.length - 1), true)}
      </div>
      {/* The skeletons of the page stand until rows do: a painted frame would be blank (37 ms, with a slow processor 55). */}
      {!headed && (
        <div className={styles['skeletons']}>
          <RowSkeletons />
        </div>
      )}
      {(!scrolling || scroller !== null) && (
        <GroupedVirtuoso
          {...(scrolling && scroller !== null ? { customScrollParent: scroller } : { useWindowScroll: true })}
          groupCounts={sections.counts}
          fixedItemHeight={rowHeight}
          fixedGroupHeight={headerHeight}
          increaseViewportBy={beyond}
          computeItemKey={(index) => itemKey(items[index])}
          groupContent={(index) => header(index, false)}
          itemContent={row}
          itemsRendered={showRange}
          components={components}
          style={headed ? shown : waiting}
        />
      )}
    </div>
  );
}

const shown = {};
/** Before it knows its place the library draws an empty list at another one. */
const waiting = { visibility: 'hidden' } as const;

/**
 * The library's own sticky header does not know of the bar above it; ours stands in for it. It also takes the place of
 * the current section's header, which the library leaves out of the list and moves the rows up for; so it is the one
 * header of its section, for the eye, the pointer and the reader alike. Ours comes in the frame in which the library's
 * goes: nothing moves.
 */
function Headed({ onHeaded }: { onHeaded: (headed: boolean) => void }) {
  useLayoutEffect(() => onHeaded(true), [onHeaded]);
  return null;
}

function useRowLayout(columns: ProgramColumns, filters: ProgramFilters, live: boolean, scrolling: boolean): RowLayout {
  const byLeague = filters.sort === 'league';
  return useMemo(
    () => ({
      columns: columns.wide ? [] : columns.columns,
      outcomeCounts: columns.columns.map(({ headers }) => headers.length),
      place: (column, market) => placeOutcomes(columns.columns[column]?.headers ?? [], market),
      titles: columns.columns.map(({ title }) => title),
      named: !columns.wide && (columns.columns.length > 1 || needNames(columns.columns)),
      wide: columns.wide,
      showDay: byLeague,
      showLeague: !byLeague,
      live,
      scrolling,
    }),
    [columns, byLeague, live, scrolling],
  );
}

/** A row keeps its place's identity by what it shows, so that moving up a league does not mount it again. */
function itemKey(item: ListItem | undefined): string {
  if (item === undefined) return '';
  if (item.type === 'event') return `e${item.eventId}`;
  return item.coming === true ? 'coming' : `l${item.competitionId}:${item.day}`;
}
