import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { type ItemProps, type ListProps, Virtuoso } from 'react-virtuoso';
import type { Failure } from '../../model/failure.ts';
import type { LoadedRows } from '../../model/load.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { FailureNotice } from '../feedback/failure-notice.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './endless-list.module.css';

export interface EndlessListProps<Row> {
  of: LoadedRows<Row>;
  label: string;
  keyOf: (row: Row) => string;
  render: (row: Row) => ReactNode;
  /** Of a row with the gap below it; the least of rows that differ and are measured. */
  rowHeight: number;
  fixed?: boolean;
  /** What scrolls the rows; the window unless told, nothing yet while null. */
  scroller?: HTMLElement | null;
}

/** Rows the window scrolls, of which only those in sight exist. The next page is asked for 70 px before the end (rule coupon-11). */
export function EndlessList<Row>(props: EndlessListProps<Row>) {
  const { of, keyOf, render, rowHeight, fixed = false, label, scroller } = props;
  const { rows, show } = of;
  if (scroller === null) return null;
  return (
    <section aria-label={label}>
      <Virtuoso
        {...(scroller === undefined ? { useWindowScroll: true } : { customScrollParent: scroller })}
        data={rows}
        computeItemKey={(_, row) => keyOf(row)}
        itemContent={(_, row) => render(row)}
        {...(fixed ? { fixedItemHeight: rowHeight } : {})}
        // Before it has measured anything: the end is no end, and a place further down can be returned to.
        style={{ minHeight: rows.length * rowHeight }}
        increaseViewportBy={BEYOND}
        rangeChanged={({ startIndex, endIndex }) => show(startIndex, endIndex)}
        components={listElements}
      />
      <ListEnd of={of} scroller={scroller ?? null} />
    </section>
  );
}

const BEYOND = { top: 300, bottom: 600 };
const THRESHOLD = '0px 0px 70px 0px';

/** A list to a screen reader as well. */
const listElements = {
  List: ({ ref, style, children }: ListProps) => (
    <ul ref={ref as Ref<HTMLUListElement>} style={style}>
      {children}
    </ul>
  ),
  Item: ({ style, children, ...place }: ItemProps<unknown>) => (
    <li
      style={style}
      data-index={place['data-index']}
      data-item-index={place['data-item-index']}
      data-known-size={place['data-known-size']}
    >
      {children}
    </li>
  ),
};

function ListEnd<Row>({ of, scroller }: { of: LoadedRows<Row>; scroller: HTMLElement | null }) {
  const { complete, loadingNext, failure, offline, more, retry } = of;
  const end = useRef<HTMLDivElement>(null);
  const idle = !complete && !loadingNext && failure === null;
  useEffect(() => {
    const mark = end.current;
    if (mark === null || !idle) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { root: scroller, rootMargin: THRESHOLD },
    );
    observer.observe(mark);
    return () => observer.disconnect();
    // A page that leaves the end in sight is watched anew, and asks for the next one.
  }, [idle, more, scroller]);
  return (
    <div className={styles['end']}>
      <div ref={end} />
      {loadingNext && (
        <div aria-busy="true">
          <p className="visually-hidden">Devamı yükleniyor…</p>
          <Skeleton height={ROW_SKELETON} radius="l" />
        </div>
      )}
      {!loadingNext && failure !== null && <NoMore failure={failure} offline={offline} onRetry={retry} />}
    </div>
  );
}

const ROW_SKELETON = 109;

interface NoMoreProps {
  failure: Failure;
  /** The next page would come from a network that is not there. */
  offline: boolean;
  onRetry: () => void;
}

function NoMore({ failure, offline, onRetry }: NoMoreProps) {
  if (!offline) return <FailureNotice failure={failure} onRetry={onRetry} />;
  return (
    <EmptyState
      title="Devamı çevrimdışı görülemiyor"
      text="Bu cihazda yalnızca daha önce açtığın sayfalar var. Bağlantın gelince devamı kendiliğinden yüklenir."
    />
  );
}
