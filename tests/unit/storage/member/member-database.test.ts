import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CopyFacts } from '../../../../src/contract/services/keep.ts';
import { type MemberStore, WRITER, openMemberStore } from '../../../../src/storage/member/member-database.ts';
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
const decided = (at: number): CopyFacts => ({ open: false, at });
const waiting = (at: number): CopyFacts => ({ open: true, at });
const keys = async (of: MemberStore): Promise<string[]> => (await of.entries()).map(({ key }) => key).toSorted();

afterEach(async () => {
  vi.restoreAllMocks();
  store?.close();
  failures.length = 0;
  await Dexie.delete(NAME);
});

describe("one player's copies", () => {
  test('answer the text and when it was stored', async () => {
    const coupons = open();
    expect(await coupons.write('/k1', '{"ş":1}', 'detail', decided(1))).toBe(true);
    expect(await coupons.read('/k1')).toEqual({ text: '{"ş":1}', storedAt: clock });
    expect(await coupons.read('/k2')).toBeUndefined();
    expect(await coupons.entries()).toEqual([
      { key: '/k1', size: 8, storedAt: clock, kind: 'detail', pending: false, playedAt: 1 },
    ]);
  });

  test('a list that is too old is no answer, a coupon of that age is one', async () => {
    const coupons = open({ listAgeSeconds: 100 });
    await coupons.write('/list', '{}', 'list', decided(1));
    await coupons.write('/k1', '{}', 'detail', decided(1));
    clock += 101;
    expect(await coupons.read('/list')).toBeUndefined();
    expect(await coupons.read('/k1')).toBeDefined();
  });

  test('over the count, the decided ones played first leave first', async () => {
    const coupons = open({ maxCount: 3 });
    await coupons.write('/new', '{}', 'detail', decided(30));
    await coupons.write('/old', '{}', 'detail', decided(10));
    await coupons.write('/waits', '{}', 'detail', waiting(1));
    await coupons.write('/middle', '{}', 'detail', decided(20));
    expect(await keys(coupons)).toEqual(['/middle', '/new', '/waits']);
  });

  test('an answer that would drive out all others is not stored', async () => {
    const coupons = open({ maxBytes: 100 });
    expect(await coupons.write('/k1', 'x'.repeat(51), 'detail', decided(1))).toBe(false);
  });

  test('a full disk costs the older half, and what waits last', async () => {
    const coupons = open();
    await coupons.write('/waits', '{}', 'detail', waiting(1));
    for (const at of [10, 20, 30]) await coupons.write(`/k${at}`, '{}', 'detail', decided(at));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full);
    // The first put may be the writer's number; the second is the one that counts.
    expect(await coupons.write('/k40', '{}', 'detail', decided(40))).toBe(true);
    expect(await keys(coupons)).toEqual(['/k30', '/k40', '/waits']);
  });

  test('a disk that stays full costs nothing that waits, however much of the decided is to be kept', async () => {
    const coupons = open();
    await coupons.write('/list', '{}', 'list', waiting(2));
    await coupons.write('/waits', '{}', 'detail', waiting(1));
    await coupons.write('/old', '{}', 'detail', decided(1));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    for (const at of [10, 20, 30]) expect(await coupons.write(`/k${at}`, '{}', 'detail', decided(at))).toBe(false);
    // Asked for anew, as they are with every look at them.
    expect(await coupons.write('/list', '{}', 'list', waiting(2))).toBe(false);
    expect(await coupons.write('/waits-too', '{}', 'detail', waiting(3))).toBe(false);
    vi.restoreAllMocks();
    expect(failures.length).toBeGreaterThan(0);
    expect(await keys(coupons)).toEqual(['/list', '/waits']);
  });

  test('go on after the browser deleted the database', async () => {
    const coupons = open();
    await coupons.write('/k1', '{}', 'detail', decided(1));
    await Dexie.delete(NAME);
    expect(await coupons.read('/k1')).toBeUndefined();
    expect(await coupons.write('/k1', '{}', 'detail', decided(1))).toBe(true);
    expect(await keys(coupons)).toEqual(['/k1']);
  });

  test('are none where storage is refused', async () => {
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

  test('destroyed, they are gone with their database', async () => {
    const coupons = open();
    await coupons.write('/k1', '{}', 'detail', decided(1));
    await coupons.destroy();
    expect(await Dexie.exists(NAME)).toBe(false);
  });

  test('destroyed while a frozen tab holds the database open, nothing of them is left in it', async () => {
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

describe('beside another build', () => {
  test('an older one writes no more once a newer one says so, and still reads', async () => {
    const coupons = open();
    await coupons.write('/k1', '{}', 'detail', decided(1));
    await raiseWriter(WRITER + 1);
    expect(await coupons.write('/k2', '{}', 'detail', decided(2))).toBe(false);
    expect(await coupons.read('/k1')).toBeDefined();
    expect(await keys(coupons)).toEqual(['/k1']);
    expect(failures).toEqual([]);
  });

  test('an upgrade is not held up by an open connection, and the older build goes on without', async () => {
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

/** A connection that lets go of nothing. */
function openRaw(): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(NAME);
    opening.addEventListener('success', () => resolve(opening.result));
  });
}

function full(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
