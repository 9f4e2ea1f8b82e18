import { describe, expect, test } from 'vitest';
import type { FailureKind } from '../../../../src/model/failure.ts';
import { type LoadPage, type ReadFirstPage, createPagedList } from '../../../../src/state/load/paged-list.ts';

/** A service of numbered rows, ten a page, whose responses are held until the test releases them. */
function shelf(count: number, readFirstPage?: ReadFirstPage<string>) {
  const service = {
    rows: Array.from({ length: count }, (_, index) => `r${index}`),
    asked: [] as number[],
    failure: null as FailureKind | null,
    storedAt: null as number | null,
    generation: 1,
    waiting: [] as (() => void)[],
  };
  const load: LoadPage<string> = async (page) => {
    service.asked.push(page);
    const about = { subject: 'coupons', generation: service.generation } as const;
    await new Promise<void>((resolve) => service.waiting.push(resolve));
    if (service.failure !== null) return { ok: false, failure: { kind: service.failure } };
    const rows = service.rows.slice((page - 1) * 10, page * 10);
    const data = { rows, page, pageCount: Math.ceil(service.rows.length / 10), total: service.rows.length };
    return { ok: true, value: { data, storedAt: service.storedAt, about } };
  };
  const list = createPagedList(
    load,
    (row) => row,
    () => 1_000,
    readFirstPage,
  );
  /** Releases every held response, and those requested afterwards. */
  const settle = async (): Promise<void> => {
    while (service.waiting.length > 0) {
      service.waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  return { service, list, settle };
}

test('the first page is loaded on opening, the others one by one on request', async () => {
  const { service, list, settle } = shelf(25);
  list.open();
  expect(list.view()).toMatchObject({ total: null, loading: true, loadingNext: true, rows: [] });
  await settle();
  expect(list.view()).toMatchObject({ total: 25, complete: false, loading: false });
  list.loadMore();
  list.loadMore();
  await settle();
  expect(list.view().rows).toHaveLength(20);
  list.loadMore();
  await settle();
  list.loadMore();
  await settle();
  expect(service.asked).toEqual([1, 2, 3]);
  expect(list.view()).toMatchObject({ complete: true });
  expect(list.view().rows).toEqual(service.rows);
});

test('invalidated pages are reloaded where they are visible, and shown until then', async () => {
  const { service, list, settle } = shelf(40);
  list.open();
  for (let page = 0; page < 4; page += 1) {
    await settle();
    list.loadMore();
  }
  await settle();
  service.asked = [];
  service.rows = service.rows.slice(1);
  list.setVisibleRange(12, 17);
  list.refresh();
  expect(list.view().rows).toHaveLength(40);
  await settle();
  expect(service.asked).toEqual([2]);
  // A row that moved to the previous page occurs once.
  expect(new Set(list.view().rows).size).toBe(list.view().rows.length);
  list.setVisibleRange(0, 5);
  await settle();
  expect(service.asked).toEqual([2, 1]);
  expect(list.view().rows[0]).toBe('r1');
  expect(list.view().total).toBe(39);
});

test('a change during a request makes its response stale, so it is requested once more', async () => {
  const { service, list, settle } = shelf(5);
  list.open();
  list.refresh();
  await settle();
  expect(service.asked).toEqual([1, 1]);
});

test('reopening a list refetches its cached pages, and requests a missing one once', async () => {
  const { service, list, settle } = shelf(5);
  list.open();
  list.open();
  await settle();
  expect(service.asked).toEqual([1]);
  list.open();
  await settle();
  expect(service.asked).toEqual([1, 1]);
});

test('a list that became shorter drops its last pages', async () => {
  const { service, list, settle } = shelf(30);
  list.open();
  await settle();
  list.loadMore();
  await settle();
  service.rows = service.rows.slice(0, 4);
  list.setVisibleRange(0, 3);
  list.refresh();
  await settle();
  expect(list.view()).toMatchObject({ rows: service.rows, complete: true, total: 4 });
});

test('a page that fails to load ends the list until it is retried', async () => {
  const { service, list, settle } = shelf(30);
  list.open();
  await settle();
  service.failure = 'network';
  list.loadMore();
  await settle();
  expect(list.view()).toMatchObject({ failure: { page: 2 }, isRetryable: true, age: { at: 1_000, stale: true } });
  expect(list.view().rows).toHaveLength(10);
  list.loadMore();
  await settle();
  expect(service.asked).toEqual([1, 2]);
  service.failure = null;
  list.retry();
  expect(list.view().failure).toBeNull();
  list.loadMore();
  await settle();
  expect(list.view()).toMatchObject({ failure: null, isRetryable: false, age: { stale: false } });
  expect(list.view().rows).toHaveLength(20);
});

test('a page that cannot be refetched is stale, but does not end the list: later cached pages are read', async () => {
  const { service, list, settle } = shelf(30);
  list.open();
  await settle();
  service.failure = 'network';
  list.refresh();
  await settle();
  expect(list.view()).toMatchObject({ isRetryable: true, age: { at: 1_000, stale: true } });
  service.failure = null;
  service.storedAt = 500;
  list.loadMore();
  await settle();
  expect(list.view().rows).toHaveLength(20);
  expect(list.view().age).toEqual({ at: 500, stale: true, refreshing: false });
});

test('a refusal is not a temporary failure', async () => {
  const { service, list, settle } = shelf(30);
  service.failure = 'refused';
  list.open();
  await settle();
  expect(list.view()).toMatchObject({ total: null, isRetryable: false, failure: { failure: { kind: 'refused' } } });
});

test('the list has the generation of its newest page, and a stale page out of sight is not refetched', async () => {
  const { service, list, settle } = shelf(30);
  expect(list.view().about).toBeNull();
  list.open();
  await settle();
  list.loadMore();
  await settle();
  expect(list.view().about).toEqual({ subject: 'coupons', generation: 1 });
  service.generation = 2;
  list.setVisibleRange(0, 5);
  list.refresh();
  await settle();
  expect(service.asked).toEqual([1, 2, 1]);
  expect(list.view().about).toEqual({ subject: 'coupons', generation: 2 });
});

test('a cached page out of sight makes the list stale: it is refetched when the service responds, a limited number of times', async () => {
  const { service, list, settle } = shelf(20);
  list.open();
  await settle();
  service.storedAt = 900;
  list.loadMore();
  await settle();
  list.setVisibleRange(0, 5);
  service.asked = [];
  list.refresh();
  await settle();
  expect(service.asked).toEqual([1]);
  service.storedAt = null;
  list.refresh();
  await settle();
  expect(service.asked).toEqual([1, 1, 2]);
  expect(list.view()).toMatchObject({ isRetryable: false, age: { stale: false } });
});

describe('a list with a cached first page', () => {
  const cached = (rows: string[]): ReadFirstPage<string> => {
    const data = { rows, page: 1, pageCount: 3, total: 25 };
    return async () => ({ data, storedAt: 700, about: { subject: 'coupons', generation: 1 } });
  };
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

  test('shows it as refreshing while the first request is pending, then the response', async () => {
    const { service, list, settle } = shelf(25, cached(['r0', 'old']));
    list.open();
    await settled();
    expect(list.view()).toMatchObject({
      rows: ['r0', 'old'],
      total: 25,
      age: { at: 700, stale: true, refreshing: true },
      isRetryable: false,
    });
    expect(service.asked).toEqual([1]);
    await settle();
    expect(list.view().rows).toEqual(service.rows.slice(0, 10));
    expect(list.view().age).toEqual({ at: 1_000, stale: false, refreshing: false });
  });

  test('keeps it, stale and no longer refreshing, when the request fails', async () => {
    const { service, list, settle } = shelf(25, cached(['old']));
    service.failure = 'network';
    list.open();
    await settled();
    await settle();
    expect(list.view()).toMatchObject({
      rows: ['old'],
      age: { at: 700, stale: true, refreshing: false },
      isRetryable: true,
    });
  });

  test('does not replace a response that was faster', async () => {
    let release: () => void = () => undefined;
    const late: ReadFirstPage<string> = async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return cached(['old'])();
    };
    const { service, list, settle } = shelf(25, late);
    list.open();
    await settle();
    release();
    await settled();
    expect(list.view().rows).toEqual(service.rows.slice(0, 10));
    expect(list.view().age.stale).toBe(false);
  });

  test('without a cached page is loading as ever', async () => {
    const { list } = shelf(25, async () => null);
    list.open();
    await settled();
    expect(list.view()).toMatchObject({ total: null, loading: true, rows: [] });
  });
});
