import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { EvictionFacts } from '../../../../src/contract/services/cache-policy.ts';
import { type MemberStore, WRITER_VERSION, openMemberStore } from '../../../../src/storage/member/member-database.ts';
import { type MemberLimits, memberLimits } from '../../../../src/storage/member/member-limits.ts';
import { MemberTables } from '../../../../src/storage/member/member-tables.ts';

const NAME = 'tribun-coupons-test';
let clock = 1_800_000_000;
const failures: unknown[] = [];
let store: MemberStore | undefined;

const open = (limits: Partial<MemberLimits> = {}): MemberStore =>
  (store = openMemberStore(NAME, {
    now: () => clock,
    limits: { ...memberLimits, ...limits },
    onFailure: (reason) => failures.push(reason),
  }));
const decided = (at: number): EvictionFacts => ({ open: false, at });
const waiting = (at: number): EvictionFacts => ({ open: true, at });
const keys = async (of: MemberStore): Promise<string[]> => (await of.entries()).map(({ key }) => key).toSorted();

afterEach(async () => {
  vi.restoreAllMocks();
  store?.close();
  failures.length = 0;
  await Dexie.delete(NAME);
});

describe('the cached responses of one player', () => {
  test('are returned with their text and the time of storing', async () => {
    const coupons = open();
    expect(await coupons.write('/k1', '{"ş":1}', 'detail', decided(1))).toBe(true);
    expect(await coupons.read('/k1')).toEqual({ text: '{"ş":1}', storedAt: clock });
    expect(await coupons.read('/k2')).toBeUndefined();
    expect(await coupons.entries()).toEqual([
      { key: '/k1', size: 8, storedAt: clock, kind: 'detail', pending: false, playedAt: 1 },
    ]);
  });

  test('have a shorter age limit for a list than for a coupon', async () => {
    const coupons = open({ listAgeSeconds: 100 });
    await coupons.write('/list', '{}', 'list', decided(1));
    await coupons.write('/k1', '{}', 'detail', decided(1));
    clock += 101;
    expect(await coupons.read('/list')).toBeUndefined();
    expect(await coupons.read('/k1')).toBeDefined();
  });

  test('over the count limit lose the decided coupons that were played first', async () => {
    const coupons = open({ maxCount: 3 });
    await coupons.write('/new', '{}', 'detail', decided(30));
    await coupons.write('/old', '{}', 'detail', decided(10));
    await coupons.write('/waits', '{}', 'detail', waiting(1));
    await coupons.write('/middle', '{}', 'detail', decided(20));
    expect(await keys(coupons)).toEqual(['/middle', '/new', '/waits']);
  });

  test('do not include a response that would evict all others', async () => {
    const coupons = open({ maxBytes: 100 });
    expect(await coupons.write('/k1', 'x'.repeat(51), 'detail', decided(1))).toBe(false);
  });

  test('on a full disk lose the older half, open coupons last', async () => {
    const coupons = open();
    await coupons.write('/waits', '{}', 'detail', waiting(1));
    for (const at of [10, 20, 30]) await coupons.write(`/k${at}`, '{}', 'detail', decided(at));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full);
    // The first put may be that of the writer's version; the second one stores the response.
    expect(await coupons.write('/k40', '{}', 'detail', decided(40))).toBe(true);
    expect(await keys(coupons)).toEqual(['/k30', '/k40', '/waits']);
  });

  test('on a disk that stays full keep the open coupons, however many decided ones are to be stored', async () => {
    const coupons = open();
    await coupons.write('/list', '{}', 'list', waiting(2));
    await coupons.write('/waits', '{}', 'detail', waiting(1));
    await coupons.write('/old', '{}', 'detail', decided(1));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    for (const at of [10, 20, 30]) expect(await coupons.write(`/k${at}`, '{}', 'detail', decided(at))).toBe(false);
    // Repeats the writes of open coupons, as every visit to their page does.
    expect(await coupons.write('/list', '{}', 'list', waiting(2))).toBe(false);
    expect(await coupons.write('/waits-too', '{}', 'detail', waiting(3))).toBe(false);
    vi.restoreAllMocks();
    expect(failures.length).toBeGreaterThan(0);
    expect(await keys(coupons)).toEqual(['/list', '/waits']);
  });

  test('are stored again after the browser deleted the database', async () => {
    const coupons = open();
    await coupons.write('/k1', '{}', 'detail', decided(1));
    await Dexie.delete(NAME);
    expect(await coupons.read('/k1')).toBeUndefined();
    expect(await coupons.write('/k1', '{}', 'detail', decided(1))).toBe(true);
    expect(await keys(coupons)).toEqual(['/k1']);
  });

  test('are empty when storage is refused', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const coupons = open();
    expect(await coupons.write('/k1', '{}', 'detail', decided(1))).toBe(false);
    expect(await coupons.read('/k1')).toBeUndefined();
    expect(await coupons.entries()).toEqual([]);
    expect(await coupons.clear()).toBe(false);
    expect(failures).toHaveLength(4);
  });

  test('are deleted together with their database by destroy', async () => {
    const coupons = open();
    await coupons.write('/k1', '{}', 'detail', decided(1));
    await coupons.destroy();
    expect(await Dexie.exists(NAME)).toBe(false);
  });

  test('are deleted by destroy even while a frozen tab holds the database open', async () => {
    const coupons = open();
    await coupons.write('/k1', '{"secret":1}', 'detail', decided(1));
    const frozen = await openRaw();
    await coupons.destroy();
    const rows = await new Promise<unknown[]>((resolve) => {
      const asked = frozen.transaction(['entries']).objectStore('entries').getAll();
      asked.addEventListener('success', () => resolve(asked.result as unknown[]));
    });
    expect(rows).toEqual([]);
    frozen.close();
  });
});

describe('next to another build', () => {
  test('an older build stops writing once a newer one raises the writer version, and still reads', async () => {
    const coupons = open();
    await coupons.write('/k1', '{}', 'detail', decided(1));
    await raiseWriter(WRITER_VERSION + 1);
    expect(await coupons.write('/k2', '{}', 'detail', decided(2))).toBe(false);
    expect(await coupons.read('/k1')).toBeDefined();
    expect(await keys(coupons)).toEqual(['/k1']);
    expect(failures).toEqual([]);
  });

  test('the first write stores the oldest build that may write', async () => {
    await open().write('/k1', '{}', 'detail', decided(1));
    const tables = new MemberTables(NAME);
    expect(await tables.meta.get('minWriter')).toEqual({ name: 'minWriter', value: WRITER_VERSION });
    tables.close();
  });

  test('an open connection does not block an upgrade, and the older build continues without storage', async () => {
    const coupons = open();
    await coupons.write('/k1', '{}', 'detail', decided(1));
    const newer = new MemberTables(NAME);
    newer.version(2).stores({ entries: 'key', bodies: 'key', meta: 'name', notes: 'key' });
    expect(await newer.open().then(() => newer.entries.count())).toBe(1);
    expect(await coupons.read('/k1')).toBeUndefined();
    expect(await coupons.write('/k2', '{}', 'detail', decided(2))).toBe(false);
    expect(await newer.entries.count()).toBe(1);
    newer.close();
  });
});

async function raiseWriter(value: number): Promise<void> {
  const newer = new MemberTables(NAME);
  await newer.meta.put({ name: 'minWriter', value });
  newer.close();
}

/** A connection that ignores requests to close. */
function openRaw(): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(NAME);
    opening.addEventListener('success', () => resolve(opening.result));
  });
}

function full(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
