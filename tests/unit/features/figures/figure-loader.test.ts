/** The loader of the figures: device first, one request at a time, and what is missing. */
import { expect, test } from 'vitest';
import { extents } from '../../../../src/features/figures/figure-filters.ts';
import {
  type FigureLoader,
  type FigureReads,
  createFigureLoader,
} from '../../../../src/features/figures/figure-loader.ts';
import {
  type FigureSource,
  MOST_PAGES,
  deviceSources,
  extentSources,
} from '../../../../src/features/figures/figure-sources.ts';
import type { DatedResult } from '../../../../src/contract/port/engine-contract.ts';
import type { Coupon } from '../../../../src/model/coupon.ts';
import type { Page } from '../../../../src/model/load.ts';
import type { Transaction } from '../../../../src/model/payment.ts';
import { makeCoupon } from '../../../support/make-coupon.ts';

const NOW = 1_800_000_000;
const DAY = 86_400;
const all = extents[2];
const about = { subject: 'coupons', generation: 1 } as const;

interface Service {
  /** Coupons of the played list, newest first. */
  played: Coupon[];
  /** Copies by `keyOf`. */
  copies: Map<string, DatedResult<Page<Coupon>>>;
  isOffline: boolean;
  transactions: Transaction[];
  /** Requests to the service, in order. */
  requests: string[];
  inFlight: number;
  mostInFlight: number;
  totals: boolean;
}

const keyOf = (source: FigureSource, page: number): string => `${source.name} ${JSON.stringify(source.queryOf(page))}`;
const coupons = (count: number, first = 0): Coupon[] =>
  Array.from({ length: count }, (_, place) =>
    makeCoupon({ id: `k${first + place}`, status: 0, price: 100, playedAt: NOW - (first + place + 1) * DAY }),
  );

function setUp(fields: Partial<Service> = {}, extent: (typeof extents)[number] = all) {
  const service: Service = {
    ...{ played: [], copies: new Map(), isOffline: false, transactions: [], requests: [] },
    ...{ inFlight: 0, mostInFlight: 0, totals: true },
    ...fields,
  };
  const pageOf = (source: FigureSource, page: number): Page<Coupon> => {
    const query = source.queryOf(page);
    const start = 'startDate' in query ? Number(query.startDate) : 0;
    const isPlayed = source.name === 'getPlayedBetslips' && !('status' in query);
    const rows = isPlayed ? service.played.filter(({ playedAt }) => playedAt >= start) : [];
    const limit = Number(query.limit);
    return {
      rows: rows.slice((page - 1) * limit, page * limit),
      page,
      pageCount: Math.ceil(rows.length / limit),
      total: service.totals ? rows.length : -1,
    };
  };
  const inTurn = async <T>(work: () => T): Promise<T> => {
    service.inFlight += 1;
    service.mostInFlight = Math.max(service.mostInFlight, service.inFlight);
    await Promise.resolve();
    service.inFlight -= 1;
    return work();
  };
  const reads: FigureReads = {
    read: (source, page) =>
      inTurn(() => {
        service.requests.push(keyOf(source, page));
        if (service.isOffline) return { ok: false, failure: { kind: 'network' } } as const;
        return { ok: true, value: { data: pageOf(source, page), storedAt: null, about } } as const;
      }),
    readCached: async (source, page) => service.copies.get(keyOf(source, page)) ?? null,
    readTransactions: (_, page) =>
      inTurn(() => {
        service.requests.push(`transactions ${page}`);
        const data = { rows: service.transactions, page, pageCount: 1, total: service.transactions.length };
        return { ok: true, value: { data, storedAt: null, about } } as const;
      }),
    now: () => NOW,
  };
  const loader = createFigureLoader(extent, reads);
  /** Stores the pages of a source as copies. */
  const store = (source: FigureSource | undefined, pages: readonly number[], storedAt = NOW - 600): void => {
    if (source === undefined) throw new Error('there is such a source');
    for (const page of pages) {
      service.copies.set(keyOf(source, page), { data: pageOf(source, page), storedAt, about });
    }
  };
  return { service, loader, store };
}

async function settled(loader: FigureLoader): Promise<ReturnType<FigureLoader['view']>> {
  for (let turn = 0; turn < 2_000; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.resolve();
  }
  expect(loader.view().loading).toBe(false);
  return loader.view();
}

