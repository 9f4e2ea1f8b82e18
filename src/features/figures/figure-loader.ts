/**
 * Loads all coupons of an extent: first what the device has, then page by page from the services, one request at a time
 * and only while the page is open (rule figures-10). Nothing is stored here; the responses are stored like any list's.
 */
import type { DatedResult } from '../../contract/port/engine-contract.ts';
import { type FigureCoupon, figureCoupons } from '../../domain/figures/figure-coupon.ts';
import { missingPlays } from '../../domain/figures/missing-plays.ts';
import { periodStart } from '../../domain/coupon/period.ts';
import { createListeners } from '../../lib/listeners.ts';
import type { Coupon } from '../../model/coupon.ts';
import type { Failure, Result } from '../../model/failure.ts';
import { UNKNOWN_COUNT, type Page } from '../../model/load.ts';
import type { Transaction } from '../../model/payment.ts';
import type { PoolCoupon } from '../../model/pool.ts';
import type { FigureExtent } from './figure-filters.ts';
import { type FigureSource, MOST_PAGES, deviceSources, extentSources } from './figure-sources.ts';

type CouponPage = DatedResult<Page<Coupon> | Page<PoolCoupon>>;

/** The reads of the engine that the loader needs. */
export interface FigureReads {
  read: (source: FigureSource, page: number) => Promise<Result<CouponPage>>;
  readCached: (source: FigureSource, page: number) => Promise<CouponPage | null>;
  /** Transactions of the extent, which are never stored. */
  readTransactions: (from: number | null, page: number) => Promise<Result<DatedResult<Page<Transaction>>>>;
  /** Epoch seconds. */
  now: () => number;
}

export interface FigureView {
  /** Newest first. */
  coupons: readonly FigureCoupon[];
  loading: boolean;
  /** True once the device or the services have responded: an empty list is then really empty, or unknown offline. */
  isKnown: boolean;
  /** True when every page of every list is in `coupons`. */
  complete: boolean;
  /** True when a list is longer than the limit. */
  isTruncated: boolean;
  /** Number of rows that are not in `coupons`; null if unknown. */
  missing: number | null;
  /** Coupons that only the transactions contain; null without them. */
  removed: { coupons: number; played: number } | null;
  failure: Failure | null;
  /** Time of the oldest response, for `AgeLine`. */
  age: { at: number; stale: boolean; refreshing: boolean };
  about: CouponPage['about'];
}

export interface FigureLoader {
  view: () => FigureView;
  subscribe: (onChange: () => void) => () => void;
  /** Shows what the device has, and loads, unless all was loaded within the last minute. */
  open: () => void;
  /** Ends the requests after the one in flight. */
  close: () => void;
  refresh: () => void;
  /** Forgets everything: the session has ended. */
  forget: () => void;
}

const EMPTY: FigureView = {
  coupons: [],
  loading: true,
  isKnown: false,
  complete: false,
  isTruncated: false,
  missing: null,
  removed: null,
  failure: null,
  age: { at: 0, stale: false, refreshing: false },
  about: null,
};
/** Seconds in which a complete result is not requested again. */
const RECENT_S = 60;
const MOST_TRANSACTION_PAGES = 20;
/** Number of lists that together are an extent (`extentSources`). */
const LISTS = 3;

interface Rows {
  coupons: Coupon[];
  pool: PoolCoupon[];
}

interface Walk extends Rows {
  /** Rows of each list whose first page was read, in the order of the lists; null where the service sends none. */
  totals: (number | null)[];
  complete: boolean;
  isTruncated: boolean;
  /** Time of the oldest cached response; null without one. */
  oldest: number | null;
  failure: Failure | null;
  about: CouponPage['about'];
}

const newWalk = (): Walk => ({
  ...{
    coupons: [],
    pool: [],
    totals: [],
    complete: true,
    isTruncated: false,
    oldest: null,
    failure: null,
    about: null,
  },
});

