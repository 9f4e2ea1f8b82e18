import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { GroupedVirtuoso } from 'react-virtuoso';
import { useLocation, useSearch } from 'wouter';
import { needColumnNames } from '../../../domain/program/columns.ts';
import { placeOutcomes } from '../../../domain/program/place-outcomes.ts';
import type { ListItem } from '../../../model/program.ts';
import { useListDensity } from '../../../state/device/list-density.ts';
import { useViewport } from '../../../state/device/use-viewport.ts';
import { useIsFirstScreenReady } from '../../../state/load/first-screen.ts';
import type { ProgramFilters } from '../filters/program-filters.ts';
import { type ProgramRoute, listScope } from '../program-route.ts';
import { textScale } from '../../../ui/list/text-scale.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import { RowSkeleton, RowSkeletons } from '../../../parts/event-row/row-skeleton.tsx';
import { useRenderedRowCount } from '../../../state/load/use-rendered-row-count.ts';
import { ListHeader } from './list-header.tsx';
import {
  DENSE_HEADER_HEIGHT_PX,
  EVENT_ROW_HEIGHT_PX,
  SECTION_HEADER_HEIGHT_PX,
  joinSmallLeagues,
  listSections,
  rowHeightOf,
  useCurrentSection,
} from './list-sections.ts';
import { useListWindow } from './list-window.ts';
import { itemKey } from './steady-order.ts';
import { useSteadyOrder } from './use-steady-order.ts';
import styles from './program-list.module.css';
import { ProgramRow, type RowLayout } from './program-row.tsx';
import type { ProgramColumns } from './use-columns.ts';
import type { ListView } from './use-list-view.ts';

interface Position {
  top: number;
  left: number;
}

const positions = new Map<string, Position>();

/** True from a step back or forward until the grid it leads to has used it. */
let wentBack = false;
window.addEventListener('popstate', () => {
  wentBack = true;
});

/**
 * Remembers the scroll position of the grid of all odds, which scrolls in itself and is not covered by the shell's
 * scroll memory. Going back restores it; a fresh visit starts at the top.
 */
function useGridScrollMemory(address: string, scroller: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (scroller === null) return undefined;
    const known = wentBack ? positions.get(address) : undefined;
    wentBack = false;
    // The list sets its height one frame after it is mounted.
    const frame = known === undefined ? 0 : requestAnimationFrame(() => scroller.scrollTo(known));
    const keep = (): void => {
      positions.set(address, { top: scroller.scrollTop, left: scroller.scrollLeft });
    };
    scroller.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', keep);
    };
  }, [address, scroller]);
}

/** Rows rendered beyond the screen, px: a flick passes them before further rows arrive. None before the first paint. */
const BEYOND = { top: 4 * EVENT_ROW_HEIGHT_PX, bottom: 8 * EVENT_ROW_HEIGHT_PX };

/** Rows of a new list that are rendered step by step; a phone shows nine. */
const FIRST_ROWS = 16;
const GROWTH = { first: 5, step: 5 };

interface ProgramListProps {
  route: ProgramRoute;
  filters: ProgramFilters;
  list: Pick<ListView, 'view' | 'facets' | 'order'> & { items: readonly ListItem[]; columns: ProgramColumns };
  /** The match shown beside the list; 0 for none. */
  currentId: number;
}

/**
 * The virtual list: rows have fixed heights, so nothing is measured and nothing moves. The window scrolls it; the page
 * of all odds, wider than any screen, has its own scroll container so that header and names both stay in sight.
 */
