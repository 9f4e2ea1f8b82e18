/** Whose copies are whose: registration, sign-out, another player, and answers that come late. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MEMBER_DATABASES } from '../../../../src/contract/names.ts';
import { type MemberCopies, openMemberCopies } from '../../../../src/storage/member/member-copies.ts';
import { COPY_OWNER } from '../../../../src/storage/member/copy-owner.ts';
import { type DeviceStore, openDeviceStore } from '../../../../src/storage/device/device-database.ts';
import { queueLocks } from '../../../support/queue-locks.ts';
import { wireCoupon, wireCouponPage, wireDetail } from '../../../support/wire-coupon.ts';

const NOW = 1_800_000_000;
const PENDING = JSON.stringify({ isSuccess: true, data: wireCouponPage([wireCoupon({ pd: NOW })]) });
const DETAIL = JSON.stringify({ isSuccess: true, data: wireDetail({ pd: NOW }) });

let device: DeviceStore;
let copies: MemberCopies;
let locks: LockManager | undefined;

const ask = (access: string, path = 'played-betslips-and-pendings?status=-1'): Request =>
  new Request(`https://tribun.test/api/wager/${path}`, { headers: { Authorization: `Bearer ${access}` } });
const databases = async (): Promise<string[]> =>
  (await Dexie.getDatabaseNames()).filter((name) => name.startsWith(MEMBER_DATABASES));
const another = (): MemberCopies => openMemberCopies({ device, locks, now: () => NOW });

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
  test('nothing is kept, and nothing is made', async () => {
    expect(await copies.keep(ask('a1'), PENDING)).toBe(false);
    expect(await copies.read(ask('a1'))).toBeUndefined();
    expect(await databases()).toEqual([]);
  });

  test('nor with that of another token', async () => {
    await copies.register('a1', '7');
    expect(await copies.keep(ask('x'), PENDING)).toBe(false);
    expect(await copies.read(ask('x'))).toBeUndefined();
  });
});

describe('a registered player', () => {
  test('finds what was kept, in another realm too', async () => {
    await copies.register('a1', '7');
    expect(await copies.keep(ask('a1'), PENDING)).toBe(true);
    const elsewhere = another();
    expect(await elsewhere.read(ask('a1'))).toEqual({ text: PENDING, storedAt: NOW });
    expect(await elsewhere.entries()).toMatchObject([{ kind: 'list', pending: true }]);
    elsewhere.close();
  });

  test('is known by neither number nor token', async () => {
    await copies.register('token-of-the-player', '70012345');
    await copies.keep(ask('token-of-the-player'), PENDING);
    const kept = JSON.stringify(await device.read(COPY_OWNER, (value): value is object => value !== null));
    expect(kept + (await databases()).join()).not.toMatch(/token-of-the-player|70012345/);
  });

  test('keeps the copies over a renewed token, whichever engine still uses the older one', async () => {
    await copies.register('a1', '7');
    await copies.keep(ask('a1'), PENDING);
    await copies.register('a2', '7');
    expect(await copies.read(ask('a2'))).toBeDefined();
    expect(await copies.read(ask('a1'))).toBeDefined();
    for (const access of ['a3', 'a4', 'a5']) await copies.register(access, '7');
    expect(await copies.read(ask('a5'))).toBeDefined();
    expect(await copies.read(ask('a1'))).toBeUndefined();
  });

  test('keeps no refusal and nothing that is not on the list', async () => {
    await copies.register('a1', '7');
    expect(await copies.keep(ask('a1'), '{"isSuccess":false}')).toBe(false);
    expect(await copies.keep(ask('a1', 'retailer-betslips?phone=0555'), PENDING)).toBe(false);
    expect(await copies.entries()).toEqual([]);
  });
});

describe('the end of a session', () => {
  test('takes registration and copies', async () => {
    await copies.register('a1', '7');
    await copies.keep(ask('a1'), PENDING);
    await another().forget('7');
    expect(await copies.read(ask('a1'))).toBeUndefined();
    expect(await databases()).toEqual([]);
  });

  test('known only at the next start of an engine takes all there is', async () => {
    await copies.register('a1', '7');
    await copies.keep(ask('a1'), PENDING);
    const next = another();
    await next.forget();
    expect(await databases()).toEqual([]);
    expect(await next.read(ask('a1'))).toBeUndefined();
  });

  test('of one player, heard of late, leaves the next one alone', async () => {
    await copies.register('a1', '7');
    await copies.keep(ask('a1'), PENDING);
    await copies.register('b1', '8');
    await copies.keep(ask('b1'), PENDING);
    await another().forget('7');
    expect(await copies.read(ask('b1'))).toBeDefined();
    expect(await databases()).toHaveLength(1);
  });

  test("begun by another player's session, leaves nothing of the first", async () => {
    await copies.register('a1', '7');
    await copies.keep(ask('a1'), PENDING);
    await copies.register('b1', '8');
    expect(await databases()).toEqual([]);
    expect(await copies.read(ask('b1'))).toBeUndefined();
    expect(await copies.read(ask('a1'))).toBeUndefined();
  });
});

describe.each(['with locks', 'without locks'])('an answer under way at the sign-out, %s', (which) => {
  beforeEach(() => {
    locks = which === 'with locks' ? queueLocks() : undefined;
    copies = another();
  });

  test.each([0, 1, 2, 3, 5, 8, 13, 21, 34])('is not kept, %i turns into its writing', async (turns) => {
    await copies.register('a1', '7');
    const worker = another();
    await worker.keep(ask('a1', 'played_betslips_detail/k0/own'), DETAIL);
    const late = worker.keep(ask('a1'), PENDING);
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    await Promise.all([copies.forget('7'), late]);
    // Whichever came first, whoever looks now finds nothing.
    expect(await copies.read(ask('a1'))).toBeUndefined();
    expect(await databases()).toEqual([]);
    worker.close();
  });
});

describe('erasing in the settings', () => {
  test('leaves no copy, and the registration', async () => {
    await copies.register('a1', '7');
    await copies.keep(ask('a1'), PENDING);
    expect(await another().erase()).toBe(true);
    expect(await copies.entries()).toEqual([]);
    expect(await copies.keep(ask('a1'), PENDING)).toBe(true);
  });
});

test('a lock that hangs holds up neither a write nor a wipe for ever', { timeout: 20_000 }, async () => {
  const hung = { request: hangs } as unknown as LockManager;
  const stuck = openMemberCopies({ device, locks: hung, now: () => NOW });
  expect(await stuck.register('a1', '7')).toBe(true);
  stuck.close();
});

/** Granted to somebody else for ever; gives up when it is told to. */
function hangs(_name: string, { signal }: LockOptions): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });
}
