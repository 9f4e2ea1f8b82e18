import { type ReactNode, type Ref, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import CloudOff from 'lucide-react/icons/cloud-off';
import { type ItemProps, type ListProps, Virtuoso } from 'react-virtuoso';
import type { Failure } from '../../model/failure.ts';
import type { LoadedRows } from '../../model/load.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { FailureNotice } from '../feedback/failure-notice.tsx';
import { StaleReasonContext } from '../feedback/age-line.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { textScale } from './text-scale.ts';
import styles from './endless-list.module.css';

export interface EndlessListProps<Row> {
  of: LoadedRows<Row>;
  label: string;
  keyOf: (row: Row) => string;
  render: (row: Row) => ReactNode;
  /** Height of a row including the gap below, px; the minimum if rows differ and are measured. */
  rowHeight: number;
  fixed?: boolean;
  /**
   * Expected height of a row including the gap below, px at the default text size; the list is as high as all of them
   * before any row is measured. Without it every row is expected to be as high as `rowHeight`.
   */
  heightOf?: ((row: Row) => number) | undefined;
  /**
   * Minimum width of a cell, px: two fit side by side from twice this width. If undefined, there is always a single
   * column.
   */
  cellWidth?: number | undefined;
  /** Element that scrolls the rows; the window if undefined, nothing is rendered while null. */
  scroller?: HTMLElement | null;
}

/** Virtual list that renders only rows in view. The next page is requested 70 px before the end (rule coupon-11). */
export function EndlessList<Row>(props: EndlessListProps<Row>) {
  const { of, keyOf, render, rowHeight, fixed = false, heightOf, label, cellWidth, scroller } = props;
  const { rows, setVisibleRange: show, heights: known } = of;
  const [place, columns] = useColumns(cellWidth);
  const lines = useMemo(() => linesOf(rows, columns), [rows, columns]);
  const keyOfLine = ([first]: RowLine<Row>): string => `${window.innerWidth} ${keyOf(first)}`;
  const measured = (line: RowLine<Row>): number | undefined => known?.read(keyOfLine(line));
  const heights = useMemo(
    () => heightOf && lineHeights(lines, heightOf, measured),
    // Heights measured later are Virtuoso's own matter.
    // oxlint-disable-next-line react/exhaustive-deps
    [lines, heightOf],
  );
  const measure = (element: HTMLElement): number => {
    const { height } = element.getBoundingClientRect();
    const line = lines[Number(element.dataset['index'])];
    if (line !== undefined && height > 0) known?.note(keyOfLine(line), height);
    return height;
  };
  if (scroller === null) return null;
  return (
    <section ref={place} className={styles['list']} aria-label={label}>
      <Virtuoso
        // Another number of columns is a new list, because lines have other contents.
        key={columns}
        context={columns}
        {...(scroller === undefined ? { useWindowScroll: true } : { customScrollParent: scroller })}
        data={lines}
        // Renders a screenful of rows at once: until Virtuoso has measured itself it would render none, and a blank
        // frame would be painted.
        initialItemCount={Math.min(lines.length, Math.ceil(window.innerHeight / rowHeight))}
        computeItemKey={(_, [first]) => keyOf(first)}
        itemContent={(_, line) => <Line line={line} columns={columns} keyOf={keyOf} render={render} />}
        {...(fixed ? { fixedItemHeight: rowHeight } : {})}
        {...(heights === undefined ? {} : { heightEstimates: heights, itemSize: measure })}
        // Reserves the height before anything is measured, so that the end is not in view and a scroll position can be
        // restored.
        style={{ minHeight: heights?.reduce((sum, height) => sum + height, 0) ?? lines.length * rowHeight }}
        increaseViewportBy={OVERSCAN_PX}
        rangeChanged={({ startIndex, endIndex }) => show(startIndex * columns, (endIndex + 1) * columns - 1)}
        components={listElements}
      />
      {/* Keyed by page and without a height of its own: an end that moved down with a new page, or with rows higher
          than the minimum, would be a layout shift (0.03 at 768 px). */}
      <ListEnd key={`end-${rows.length}`} of={of} rowHeight={rowHeight} scroller={scroller ?? null} />
    </section>
  );
}

type RowLine<Row> = readonly [Row, ...Row[]];

interface LineProps<Row> extends Pick<EndlessListProps<Row>, 'keyOf' | 'render'> {
  line: RowLine<Row>;
  columns: number;
}

function Line<Row>({ line, columns, keyOf, render }: LineProps<Row>) {
  if (columns === 1) return render(line[0]);
  return (
    <div className={`stack gap-3 ${styles['line']}`}>
      {line.map((row) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={keyOf(row)} role="listitem">
          {render(row)}
        </div>
      ))}
    </div>
  );
}

