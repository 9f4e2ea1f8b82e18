/** Coupons through the service worker: network first, then the response cached for this player. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { networkFirst, type NetworkEdges } from '../../../sw/responses/network-first.ts';
import { STORED_AT_HEADER } from '../../../src/contract/names.ts';
import { type MemberCache, openMemberCache } from '../../../src/storage/member/member-cache.ts';
import { type DeviceStore, openDeviceStore } from '../../../src/storage/device/device-database.ts';
import { openDeviceCache } from '../../../workers/engine/cache/device-cache.ts';
import { queueLocks } from '../../support/queue-locks.ts';
import { wireCoupon, wireCouponPage } from '../../support/wire-coupon.ts';

const NOW = 1_800_000_000;
const FRESH = JSON.stringify({ isSuccess: true, data: wireCouponPage([wireCoupon({ pd: 1 })]) });
const listOf = (...ids: string[]): string =>
  JSON.stringify({ isSuccess: true, data: wireCouponPage(ids.map((bsid) => wireCoupon({ bsid }))) });
let device: DeviceStore;
let copies: MemberCache;
let locks: LockManager;
let now: number;
let edges: NetworkEdges;
let work: Promise<unknown>[];

const ask = (access = 'a1'): Request =>
  new Request('https://tribun.test/api/wager/played-betslips-and-pendings?status=-1', {
    headers: { Authorization: `Bearer ${access}` },
  });
const serve = (body: string, status = 200): void => {
  edges.fetch = async () => new Response(body, { status });
};
const settle = async (): Promise<void> => {
  for (let done = 0; done < work.length; done += 1) await work[done];
};

beforeEach(async () => {
  device = openDeviceStore();
  locks = queueLocks();
  now = NOW;
  copies = openMemberCache({ device, locks, now: () => Math.floor(now) });
  await copies.register('a1', '7');
  work = [];
  edges = {
    copies,
    slow: new Set(),
    fetch: () => Promise.reject(new TypeError('no network')),
    now: () => now,
    wait: () => new Promise(() => {}),
    extend: (promise) => work.push(promise),
  };
});
afterEach(async () => {
  copies.close();
  device.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

describe('the coupon list of a player', () => {
  const keepOne = async (): Promise<void> => {
    serve(FRESH);
    await networkFirst(ask(), edges);
    await settle();
  };

  test('comes from the network without an age, and offline from the cache with its age', async () => {
    serve(FRESH);
    expect((await networkFirst(ask(), edges)).headers.has(STORED_AT_HEADER)).toBe(false);
    await settle();
    edges.fetch = () => Promise.reject(new TypeError('no network'));
    const copy = await networkFirst(ask(), edges);
    expect(await copy.text()).toBe(FRESH);
    expect(copy.headers.get(STORED_AT_HEADER)).toBe(String(NOW));
  });

  test('comes from the cache when a gateway responds or the network is too slow', async () => {
    await keepOne();
    serve('down', 503);
    expect((await networkFirst(ask(), edges)).headers.has(STORED_AT_HEADER)).toBe(true);
    edges.fetch = () => new Promise(() => {});
    edges.wait = async () => {};
    expect((await networkFirst(ask(), edges)).headers.has(STORED_AT_HEADER)).toBe(true);
  });

  test.each([401, 403, 404])(
    'with status %i is passed through, although there is a cached response',
    async (status) => {
      await keepOne();
      serve('{"isSuccess":false}', status);
      expect((await networkFirst(ask(), edges)).status).toBe(status);
    },
  );

  test('is not served from the cache to another player', async () => {
    await keepOne();
    edges.fetch = () => Promise.reject(new TypeError('no network'));
    expect((await networkFirst(ask('b1'), edges)).type).toBe('error');
  });

  test('that arrives after sign-out is not stored', async () => {
    let arrive: (response: Response) => void = () => {};
    edges.fetch = () => new Promise((resolve) => (arrive = resolve));
    const pending = networkFirst(ask(), edges);
    await copies.forget('7');
    arrive(new Response(FRESH));
    await pending;
    await settle();
    expect((await Dexie.getDatabaseNames()).filter((name) => name.startsWith('tribun-coupons-'))).toEqual([]);
  });

  describe('with a coupon that the player removes meanwhile', () => {
    const removed = async (): Promise<void> => {
      const engine = openDeviceCache({ device, locks, now: () => Math.floor(now) });
      await engine.reviseAfterWrite('removeCoupon', { parameters: { id: 'k1' } }, now);
      engine.member.close();
    };
    /** Starts a request whose response arrives when `arrive` is called. */
    const onItsWay = (body: string): { pending: Promise<Response>; arrive: () => Promise<void> } => {
      let come: (response: Response) => void = () => {};
      edges.fetch = () => new Promise((resolve) => (come = resolve));
      const pending = networkFirst(ask(), edges);
      const arrive = async (): Promise<void> => {
        come(new Response(body));
        await pending;
        await settle();
      };
      return { pending, arrive };
    };
    const copy = async (): Promise<string | undefined> => (await copies.read(ask()))?.text;
    const left = expect.stringMatching(/^(?!.*"k1").*"k2"/);

    test('keeps the cached list without the coupon although a response in flight contains it', async () => {
      serve(listOf('k1', 'k2'));
      await networkFirst(ask(), edges);
      await settle();
      now += 1;
      const { pending, arrive } = onItsWay(listOf('k1', 'k2'));
      now += 0.2;
      await removed();
      await arrive();
      expect(await (await pending).text()).toContain('"k1"');
      expect(await copy()).toEqual(left);
    });

    test('stores a response requested after the removal, within the same second too', async () => {
      now += 0.2;
      await removed();
      now += 0.2;
      await onItsWay(listOf('k2', 'k3')).arrive();
      expect(await copy()).toContain('"k3"');
    });

    test('stores a response when the clock was set back after the removal', async () => {
      await removed();
      now -= 3_600;
      await onItsWay(listOf('k2', 'k3')).arrive();
      expect(await copy()).toContain('"k3"');
    });
  });

  test('is returned even if nothing can be stored', async () => {
    edges.copies = { read: async () => undefined, store: async () => false };
    serve(FRESH);
    expect(await (await networkFirst(ask(), edges)).text()).toBe(FRESH);
  });
});
