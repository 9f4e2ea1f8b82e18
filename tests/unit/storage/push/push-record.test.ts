/** Data of push on the device (push-5, push-7). */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeviceStore, openDeviceStore } from '../../../../src/storage/device/device-database.ts';
import {
  type PushRecord,
  badgeCount,
  changePushBadge,
  claimAnnouncement,
  erasePushData,
  isResendDue,
  readPushBadge,
  readPushRecord,
  writePushRecord,
} from '../../../../src/storage/push/push-record.ts';
import { queueLocks } from '../../../support/queue-locks.ts';

const locks = queueLocks();
let device: DeviceStore;
beforeEach(() => {
  device = openDeviceStore();
});
afterEach(async () => {
  device.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

const record: PushRecord = {
  ...{ member: 'm', endpoint: 'e', key: 'k', address: 'a', isAccepted: true, sentAt: 1_000, sentFacts: '' },
  ...{ matches: [{ id: 1, sportId: 1, name: 'A - B' }], waiting: [], quiet: null },
};

test('a record is read as it was written, and a damaged one is none', async () => {
  expect(await readPushRecord(device)).toBeUndefined();
  await writePushRecord(device, record);
  expect(await readPushRecord(device)).toEqual(record);
  for (const damage of [
    { member: 1 },
    { matches: [{ id: 'x' }] },
    { sentAt: 'yesterday' },
    { quiet: 5 },
    { teams: [{ sportId: 1 }] },
    { leagues: 584 },
  ]) {
    await device.write('push', { ...record, ...damage });
    expect(await readPushRecord(device)).toBeUndefined();
  }
});

test('a record of a build that subscribed to no teams and leagues is one without them', async () => {
  await writePushRecord(device, record);
  expect(await readPushRecord(device)).toEqual(record);
  const groups = { teams: [{ sportId: 1, name: 'A' }], leagues: [{ sportId: 1, competitionId: 9 }] };
  await writePushRecord(device, { ...record, ...groups });
  expect(await readPushRecord(device)).toEqual({ ...record, ...groups });
});

test('of several that announce at the same moment one may', async () => {
  const claim = (key: string, at: number, near: number) => claimAnnouncement(device, { key, at }, near, locks);
  const all = await Promise.all(Array.from({ length: 5 }, () => claim('coupon:1', 100, Infinity)));
  expect(all.filter(Boolean)).toHaveLength(1);
  expect(await claim('coupon:1', 9_000, Infinity)).toBe(false);
  expect(await claim('match:1', 100, 30)).toBe(true);
  expect(await claim('match:1', 130, 30)).toBe(false);
  expect(await claim('match:1', 131, 30)).toBe(true);
});

test('the number on the icon counts a coupon once', async () => {
  await changePushBadge(device, (badge) => ({ ...badge, coupons: ['1', '2'], unread: 3 }), locks);
  await changePushBadge(device, (badge) => ({ ...badge, added: ['2', '4'] }), locks);
  expect(badgeCount(await readPushBadge(device))).toBe(6);
});

test('the end of a subscription leaves nothing of its member', async () => {
  await writePushRecord(device, record);
  await claimAnnouncement(device, { key: 'coupon:1', at: 1 }, Infinity, locks);
  await changePushBadge(device, (badge) => ({ ...badge, added: ['1'] }), locks);
  await erasePushData(device);
  expect(await readPushRecord(device)).toBeUndefined();
  expect(badgeCount(await readPushBadge(device))).toBe(0);
  expect(await claimAnnouncement(device, { key: 'coupon:1', at: 1 }, Infinity, locks)).toBe(true);
});

test('a subscription is sent again after a day, and when the clock was set back', () => {
  const due = [1_000, 1_000 + 86_400, 1_000 + 86_401, 500].map((now) => isResendDue(record, now));
  expect(due).toEqual([false, false, true, true]);
});