function linesOf<Row>(rows: readonly Row[], columns: number): RowLine<Row>[] {
  const lines: RowLine<Row>[] = [];
  for (let start = 0; start < rows.length; start += columns) {
    const [first, ...others] = rows.slice(start, start + columns);
    if (first !== undefined) lines.push([first, ...others]);
  }
  return lines;
}

/** Height of each line, px: the measured one, otherwise the expected height of its highest row. */
function lineHeights<Row>(
  lines: readonly RowLine<Row>[],
  heightOf: (row: Row) => number,
  measured: (line: RowLine<Row>) => number | undefined,
): number[] {
  const scale = textScale();
  return lines.map((line) => measured(line) ?? scale * Math.max(...line.map((row) => heightOf(row))));
}

/** Returns the number of columns, measured before the first paint. Two at most, because three would be hard to scan. */
function useColumns(cellWidth: number | undefined): [(place: HTMLElement | null) => void, number] {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    if (place === null || cellWidth === undefined) return undefined;
    const measure = (): void => setColumns(place.clientWidth >= 2 * cellWidth ? 2 : 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [place, cellWidth]);
  return [setPlace, columns];
}

const OVERSCAN_PX = { top: 300, bottom: 600 };
/**
 * The top margin is unlimited, so that scrolling past the end counts as reaching it: on a phone the footer alone is
 * higher than the window (1,043 px).
 */
const LIST_END_MARGIN = '1000000px 0px 70px 0px';

/** List semantics for screen readers; with several columns the cells are the entries instead of the lines. */
const listElements = {
  List: ({ ref, style, children, context }: ListProps & { context: number }) =>
    context > 1 ? (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <div ref={ref} style={style} role="list">
        {children}
      </div>
    ) : (
      <ul ref={ref as Ref<HTMLUListElement>} style={style}>
        {children}
      </ul>
    ),
  Item: ({ style, children, context, ...place }: ItemProps<unknown> & { context: number }) => {
    const Line = context > 1 ? 'div' : 'li';
    return (
      <Line
        style={style}
        data-index={place['data-index']}
        data-item-index={place['data-item-index']}
        data-known-size={place['data-known-size']}
      >
        {children}
      </Line>
    );
  },
};

interface ListEndProps<Row> extends Pick<EndlessListProps<Row>, 'of' | 'rowHeight'> {
  scroller: HTMLElement | null;
}

function ListEnd<Row>({ of, rowHeight, scroller }: ListEndProps<Row>) {
  const { complete, loadingNext, failure, offline, loadMore: more, retry } = of;
  const end = useRef<HTMLDivElement>(null);
  const idle = !complete && !loadingNext && failure === null;
  useEffect(() => {
    const mark = end.current;
    if (mark === null || !idle) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { root: scroller, rootMargin: LIST_END_MARGIN },
    );
    observer.observe(mark);
    return () => observer.disconnect();
    // A page that leaves the end in view is observed anew, which loads the next one.
  }, [idle, more, scroller]);
  return (
    <div>
      <div ref={end} />
      {loadingNext && (
        <div aria-busy="true">
          <p className="visually-hidden">Devamı yükleniyor…</p>
          <Skeleton height={rowHeight - ROW_GAP} radius="l" />
        </div>
      )}
      {!loadingNext && failure !== null && <NextPageFailure failure={failure} offline={offline} onRetry={retry} />}
    </div>
  );
}

const ROW_GAP = 12;

interface NextPageFailureProps {
  failure: Failure;
  /** True when the next page cannot be loaded for lack of a network. */
  offline: boolean;
  onRetry: () => void;
}

function NextPageFailure({ failure, offline, onRetry }: NextPageFailureProps) {
  const why = useContext(StaleReasonContext);
  if (!offline || why === 'outdated') return <FailureNotice failure={failure} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<CloudOff size={26} aria-hidden />}
      title="Devamı çevrimdışı görülemiyor"
      text="Bu cihazda yalnızca daha önce açtığın sayfalar var. Bağlantın gelince devamı kendiliğinden yüklenir."
    />
  );
}
