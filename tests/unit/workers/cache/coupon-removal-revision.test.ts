/** Removed and archived coupons stay so offline, because earlier cached responses are updated too. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WriteName } from '../../../../src/contract/services/calls.ts';
import { couponListQuery } from '../../../../src/domain/coupon/coupon-tab-info.ts';
import { type DeviceStore, openDeviceStore } from '../../../../src/storage/device/device-database.ts';
import { type MemberCache, openMemberCache } from '../../../../src/storage/member/member-cache.ts';
import { type DeviceCache, openDeviceCache } from '../../../../workers/engine/cache/device-cache.ts';
import { tokensOf } from '../../../support/cookie-jar.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { queueLocks } from '../../../support/queue-locks.ts';
import { type WireCoupon, wireCoupon, wireCouponPage, wireDetail } from '../../../support/wire-coupon.ts';

const NOW = 1_800_000_000;
const { access } = tokensOf('7');
const MINE = 'played-betslips-and-pendings?page=1&limit=10';
const LOST = 'played-betslips-and-pendings?status=0&page=1&limit=10';
const ARCHIVE = 'played-betslips-and-pendings?status=100&page=1&limit=10';
const MONTH = 'played-betslips-and-pendings?status=100&archiveDate=2026-03&page=1&limit=10';
const detail = (id: string): string => `played_betslips_detail/${id}/own`;
const group = (id: string): string => `multi-betslip-details-with-cache/${id}`;

const lost = (bsid: string, more: Partial<WireCoupon> = {}): WireCoupon => wireCoupon({ bsid, status: 0, ...more });
const ask = (path: string): Request =>
  new Request(`http://tribun.test/api/wager/${path}`, { headers: { Authorization: `Bearer ${access}` } });
const keep = (member: MemberCache, path: string, data: object): Promise<boolean> =>
  member.store(ask(path), JSON.stringify({ isSuccess: true, data }));

afterEach(async () => {
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

describe('after a successful write', () => {
  let device: DeviceStore;
  let copies: DeviceCache;
  let now: number;

  beforeEach(async () => {
    now = NOW;
    device = openDeviceStore();
    copies = openDeviceCache({ device, locks: queueLocks(), now: () => now });
    await copies.member.register(access, '7');
  });
  afterEach(() => {
    copies.member.close();
    device.close();
  });

  const have = async (path: string, data: object): Promise<void> => {
    expect(await keep(copies.member, path, data)).toBe(true);
  };
  const done = (name: WriteName, id: string): Promise<void> =>
    copies.reviseAfterWrite(name, { parameters: { id } }, now);
  /** The `data` field of the cached response, in wire format. */
  const copy = async (path: string): Promise<Record<string, unknown> | undefined> => {
    const answer = await copies.cachedResponse(ask(path));
    if (answer === undefined) return undefined;
    const body: { data: Record<string, unknown> } = await answer.json();
    return body.data;
  };
  const ids = async (path: string): Promise<string[] | undefined> => {
    const data = await copy(path);
    return (data?.['items'] as { bsid: string }[] | undefined)?.map(({ bsid }) => bsid);
  };

  test('a removed coupon is in no list and has no detail', async () => {
    for (const path of [MINE, LOST, ARCHIVE]) await have(path, wireCouponPage([lost('k1'), lost('k2')]));
    for (const id of ['k1', 'k2']) await have(detail(id), wireDetail(lost(id)));
    await done('removeCoupon', 'k1');
    for (const path of [MINE, LOST, ARCHIVE]) expect(await ids(path)).toEqual(['k2']);
    expect(await copy(detail('k1'))).toBeUndefined();
    expect(await copy(detail('k2'))).toBeDefined();
  });

  test('an archived coupon is only in the lists of the archive', async () => {
    for (const path of [MINE, LOST, ARCHIVE, MONTH]) await have(path, wireCouponPage([lost('k1'), lost('k2')]));
    await have(detail('k1'), wireDetail(lost('k1')));
    await done('moveToArchive', 'k1');
    for (const path of [MINE, LOST]) expect(await ids(path)).toEqual(['k2']);
    for (const path of [ARCHIVE, MONTH]) expect(await ids(path)).toEqual(['k1', 'k2']);
    expect(await copy(detail('k1'))).toMatchObject({ bsid: 'k1', ar: true });
  });

  test('the rest of a list keeps its age, has a corrected total, and keeps its next page', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => lost(`k${index}`));
    // The page count is left out, so a full page may be followed by another one.
    const { items, total } = wireCouponPage(rows);
    await have(MINE, { items, total });
    const [before] = await copies.member.entries();
    now += 3_600;
    await done('removeCoupon', 'k3');
    expect(await copy(MINE)).toMatchObject({ total: 9, totalPage: 2 });
    expect(await ids(MINE)).toHaveLength(9);
    const [after] = await copies.member.entries();
    expect(after).toMatchObject({ storedAt: NOW, key: before?.key });
    expect(after?.size).toBeLessThan(before?.size ?? 0);
  });

  test('an archived group is in no other list, whichever of its coupons names the row', async () => {
    const row = lost('k1', { gi: 'g', tpc: 2 });
    for (const path of [MINE, ARCHIVE]) await have(path, wireCouponPage([row, lost('k9')]));
    await have(group('g'), { gi: 'g', items: ['k1', 'k2'].map((id) => wireDetail(lost(id, { gi: 'g' }))) });
    await done('moveGroupToArchive', 'g');
    expect(await ids(MINE)).toEqual(['k9']);
    expect(await ids(ARCHIVE)).toEqual(['k1', 'k9']);
    expect(await copy(group('g'))).toMatchObject({ items: [{ ar: true }, { ar: true }] });
  });

  test('a group that lost a coupon keeps the others, and lists with its outdated row are deleted', async () => {
    const row = lost('k1', { gi: 'g', tpc: 2 });
    await have(MINE, wireCouponPage([row, lost('k9')]));
    await have(LOST, wireCouponPage([lost('k9')]));
    await have(group('g'), { gi: 'g', items: ['k1', 'k2'].map((id) => wireDetail(lost(id, { gi: 'g' }))) });
    await done('removeCoupon', 'k2');
    expect(await ids(group('g'))).toEqual(['k1']);
    // The remaining row can only come from the service.
    expect(await copy(MINE)).toBeUndefined();
    expect(await ids(LOST)).toEqual(['k9']);
    await done('removeCoupon', 'k1');
    expect(await copy(group('g'))).toBeUndefined();
  });

  test('a write that removes nothing, or an unknown coupon, changes nothing', async () => {
    await have(MINE, wireCouponPage([lost('k1'), lost('k12')]));
    await done('cancelPool', 'k1');
    await done('removeCoupon', 'k2');
    await copies.reviseAfterWrite('removeCoupon', {}, now);
    expect(await ids(MINE)).toEqual(['k1', 'k12']);
    await done('removeCoupon', 'k1');
    expect(await ids(MINE)).toEqual(['k12']);
  });
});

