/**
 * Storage may fill up, be deleted, or belong to a newer build while a player is on a page: live data stays, and nothing
 * wrong is shown.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { couponDatabases, keptCoupons, trueCoupons, untilPrefetched } from '../support/coupon-copies.ts';
import { type MemberStage, setMemberStage } from '../support/member-stage.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const LIST = '/profil/kuponlarim/bekleyen';
const LOST = '/profil/kuponlarim/kaybeden';
const AGE = /Çevrimdışı · son güncelleme/;

interface Prepared extends MemberStage {
  page: Page;
  pendingId: string;
}

async function openList(before: (page: Page, stage: MemberStage) => Promise<void> = async () => {}): Promise<Prepared> {
  const stage = await setMemberStage(browser(), { coupons: 30 }, { offline: true });
  const coupons = (await trueCoupons(stage.server, stage.player)).filter(({ gi }) => gi === null);
  const page = await stage.context.newPage();
  await before(page, stage);
  await page.goto(LIST, { waitUntil: 'domcontentloaded' });
  return { ...stage, page, pendingId: coupons.find(({ status }) => status === -1)?.bsid ?? '' };
}

const rowOf = (page: Page, id: string) => page.locator(`[data-coupon="${id}"]`);

/** Waits until the coupon is live: without an age, with the server's data. */
async function expectLive({ page, pendingId }: Prepared): Promise<void> {
  await rowOf(page, pendingId).waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(AGE);
}

test('a full disk drops stored responses but not the coupons, and pending ones are dropped last', async () => {
  const stage = await openList(async (page, { server }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 30_000_000 });
  });
  const { page, pendingId, server } = stage;
  await expectLive(stage);
  await untilPrefetched(page);
  const before = await keptCoupons(page);
  await expect
    .poll(
      async () => {
        // Chromium's database frees up to 1 MB some seconds after a write, so the disk is filled again at each attempt.
        await page.evaluate(fillDisk);
        await page.goto(`${LOST}?sirala=2`);
        await page.locator('[data-coupon]').first().waitFor();
        expect(await page.getByRole('main').innerText()).not.toMatch(AGE);
        return (await keptCoupons(page)).length;
      },
      { timeout: 60_000, interval: 2_000 },
    )
    .toBeLessThan(before.length);
  await server.close();
  await page.goto(LIST);
  await expect.poll(() => page.getByRole('main').innerText()).toMatch(AGE);
  await rowOf(page, pendingId).waitFor();
});

test('when the database is deleted while it is open, the page stays live and responses are stored again', async () => {
  const stage = await openList();
  const { page } = stage;
  await expectLive(stage);
  await untilPrefetched(page);
  const [name = ''] = await couponDatabases(page);
  expect(await page.evaluate(removeDatabase, name)).toBe('gone');
  await page.goto(LOST);
  await page.locator('[data-coupon]').first().waitFor();
  await expect.poll(() => keptCoupons(page)).not.toEqual([]);
  await stage.server.close();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.getByRole('main').innerText()).toMatch(AGE);
});

test('when a newer build takes the database over, this build stays live and shows no stored data it cannot read', async () => {
  const stage = await openList();
  const { page } = stage;
  await expectLive(stage);
  await untilPrefetched(page);
  const [name = ''] = await couponDatabases(page);
  expect(await page.evaluate(upgradeDatabase, name)).toBe('upgraded');
  const before = await keptCoupons(page);
  await page.goto(LOST);
  await page.locator('[data-coupon]').first().waitFor();
  await page.goto(LIST);
  await expectLive(stage);
  expect(await keptCoupons(page)).toEqual(before);
});

/** Runs in the page. */
const removeDatabase = (name: string): Promise<string> =>
  new Promise((resolve) => {
    const removal = indexedDB.deleteDatabase(name);
    removal.addEventListener('success', () => resolve('gone'));
    removal.addEventListener('error', () => resolve('failed'));
  });

/** Runs in the page: upgrades the database, as a build would whose data this one must not overwrite. */
const upgradeDatabase = (name: string): Promise<string> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(name, 100);
    opening.addEventListener('error', () => resolve('failed'));
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('notes', { keyPath: 'key' });
      opening.transaction?.objectStore('meta').put({ name: 'minWriter', value: 99 });
    });
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve('upgraded');
    });
  });

/** Runs in the page: fills the remaining space, in smaller and smaller pieces. */
const fillDisk = async (): Promise<void> => {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('junk', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('junk', { autoIncrement: true }));
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const write = (size: number): Promise<boolean> =>
    new Promise((resolve) => {
      const bytes = new Uint8Array(size);
      for (let from = 0; from < size; from += 65_536) crypto.getRandomValues(bytes.subarray(from, from + 65_536));
      const writing = database.transaction('junk', 'readwrite');
      writing.objectStore('junk').add(bytes);
      writing.addEventListener('complete', () => resolve(true));
      writing.addEventListener('abort', () => resolve(false));
    });
  for (const size of [1_000_000, 100_000, 10_000, 1_000]) {
    for (let room = true; room;) room = await write(size);
  }
  database.close();
};
