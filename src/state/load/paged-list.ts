/**
 * A list as far as it was scrolled: its pages in order, each with its age. It loads one page at a time: first again what is
 * on screen and old, then, when asked for, the next one. What is shown stays until something newer is there.
 */
import { mayPass } from '../../contract/errors.ts';
import { createListeners } from '../../lib/listeners.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { Page } from '../../model/load.ts';
import type { Dated } from '../../contract/port/engine.ts';

export interface PagedView<Row> {
  rows: readonly Row[];
  /** Null until the first page is there. */
  total: number | null;
  complete: boolean;
  /** A page is on its way; a page below those that are shown. */
  loading: boolean;
  loadingNext: boolean;
  /** Why the last page that was asked for did not come, and which. */
  failure: { failure: Failure; page: number } | null;
  /** Of the oldest page, for `AgeLine`. */
  age: { at: number; stale: boolean };
  /** What is shown, or missing, may well come at another try. */
  troubled: boolean;
  /** What the rows are about; a page of an older generation is loaded again when it is seen. */
  about: Dated<unknown>['about'];
}

export interface PagedList<Row> {
  view: () => PagedView<Row>;
  subscribe: (onChange: () => void) => () => void;
  /** Somebody looks at it: the first page is loaded, and what was kept is looked at anew. */
  open: () => void;
  /** Indices of the first and the last row on screen. */
  show: (first: number, last: number) => void;
  more: () => void;
  /** Everything is old. */
  refresh: () => void;
  /** The same by the player's hand: the failure goes at once. */
  retry: () => void;
}

export type LoadPage<Row> = (page: number) => Promise<Result<Dated<Page<Row>>>>;

export function createPagedList<Row>(
  load: LoadPage<Row>,
  keyOf: (row: Row) => string,
  now: () => number,
): PagedList<Row> {
  const changes = createListeners();
  const pages: Loaded<Row>[] = [];
  let known: { pageCount: number; total: number } | null = null;
  let version = 0;
  let shown = { first: 0, last: 0 };
  let wantsMore = false;
  /** The page on its way, 0 for none. */
  let busy = 0;
  let halted = false;
  let failure: PagedView<Row>['failure'] = null;
  let laidOut = layOut(pages, keyOf);
  let view = look();

  return {
    view: () => view,
    subscribe: changes.add,
    open: () => {
      if (pages.length > 0) version += 1;
      resume();
    },
    show: (first, last) => {
      shown = { first, last };
      step();
    },
    more: () => {
      wantsMore = true;
      step();
    },
    refresh,
    retry: () => {
      failure = null;
      refresh();
    },
  };

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

  function take(page: number, { data, storedAt, about }: Dated<Page<Row>>, asked: number): void {
    const { rows, pageCount, total } = data;
    known = { pageCount, total };
    failure = null;
    pages[page - 1] = { rows, at: storedAt ?? now(), copy: storedAt !== null, version: asked, about };
    pages.length = Math.min(pages.length, Math.max(1, pageCount));
    laidOut = layOut(pages, keyOf);
  }

  /** What is shown of the page stays, and is old from now on; below a page that is missing there is nothing to ask for. */
  function miss(page: number, why: Failure, asked: number): void {
    failure = { failure: why, page };
    const old = pages[page - 1];
    if (old === undefined) halted = true;
    else pages[page - 1] = { ...old, copy: true, version: asked };
  }

  /** Old pages in sight first, then copies out of sight, which make the whole list old, then the next one. */
  function wanted(): number | undefined {
    if (pages.length === 0) return 1;
    const from = laidOut.pageOf[Math.max(0, shown.first)] ?? 0;
    const to = laidOut.pageOf[Math.min(shown.last, laidOut.pageOf.length - 1)] ?? from;
    for (let index = from; index <= to; index += 1) {
      if (pages[index]?.version !== version) return index + 1;
    }
    const copied = pages.findIndex(({ copy, version: asked }) => copy && asked !== version);
    // The service answers again: those that were asked for now are no copies.
    if (copied !== -1 && !pages.some(({ copy, version: asked }) => copy && asked === version)) return copied + 1;
    return wantsMore && known !== null && pages.length < known.pageCount ? pages.length + 1 : undefined;
  }

  function publish(): void {
    view = look();
    changes.tell();
  }

  function look(): PagedView<Row> {
    const copied = pages.some(({ copy }) => copy);
    const trouble = failure !== null && mayPass(failure.failure);
    return {
      rows: laidOut.rows,
      total: known?.total ?? null,
      complete: known !== null && pages.length >= known.pageCount,
      loading: busy > 0,
      loadingNext: busy > pages.length,
      failure,
      age: { at: Math.min(...pages.map(({ at }) => at)), stale: pages.length > 0 && (copied || trouble) },
      troubled: copied || trouble,
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
  about: Dated<unknown>['about'];
}

function newest(abouts: readonly Dated<unknown>['about'][]): Dated<unknown>['about'] {
  return abouts.reduce(
    (most, about) => (most === null || (about !== null && about.generation > most.generation) ? about : most),
    null,
  );
}

/** Between two loads rows move from page to page: one that is in two of them stands once. */
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