export function createFigureLoader(extent: FigureExtent, reads: FigureReads): FigureLoader {
  const changes = createListeners();
  let view = EMPTY;
  let run = 0;
  let finishedAt = 0;

  const show = (next: Partial<FigureView>): void => {
    view = { ...view, ...next };
    changes.notify();
  };
  const from = (): number | null => (extent.period === undefined ? null : periodStart(extent.period, reads.now()));

  async function load(): Promise<void> {
    run += 1;
    const own = run;
    const isWanted = (): boolean => own === run;
    // The complete result of an earlier run stays until this one is complete.
    const isShown = view.complete;
    show({ loading: true, failure: null });
    const stored = isShown ? newWalk() : await readDevice(isWanted);
    if (!isWanted()) return;
    if (!isShown) show({ ...viewOf(stored, newWalk(), from()), loading: true });
    const fresh = newWalk();
    const showPage = (): void => {
      if (!isShown) show({ ...viewOf(stored, fresh, from()), loading: true });
    };
    await walk(extentSources(extent, reads.now()), fresh, reads.read, isWanted, showPage);
    if (!isWanted()) return;
    if (!fresh.complete) {
      const shown = isShown ? view : { ...viewOf(stored, fresh, from()), complete: stored.complete };
      const age = { at: shown.age.at || finishedAt, stale: shown.coupons.length > 0, refreshing: false };
      show({ ...shown, loading: false, isKnown: true, failure: fresh.failure, age });
      return;
    }
    const now = reads.now();
    const age = { at: fresh.oldest ?? now, stale: fresh.oldest !== null, refreshing: false };
    finishedAt = age.at;
    show({ ...viewOf(newWalk(), fresh, from()), isKnown: true, complete: true, age });
    const plays = age.stale ? null : await readPlays(isWanted);
    if (isWanted() && plays !== null) show({ removed: missingPlays(plays, fresh.coupons, fresh.pool) });
  }

  async function readDevice(isWanted: () => boolean): Promise<Walk> {
    const own = newWalk();
    await walk(extentSources(extent, reads.now()), own, readStored, isWanted);
    if (own.complete || !isWanted()) return own;
    const others = newWalk();
    await walk(deviceSources(extent, reads.now()), others, readStored, isWanted);
    const oldest = [own.oldest, others.oldest].filter((at) => at !== null);
    return {
      ...own,
      coupons: [...others.coupons, ...own.coupons],
      pool: [...others.pool, ...own.pool],
      oldest: oldest.length === 0 ? null : Math.min(...oldest),
    };
  }

  async function readStored(source: FigureSource, page: number): Promise<Result<CouponPage> | null> {
    const copy = await reads.readCached(source, page);
    return copy === null ? null : { ok: true, value: copy };
  }

  async function readPlays(isWanted: () => boolean): Promise<Transaction[] | null> {
    const rows: Transaction[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      // Pages are requested in sequence, because each response reports how many there are.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await reads.readTransactions(from(), page);
      if (!isWanted() || !answer.ok) return null;
      rows.push(...answer.value.data.rows);
      pages = answer.value.data.pageCount;
      if (pages > MOST_TRANSACTION_PAGES) return null;
    }
    return rows;
  }

  return {
    view: () => view,
    subscribe: changes.add,
    open: () => {
      const age = reads.now() - finishedAt;
      if (view.complete && age >= 0 && age < RECENT_S) return;
      void load();
    },
    close: () => {
      run += 1;
      view = { ...view, loading: !view.isKnown };
    },
    refresh: () => void load(),
    forget: () => {
      run += 1;
      finishedAt = 0;
      view = EMPTY;
      changes.notify();
    },
  };
}

/** Returns null where the device has no such page. */
type ReadPage = (source: FigureSource, page: number) => Promise<Result<CouponPage> | null>;

/** Reads the lists in sequence into `found`, until a page is missing, fails or comes from the cache unexpectedly. */
async function walk(
  sources: readonly FigureSource[],
  found: Walk,
  read: ReadPage,
  isWanted: () => boolean,
  onPage: () => void = () => {},
): Promise<void> {
  for (const source of sources) {
    for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
      // Pages are requested in sequence, because each response reports how many there are.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await read(source, page);
      if (!isWanted()) return;
      if (answer?.ok !== true) {
        found.complete = false;
        if (page === 1) found.totals.push(null);
        if (answer === null) break;
        found.failure = answer.failure;
        return;
      }
      const { data, storedAt, about } = answer.value;
      pages = data.pageCount;
      addPage(found, source, data);
      found.about = found.about ?? about;
      if (storedAt !== null) found.oldest = Math.min(storedAt, found.oldest ?? storedAt);
      if (page === 1) found.totals.push(data.total === UNKNOWN_COUNT ? null : data.total);
      if (pages > MOST_PAGES) found.isTruncated = true;
      onPage();
    }
  }
}

function addPage(found: Rows, { name }: FigureSource, { rows }: Page<Coupon> | Page<PoolCoupon>): void {
  // The source's call returns rows of this type.
  if (name === 'getPoolCoupons') found.pool.push(...(rows as PoolCoupon[]));
  else found.coupons.push(...(rows as Coupon[]));
}

/** @param from start of the extent, epoch seconds; null for all */
function viewOf(stored: Walk, fresh: Walk, from: number | null): Omit<FigureView, 'removed'> {
  const inExtent = ({ playedAt }: { playedAt: number }): boolean => from === null || playedAt >= from;
  // The newer response of a coupon comes last.
  const rows = [...stored.coupons, ...fresh.coupons].filter(inExtent);
  const pool = [...stored.pool, ...fresh.pool].filter(inExtent);
  const count = new Set([...rows.map(({ id }) => id), ...pool.map(({ id }) => `pool ${id}`)]).size;
  const total = totalOf(fresh) ?? totalOf(stored);
  return {
    coupons: figureCoupons(rows, pool),
    loading: false,
    isKnown: count > 0,
    complete: false,
    isTruncated: stored.isTruncated || fresh.isTruncated,
    missing: total === null ? null : Math.max(0, total - count),
    failure: null,
    age: { at: stored.oldest ?? 0, stale: stored.oldest !== null, refreshing: stored.oldest !== null },
    about: fresh.about,
  };
}

/** Rows of the three lists of the extent; null if one is unknown. */
function totalOf({ totals }: Walk): number | null {
  const known = totals.filter((total) => total !== null);
  return known.length === LISTS ? known.reduce((sum, total) => sum + total, 0) : null;
}
