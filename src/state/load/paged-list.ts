/**
 * A list loaded up to where it was scrolled: its pages in order, each with its age. Loads one page at a time: first the
 * stale ones on screen, then, on request, the next one. Shown rows stay until newer ones arrive.
 */
import { isTransient } from '../../contract/failure-checks.ts';
import { createListeners } from '../../lib/listeners.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { Page, RowHeights } from '../../model/load.ts';
import type { DatedResult } from '../../contract/port/engine-contract.ts';

interface PagedView<Row> {
  rows: readonly Row[];
  /** Null until the first page has loaded. */
  total: number | null;
  complete: boolean;
  /** True while a page is in flight; `loadingNext` when it is the page after the last shown. */
  loading: boolean;
  loadingNext: boolean;
  /** Failure of the last requested page, with its number; null after a success. */
  failure: { failure: Failure; page: number } | null;
  /** Age of the oldest page, for `AgeLine`; `at` in epoch seconds. */
  age: { at: number; stale: boolean; refreshing: boolean };
  /** True when another try may bring newer or missing rows. */
  isRetryable: boolean;
  /** Subject and newest generation of the rows, by which a later change invalidates them. */
  about: DatedResult<unknown>['about'];
}

export interface PagedList<Row> {
  view: () => PagedView<Row>;
  heights: RowHeights;
  subscribe: (onChange: () => void) => () => void;
  /** Call when the list is shown: loads the first page, or revalidates the pages it has. */
  open: () => void;
  /** Indices of the first and the last row on screen. */
  setVisibleRange: (first: number, last: number) => void;
  loadMore: () => void;
  /** Invalidates all pages. */
  refresh: () => void;
  /** Invalidates all pages on the player's request, and clears the failure at once. */
  retry: () => void;
}

export type LoadPage<Row> = (page: number) => Promise<Result<DatedResult<Page<Row>>>>;
/** Resolves to the cached first page of the device; null without one. */
export type ReadFirstPage<Row> = () => Promise<DatedResult<Page<Row>> | null>;

/** Version of a page that is shown while its first request is pending (first-load-11). */
const REFRESHING = -1;

export function createPagedList<Row>(
  load: LoadPage<Row>,
  keyOf: (row: Row) => string,
  now: () => number,
  readFirstPage?: ReadFirstPage<Row>,
): PagedList<Row> {
  const changes = createListeners();
  const pages: Loaded<Row>[] = [];
  const heights = new Map<string, number>();
  let known: { pageCount: number; total: number } | null = null;
  let version = 0;
  let shown = { first: 0, last: 0 };
  let wantsMore = false;
  /** Number of the page in flight, 0 for none. */
  let busy = 0;
  let halted = false;
  let failure: PagedView<Row>['failure'] = null;
  let laidOut = layOut(pages, keyOf);
  let view = look();

  return {
    view: () => view,
    heights: { read: (key) => heights.get(key), note: (key, height) => void heights.set(key, height) },
    subscribe: changes.add,
    open: () => {
      if (pages.length > 0) version += 1;
      else void showCached();
      resume();
    },
    setVisibleRange: (first, last) => {
      shown = { first, last };
      step();
    },
    loadMore: () => {
      wantsMore = true;
      step();
    },
    refresh,
    retry: () => {
      failure = null;
      refresh();
    },
  };

  /** Shows the cached first page until the first response. */
  async function showCached(): Promise<void> {
    const copy = await readFirstPage?.();
    if (copy === undefined || copy === null || pages.length > 0) return;
    take(1, copy, REFRESHING);
    publish();
  }

  function refresh(): void {
    version += 1;
    resume();
  }

  function resume(): void {
    halted = false;
    step();
  }

  function step(): void {
    const page = busy > 0 || halted ? undefined : wanted();
    if (page !== undefined) void fetchPage(page);
  }

  async function fetchPage(page: number): Promise<void> {
    busy = page;
    publish();
    const asked = version;
    const answer = await load(page);
    busy = 0;
    if (page > pages.length) wantsMore = false;
    if (answer.ok) take(page, answer.value, asked);
    else miss(page, answer.failure, asked);
    publish();
    step();
  }

  function take(page: number, { data, storedAt, about }: DatedResult<Page<Row>>, asked: number): void {
    const { rows, pageCount, total } = data;
    known = { pageCount, total };
    failure = null;
    pages[page - 1] = { rows, at: storedAt ?? now(), copy: storedAt !== null, version: asked, about };
    pages.length = Math.min(pages.length, Math.max(1, pageCount));
    laidOut = layOut(pages, keyOf);
  }

  /**
   * Keeps the page's rows and marks them as stale. When the page has no rows yet, loading halts, because no page below
   * it can follow.
   */
  function miss(page: number, why: Failure, asked: number): void {
    failure = { failure: why, page };
    const old = pages[page - 1];
    if (old === undefined) halted = true;
    else pages[page - 1] = { ...old, copy: true, version: asked };
  }

  /**
   * Returns the next page to load: stale pages on screen, then cached ones off screen, which make the whole list stale,
   * then the next page if it was requested.
   */
  function wanted(): number | undefined {
    if (pages.length === 0) return 1;
    const from = laidOut.pageOf[Math.max(0, shown.first)] ?? 0;
    const to = laidOut.pageOf[Math.min(shown.last, laidOut.pageOf.length - 1)] ?? from;
    for (let index = from; index <= to; index += 1) {
      if (pages[index]?.version !== version) return index + 1;
    }
    const copied = pages.findIndex(({ copy, version: asked }) => copy && asked !== version);
    // Off-screen pages are refetched only while no page of this version came from the cache, which shows that the
    // service responds.
    if (copied !== -1 && !pages.some(({ copy, version: asked }) => copy && asked === version)) return copied + 1;
    return wantsMore && known !== null && pages.length < known.pageCount ? pages.length + 1 : undefined;
  }

  function publish(): void {
    view = look();
    changes.notify();
  }

  function look(): PagedView<Row> {
    const copied = pages.some(({ copy }) => copy);
    const refreshing = busy === 1 && pages[0]?.version === REFRESHING;
    const trouble = failure !== null && isTransient(failure.failure);
    return {
      rows: laidOut.rows,
      total: known?.total ?? null,
      complete: known !== null && pages.length >= known.pageCount,
      loading: busy > 0,
      loadingNext: busy > pages.length,
      failure,
      age: { at: Math.min(...pages.map(({ at }) => at)), stale: pages.length > 0 && (copied || trouble), refreshing },
      isRetryable: !refreshing && (copied || trouble),
      about: newest(pages.map(({ about }) => about)),
    };
  }
}

interface Loaded<Row> {
  rows: readonly Row[];
  /** Epoch seconds. */
  at: number;
  copy: boolean;
  version: number;
  about: DatedResult<unknown>['about'];
}

function newest(abouts: readonly DatedResult<unknown>['about'][]): DatedResult<unknown>['about'] {
  return abouts.reduce(
    (most, about) => (most === null || (about !== null && about.generation > most.generation) ? about : most),
    null,
  );
}

/** Merges the pages. A row that moved to another page between two loads is kept once. */
function layOut<Row>(pages: readonly Loaded<Row>[], keyOf: (row: Row) => string): { rows: Row[]; pageOf: number[] } {
  const seen = new Set<string>();
  const rows: Row[] = [];
  const pageOf: number[] = [];
  pages.forEach((page, index) => {
    for (const row of page.rows) {
      const key = keyOf(row);
      if (seen.has(key)) continue;
      seen.add(key);
      rows.push(row);
      pageOf.push(index);
    }
  });
  return { rows, pageOf };
}
