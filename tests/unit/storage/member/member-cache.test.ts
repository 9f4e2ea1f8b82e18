/** Ownership of cached member responses: registration, sign-out, another player, and late responses. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MEMBER_DATABASE_PREFIX } from '../../../../src/contract/names.ts';
import { type MemberCache, openMemberCache } from '../../../../src/storage/member/member-cache.ts';
import { CACHE_OWNER_KEY } from '../../../../src/storage/member/cache-owner.ts';
import { type DeviceStore, openDeviceStore } from '../../../../src/storage/device/device-database.ts';
import { queueLocks } from '../../../support/queue-locks.ts';
import { wireCoupon, wireCouponPage, wireDetail } from '../../../support/wire-coupon.ts';

const NOW = 1_800_000_000;
const PENDING = JSON.stringify({ isSuccess: true, data: wireCouponPage([wireCoupon({ pd: NOW })]) });
const DETAIL = JSON.stringify({ isSuccess: true, data: wireDetail({ pd: NOW }) });

let device: DeviceStore;
let copies: MemberCache;
let locks: LockManager | undefined;

const ask = (access: string, path = 'played-betslips-and-pendings?status=-1'): Request =>
  new Request(`https://tribun.test/api/wager/${path}`, { headers: { Authorization: `Bearer ${access}` } });
const databases = async (): Promise<string[]> =>
  (await Dexie.getDatabaseNames()).filter((name) => name.startsWith(MEMBER_DATABASE_PREFIX));
const another = (): MemberCache => openMemberCache({ device, locks, now: () => NOW });

beforeEach(() => {
  locks = queueLocks();
  device = openDeviceStore();
  copies = another();
});
afterEach(async () => {
  copies.close();
  device.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

describe('without a registration', () => {
  test('nothing is stored and no database is created', async () => {
    expect(await copies.store(ask('a1'), PENDING)).toBe(false);
    expect(await copies.read(ask('a1'))).toBeUndefined();
    expect(await databases()).toEqual([]);
  });

  test('nothing is stored or read for a token that is not registered', async () => {
    await copies.register('a1', '7');
    expect(await copies.store(ask('x'), PENDING)).toBe(false);
    expect(await copies.read(ask('x'))).toBeUndefined();
  });
});

describe('a registered player', () => {
  test('reads stored responses, from another realm too', async () => {
    await copies.register('a1', '7');
    expect(await copies.store(ask('a1'), PENDING)).toBe(true);
    const elsewhere = another();
    expect(await elsewhere.read(ask('a1'))).toEqual({ text: PENDING, storedAt: NOW });
    expect(await elsewhere.entries()).toMatchObject([{ kind: 'list', pending: true }]);
    elsewhere.close();
  });

  test('is stored with neither player number nor token', async () => {
    await copies.register('token-of-the-player', '70012345');
    await copies.store(ask('token-of-the-player'), PENDING);
    const kept = JSON.stringify(await device.read(CACHE_OWNER_KEY, (value): value is object => value !== null));
    expect(kept + (await databases()).join()).not.toMatch(/token-of-the-player|70012345/);
  });

  test('keeps cached responses when the token is renewed, readable with the last few tokens', async () => {
    await copies.register('a1', '7');
    await copies.store(ask('a1'), PENDING);
    await copies.register('a2', '7');
    expect(await copies.read(ask('a2'))).toBeDefined();
    expect(await copies.read(ask('a1'))).toBeDefined();
    for (const access of ['a3', 'a4', 'a5']) await copies.register(access, '7');
    expect(await copies.read(ask('a5'))).toBeDefined();
    expect(await copies.read(ask('a1'))).toBeUndefined();
  });

  test('stores neither a refusal nor a response outside the allow-list', async () => {
    await copies.register('a1', '7');
    expect(await copies.store(ask('a1'), '{"isSuccess":false}')).toBe(false);
    expect(await copies.store(ask('a1', 'retailer-betslips?phone=0555'), PENDING)).toBe(false);
    expect(await copies.entries()).toEqual([]);
  });
});

describe('the end of a session', () => {
  test('deletes the registration and the cached responses', async () => {
    await copies.register('a1', '7');
    await copies.store(ask('a1'), PENDING);
    await another().forget('7');
    expect(await copies.read(ask('a1'))).toBeUndefined();
    expect(await databases()).toEqual([]);
  });

  test('detected only at the next engine start deletes every cached response', async () => {
    await copies.register('a1', '7');
    await copies.store(ask('a1'), PENDING);
    const next = another();
    await next.forget();
    expect(await databases()).toEqual([]);
    expect(await next.read(ask('a1'))).toBeUndefined();
  });

  test('of one player, detected late, keeps the cached responses of the next player', async () => {
    await copies.register('a1', '7');
    await copies.store(ask('a1'), PENDING);
    await copies.register('b1', '8');
    await copies.store(ask('b1'), PENDING);
    await another().forget('7');
    expect(await copies.read(ask('b1'))).toBeDefined();
    expect(await databases()).toHaveLength(1);
  });

  test('caused by the session of another player deletes everything of the first player', async () => {
    await copies.register('a1', '7');
    await copies.store(ask('a1'), PENDING);
    await copies.register('b1', '8');
    expect(await databases()).toEqual([]);
    expect(await copies.read(ask('b1'))).toBeUndefined();
    expect(await copies.read(ask('a1'))).toBeUndefined();
  });
});

describe.each(['with locks', 'without locks'])('a response in flight at sign-out, %s,', (which) => {
  beforeEach(() => {
    locks = which === 'with locks' ? queueLocks() : undefined;
    copies = another();
  });

  test.each([0, 1, 2, 3, 5, 8, 13, 21, 34])(
    'is not stored when sign-out happens %i macrotasks into its writing',
    async (turns) => {
      await copies.register('a1', '7');
      const worker = another();
      await worker.store(ask('a1', 'played_betslips_detail/k0/own'), DETAIL);
      const late = worker.store(ask('a1'), PENDING);
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve));
      await Promise.all([copies.forget('7'), late]);
      // No copy may be left to read, whichever of the two came first.
      expect(await copies.read(ask('a1'))).toBeUndefined();
      expect(await databases()).toEqual([]);
      worker.close();
    },
  );
});

describe('erasing in the settings', () => {
  test('deletes the cached responses and keeps the registration', async () => {
    await copies.register('a1', '7');
    await copies.store(ask('a1'), PENDING);
    expect(await another().erase()).toBe(true);
    expect(await copies.entries()).toEqual([]);
    expect(await copies.store(ask('a1'), PENDING)).toBe(true);
  });
});

test(
  'a lock that is never granted blocks a write or a deletion only until a timeout',
  { timeout: 20_000 },
  async () => {
    const hung = { request: hangs } as unknown as LockManager;
    const stuck = openMemberCache({ device, locks: hung, now: () => NOW });
    expect(await stuck.register('a1', '7')).toBe(true);
    stuck.close();
  },
);

/** A lock that is never granted; the request rejects only when aborted. */
function hangs(_name: string, { signal }: LockOptions): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });
}