export function ProgramList({ route: place, filters, list, currentId }: ProgramListProps) {
  const { view, columns, facets } = list;
  const viewport = useViewport();
  const isLive = listScope(place, filters) === 'live';
  const joins = isLive && viewport === 'mobile' && filters.sort === 'league';
  const ordered = useMemo(() => (joins ? joinSmallLeagues(list.items) : list.items), [joins, list.items]);
  const scrolling = place.mode === 'allOdds' && !columns.wide;
  const [scale] = useState(textScale);
  // Rounded to whole pixels, because the library adds them up.
  const isDense = useListDensity() === 'dense' && !columns.wide;
  const rowHeight = Math.round(scale * rowHeightOf(columns.wide, viewport, isDense));
  const headerHeight = Math.round(scale * (isDense ? DENSE_HEADER_HEIGHT_PX : SECTION_HEADER_HEIGHT_PX));
  const [mark, setMark] = useState<HTMLDivElement | null>(null);
  const { items, gone, pictures } = useSteadyOrder({
    ...{ items: ordered, view, isRefreshing: list.order.refreshing === true },
    ...{ heights: { row: rowHeight, header: headerHeight }, top: scrolling ? null : mark },
  });
  const sections = useMemo(() => listSections(items, rowHeight, headerHeight), [items, rowHeight, headerHeight]);
  const layout = useRowLayout(columns, filters, isLive, scrolling);
  const top = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const beyond = useIsFirstScreenReady() ? BEYOND : 0;
  const showRange = useListWindow(view, sections.eventIds);
  const [headed, setHeaded] = useState(false);
  // The library renders no row before it knows its position.
  const drawn = useRenderedRowCount(headed ? FIRST_ROWS : 0, GROWTH);
  const components = useMemo(() => ({ TopItemList: () => <Headed onHeaded={setHeaded} /> }), []);
  const current = useCurrentSection(sections.offsets, top, scrolling ? scroller : null);
  const [path] = useLocation();
  const search = useSearch();
  useGridScrollMemory(path + search, scrolling ? scroller : null);
  const header = (index: number, pinned: boolean) => (
    <ListHeader header={sections.headers[index]} facets={facets} layout={layout} sort={filters.sort} pinned={pinned} />
  );
  const row = (index: number) => {
    const eventId = sections.eventIds[index];
    if (eventId === undefined) return null;
    if (gone.has(`e${eventId}`)) return <GoneRow picture={pictures.get(`e${eventId}`)} />;
    if (index >= drawn) return <RowSkeleton />;
    return (
      <ProgramRow
        view={view}
        eventId={eventId}
        layout={layout}
        mixed={sections.mixedIds.has(eventId)}
        current={eventId === currentId}
      />
    );
  };
  return (
    <div
      ref={scrolling ? setScroller : undefined}
      className={classNames(scrolling && styles['grid'], !headed && styles['unplaced'])}
      data-dense={isDense || undefined}
      style={{ '--row-event': `${rowHeight}px`, '--row-league': `${headerHeight}px` } as CSSProperties}
    >
      <div
        ref={(place) => {
          top.current = place;
          setMark(place);
        }}
        className={styles['top']}
        data-moves-with-header
      />
      <div className={classNames(styles['sticky'], scrolling && styles['inGrid'], !headed && styles['waiting'])}>
        {header(Math.min(current, sections.headers.length - 1), true)}
      </div>
      {/*
       * The page's skeletons stay until rows are rendered; otherwise a frame would be blank (37 ms, on a slow
       * processor 55).
       */}
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
/** Before it knows its position the library renders an empty list at another one. */
const waiting = { visibility: 'hidden' } as const;

/**
 * Replaces the library's own sticky header, which ignores the bar above it. Our header also takes the place of the
 * current section's header, which the library leaves out of the list, so it is the only header of its section for
 * sight, pointer and screen readers. Ours is shown in the frame in which the library's is removed, so nothing moves.
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
      placeOutcomes: (column, market) => placeOutcomes(columns.columns[column]?.headers ?? [], market),
      titles: columns.columns.map(({ title }) => title),
      named: !columns.wide && (columns.columns.length > 1 || needColumnNames(columns.columns)),
      wide: columns.wide,
      showDay: byLeague,
      showLeague: !byLeague,
      live,
      scrolling,
    }),
    [columns, byLeague, live, scrolling],
  );
}

/** The place of a row that has left the list: it fades, takes no taps and is no part of the reading order. */
function GoneRow({ picture }: { picture: Node | undefined }) {
  const show = useCallback(
    (place: HTMLDivElement | null) => place?.replaceChildren(...(picture === undefined ? [] : [picture])),
    [picture],
  );
  return <div ref={show} className={styles['gone']} data-gone inert aria-hidden />;
}
