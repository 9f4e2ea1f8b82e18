/** The copies that the push worker reads: those of the registered member alone (push-4, push-5). */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeviceStore, openDeviceStore } from '../../../../src/storage/device/device-database.ts';
import { type MemberCache, openMemberCache } from '../../../../src/storage/member/member-cache.ts';
import { memberReference, readMemberCopies, registeredMember } from '../../../../src/storage/push/member-copies.ts';
import { type ReadCopies, findCoupon, findMessageTitle } from '../../../../sw/push/known-news.ts';
import { queueLocks } from '../../../support/queue-locks.ts';
import { wireCoupon, wireCouponPage, wireDetail } from '../../../support/wire-coupon.ts';

const NOW = 1_800_000_000;
const locks = queueLocks();
let device: DeviceStore;
let copies: MemberCache;

const request = (path: string): Request =>
  new Request(`https://tribun.test/api/${path}`, { headers: { Authorization: 'Bearer a1' } });
const answer = (data: unknown): string => JSON.stringify({ isSuccess: true, data });
const copiesOf =
  (member: string): ReadCopies =>
  (isWanted) =>
    readMemberCopies(device, member, isWanted, { now: NOW, locks });

beforeEach(async () => {
  device = openDeviceStore();
  copies = openMemberCache({ device, locks, now: () => NOW });
  await copies.register('a1', '7');
  await copies.store(
    request('wager/played-betslips-and-pendings?status=-1'),
    answer(wireCouponPage([wireCoupon({ pd: NOW })])),
  );
  await copies.store(
    request('inbox/messages?page=1&limit=20'),
    answer({ items: [{ id: 'm1', title: 'Bonusun hazır', date: NOW }], total: 1, page: 1, limit: 20 }),
  );
});
afterEach(async () => {
  copies.close();
  device.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

test('a coupon is found in a list, and in its detail first', async () => {
  const own = copiesOf(await memberReference('7'));
  const id = wireCoupon().bsid;
  expect(await registeredMember(device)).toBe(await memberReference('7'));
  expect(await findCoupon(id, own)).toMatchObject({ id, eventCount: 1 });
  expect(await findCoupon('unknown', own)).toBeUndefined();
  await copies.store(request(`wager/played_betslips_detail/${id}/own`), answer(wireDetail({ pd: NOW, ec: 3 })));
  expect((await findCoupon(id, own))?.eventCount).toBe(3);
});

test('the title of a message is that of its row', async () => {
  const own = copiesOf(await memberReference('7'));
  expect(await findMessageTitle('m1', own)).toBe('Bonusun hazır');
  expect(await findMessageTitle('m2', own)).toBe('');
});

test('nothing is read for another member, or after a sign-out, and no database is created', async () => {
  const [mine, other] = [await memberReference('7'), await memberReference('8')];
  expect(await findMessageTitle('m1', copiesOf(other))).toBe('');
  await copies.forget();
  expect(await registeredMember(device)).toBeUndefined();
  expect(await findMessageTitle('m1', copiesOf(mine))).toBe('');
  expect((await Dexie.getDatabaseNames()).filter((name) => name.includes(mine) || name.includes(other))).toEqual([]);
});
