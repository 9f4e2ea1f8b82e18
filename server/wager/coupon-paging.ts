/** Filtering and sorting of coupon lists. Coupons of a group are one row. */
import { type WirePage, wirePageOf } from '../http/wire-page.ts';
import { badRequest } from '../http/response-envelope.ts';
import { parseWholeNumber } from '../http/service-route.ts';
import { toTurkishTime } from '../turkish-time.ts';
import type { World } from '../world.ts';
import type { CouponRecord } from './coupon-record.ts';

/** Status code that selects the archive, where coupons keep their own status. */
const ARCHIVE = 100;

interface CouponListQuery {
  page: string;
  limit: string;
  type?: string | undefined;
  status?: string | undefined;
  sortType?: string | undefined;
  archiveDate?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

interface CouponListContext {
  world: World;
  now: () => number;
}

/** Returns the rows of the query; each has at least one coupon. */
export function couponPageOf(
  coupons: readonly CouponRecord[],
  query: CouponListQuery,
  { now, world }: CouponListContext,
): WirePage<CouponRecord[]> {
  const shown = coupons.filter(
    fitsAll([notRemoved, ...placeOf(query), typeOf(query.type, now(), world), ...timeOf(query)]),
  );
  const rows = [...grouped(shown.toReversed()).values()].toSorted(orderOf(query.sortType));
  return wirePageOf(rows, parseWholeNumber(query.page, 'page'), parseWholeNumber(query.limit, 'limit'));
}

type Filter = (coupon: CouponRecord) => boolean;

function fitsAll(filters: readonly Filter[]): Filter {
  return (coupon) => filters.every((fits) => fits(coupon));
}

const notRemoved: Filter = ({ removed }) => !removed;

/** Returns filters by status and archive; archived coupons appear in no other list. */
function placeOf({ status = '', archiveDate }: CouponListQuery): Filter[] {
  const codes = status === '' ? [] : status.split(',').map((code) => parseWholeNumber(code, 'status'));
  const wanted = new Set(codes.filter((code) => code !== ARCHIVE));
  const inArchive = archiveDate !== undefined || codes.includes(ARCHIVE);
  return [({ archived }) => archived === inArchive, (coupon) => wanted.size === 0 || wanted.has(coupon.status)];
}

/**
 * Returns the filter by type. A coupon has started when one of its events is past its start time, live, scored or
 * decided.
 */
function typeOf(type: string | undefined, nowMs: number, world: World): Filter {
  const started: Filter = ({ slip }) =>
    slip.items.some(
      ({ phase, result, startsAt, eventId }) =>
        phase === 2 || result !== undefined || startsAt * 1_000 <= nowMs || world.score(eventId) !== undefined,
    );
  switch (type ?? '0') {
    case '0':
      return () => true;
    case '1':
      return started;
    case '2':
      return (coupon) => !started(coupon);
    case '3':
      return ({ slip }) => slip.items.some(({ phase }) => phase === 3);
    default:
      throw badRequest('type must be 0 (all), 1 (running), 2 (not started) or 3 (long-term)');
  }
}

function timeOf({ startDate, endDate, archiveDate }: CouponListQuery): Filter[] {
  const filters: Filter[] = [];
  if (startDate !== undefined) {
    const from = parseWholeNumber(startDate, 'startDate') * 1_000;
    filters.push(({ playedAt }) => playedAt >= from);
  }
  if (endDate !== undefined) {
    const until = parseWholeNumber(endDate, 'endDate') * 1_000;
    filters.push(({ playedAt }) => playedAt < until);
  }
  if (archiveDate !== undefined) {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(archiveDate)) throw badRequest('archiveDate must be like 2026-03');
    filters.push(({ playedAt }) => turkishMonth(playedAt) === archiveDate);
  }
  return filters;
}

function turkishMonth(ms: number): string {
  return toTurkishTime(ms).toISOString().slice(0, 7);
}

function grouped(coupons: readonly CouponRecord[]): Map<string, CouponRecord[]> {
  const rows = new Map<string, CouponRecord[]>();
  for (const coupon of coupons) {
    const key = coupon.groupId ?? coupon.id;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [coupon]);
    else row.unshift(coupon);
  }
  return rows;
}

/**
 * Returns the sort order: last played by default, 1 by the start of the first event, 2 by odd, 3 by the number of times
 * its columns are played (misli).
 */
function orderOf(sortType: string | undefined): (a: CouponRecord[], b: CouponRecord[]) => number {
  const latest = (row: CouponRecord[]): number => row[0]?.playedAt ?? 0;
  const starts = (row: CouponRecord[]): number =>
    Math.min(...(row[0]?.slip.items ?? []).map(({ startsAt }) => startsAt));
  const odd = (row: CouponRecord[]): number => row[0]?.slip.price.totalOdd ?? 0;
  const rounds = (row: CouponRecord[]): number => row.reduce((sum, { slip }) => sum + slip.multiplier, 0);
  switch (sortType) {
    case undefined:
      return (a, b) => latest(b) - latest(a);
    case '1':
      return (a, b) => starts(b) - starts(a) || latest(b) - latest(a);
    case '2':
      return (a, b) => odd(b) - odd(a) || latest(b) - latest(a);
    case '3':
      return (a, b) => rounds(b) - rounds(a) || latest(b) - latest(a);
    default:
      throw badRequest('sortType must be 1, 2 or 3');
  }
}