test('figures-10: all pages are requested one at a time, then the transactions', async () => {
  const { loader, service } = setUp({ played: coupons(120) });
  loader.open();
  const view = await settled(loader);
  expect(view.coupons).toHaveLength(120);
  expect([view.complete, view.missing, view.isTruncated, view.age.stale]).toEqual([true, 0, false, false]);
  expect(service.mostInFlight).toBe(1);
  // Three pages of the played list, one of the archive and of the pool, one of the transactions.
  expect(service.requests).toHaveLength(6);
  loader.open();
  await settled(loader);
  expect(service.requests).toHaveLength(6);
});

test('figures-10: nothing is requested after the page was left', async () => {
  const { loader, service } = setUp({ played: coupons(500) });
  loader.open();
  while (service.requests.length < 2) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.resolve();
  }
  loader.close();
  for (let turn = 0; turn < 100; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.resolve();
  }
  expect(service.requests.length).toBeLessThanOrEqual(3);
});

test('figures-10: without a network all stored pages of the extent are complete, with their age', async () => {
  const { loader, service, store } = setUp({ played: coupons(120) });
  const [played, archive, pool] = extentSources(all, NOW);
  store(played, [1, 2, 3], NOW - 900);
  store(archive, [1]);
  store(pool, [1]);
  service.isOffline = true;
  loader.open();
  const view = await settled(loader);
  expect(view.coupons).toHaveLength(120);
  expect([view.complete, view.missing]).toEqual([true, 0]);
  expect(view.age).toEqual({ at: NOW - 900, stale: true, refreshing: false });
});

test('figures-10: a stored part says how many coupons are missing', async () => {
  const { loader, service, store } = setUp({ played: coupons(120) });
  const [played, archive, pool] = extentSources(all, NOW);
  store(played, [1, 2]);
  store(archive, [1]);
  store(pool, [1]);
  service.isOffline = true;
  loader.open();
  const view = await settled(loader);
  expect(view.coupons).toHaveLength(100);
  expect([view.complete, view.missing, view.failure?.kind]).toEqual([false, 20, 'network']);
});

test('figures-10: lists of other screens count when the page was never opened, without older coupons', async () => {
  const { loader, service, store } = setUp({ played: coupons(120) }, extents[0]);
  const list = deviceSources(extents[0], NOW).find(
    (source) => JSON.stringify(source.queryOf(1)).includes('"limit":"10"') && !('status' in source.queryOf(1)),
  );
  store(list, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  service.isOffline = true;
  loader.open();
  const view = await settled(loader);
  expect(view.coupons.length).toBeGreaterThan(80);
  expect(view.coupons.length).toBeLessThan(95);
  expect([view.complete, view.missing, view.age.stale]).toEqual([false, null, true]);
});

test('figures-10: an unknown number of rows makes the missing number unknown', async () => {
  const { loader, service, store } = setUp({ played: coupons(120), totals: false });
  store(extentSources(all, NOW)[0], [1]);
  service.isOffline = true;
  loader.open();
  expect((await settled(loader)).missing).toBeNull();
});

test('figures-10: a list above the limit is cut, and says so', async () => {
  const { loader, service } = setUp({ played: coupons(50 * MOST_PAGES + 10) });
  loader.open();
  const view = await settled(loader);
  expect(view.coupons).toHaveLength(50 * MOST_PAGES);
  expect([view.isTruncated, view.missing]).toEqual([true, 10]);
  expect(service.requests.filter((key) => key.startsWith('getPlayed'))).toHaveLength(MOST_PAGES + 1);
});

test('figures-12: removed coupons are known from the transactions', async () => {
  const played = coupons(3);
  const [first] = played;
  const plays = [first, makeCoupon({ id: 'gone', price: 700 })].map((coupon, place) => ({
    ...{ id: String(place), transactionId: null, at: NOW, type: 4, couponType: 27, name: '', description: '' },
    ...{
      amount: -(coupon?.price ?? 0),
      balance: null,
      pocket: 'balance' as const,
      couponId: coupon?.id ?? '',
      iban: '',
    },
  }));
  const { loader } = setUp({ played, transactions: plays });
  loader.open();
  expect((await settled(loader)).removed).toEqual({ coupons: 1, played: 700 });
});

test('figures-13: the end of the session forgets everything, also what is in flight', async () => {
  const { loader, service } = setUp({ played: coupons(120) });
  loader.open();
  while (service.requests.length < 2) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.resolve();
  }
  loader.forget();
  for (let turn = 0; turn < 500; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.resolve();
  }
  expect(loader.view().coupons).toEqual([]);
  expect(loader.view().isKnown).toBe(false);
});