test('a removed coupon does not reappear in the list when the network is lost', async () => {
  const kept = new Map<string, unknown>();
  let online = true;
  const fake: FakeEngine = startFakeEngine((path) => {
    if (!online) throw new TypeError('offline');
    return path.startsWith('wager/played') ? wireCouponPage([]) : null;
  }, kept);
  const tab = new FakeTab(fake.engine, 'a', true, tokensOf('7'));
  tab.watch({ kind: 'generations' });
  const read = async (): Promise<unknown> => {
    const query = couponListQuery('kaybeden', {}, 1, NOW);
    const answer = await fake.engine.call('read', { name: 'getPlayedBetslips', input: { query } });
    return answer.ok ? (answer.value.data as { rows: { id: string }[] }).rows.map(({ id }) => id) : answer.failure.kind;
  };
  // From now on the device knows its player, and a service worker stores a list below.
  expect(await read()).toEqual([]);
  const device: DeviceStore = {
    ...openDeviceStore(),
    read: async (key, guard) => {
      const value = kept.get(key);
      return guard(value) ? value : undefined;
    },
  };
  const member = openMemberCache({ device, locks: undefined, now: () => Math.floor(Date.now() / 1000) });
  const address = new URLSearchParams(couponListQuery('kaybeden', {}, 1, NOW) as Record<string, string>);
  const path = `played-betslips-and-pendings?${address}`;
  // The player is registered concurrently with the response.
  await vi.waitFor(async () => expect(await keep(member, path, wireCouponPage([lost('k1'), lost('k2')]))).toBe(true));

  await fake.engine.call('write', { name: 'removeCoupon', input: { parameters: { id: 'k1' } } });
  online = false;
  await vi.waitFor(async () => expect(await read()).toEqual(['k2']), { interval: 20 });
  fake.stop();
  member.close();
  device.close();
});
