/** "Rakamlarım" with the service worker: the figures open without a network, and leave with the session. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { couponDatabases, keptCoupons, untilPrefetched } from '../support/coupon-copies.ts';
import { type MemberStage, setMemberStage } from '../support/member-stage.ts';
import { signOut } from '../support/sign-in.ts';
import { inHost, sharedBrowser } from '../support/stage.ts';
import { violationsInSizes, violationsInThemes } from '../support/violations.ts';

const browser = sharedBrowser();
const PATH = '/profil/rakamlarim';
/** Preloading starts without delay. */
const atOnce = { prefetchStartMs: 0, prefetchGapMs: 0 };
const AGE = /Çevrimdışı · son güncelleme \d\d:\d\d/;
const main = (page: Page): Promise<string> => page.getByRole('main').innerText();
const sums = (page: Page): Promise<string[]> => page.locator('[data-net], [data-played], [data-won]').allInnerTexts();

/** Stops the server, closes every tab and opens the figures. */
async function openWithoutNetwork({ server, context }: MemberStage): Promise<Page> {
  await server.close();
  await Promise.all(context.pages().map((page) => page.close()));
  const page = await context.newPage();
  await page.goto(inHost(PATH), { waitUntil: 'domcontentloaded' });
  await expect.poll(() => main(page), { timeout: 30_000 }).toMatch(AGE);
  return page;
}

test('figures that were open are complete without a network, and the search finds coupons', async () => {
  const stage = await setMemberStage(browser(), { coupons: 130 }, { offline: true, server: { timing: atOnce } });
  const page = await stage.open('/');
  // The service worker does not store the requests of a first page.
  await untilPrefetched(page);
  await page.goto(PATH);
  // The extent's lists: two of the coupons, one of the pool.
  await expect
    .poll(async () => (await keptCoupons(page)).filter((key) => key.includes('limit=50')).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(3);
  await page.locator('[data-net]').waitFor();
  const before = await sums(page);
  const dark = await openWithoutNetwork(stage);
  await expect.poll(() => sums(dark)).toEqual(before);
  expect(await main(dark)).not.toContain('Eksik:');
  await dark.getByRole('main').getByRole('searchbox').fill('880000');
  await expect.poll(() => dark.locator('main [data-coupon]').count()).toBeGreaterThan(10);
});

test('figures that were never open are those of the prefetched coupons, and say so', async () => {
  const stage = await setMemberStage(browser(), { coupons: 60 }, { offline: true, server: { timing: atOnce } });
  await untilPrefetched(await stage.open('/'));
  const page = await openWithoutNetwork(stage);
  await page.locator('[data-net]').waitFor();
  expect(await main(page)).toContain('Eksik: yalnızca bu cihazdaki kuponların sayıldı.');
});

test('signing out deletes the lists that the figures were made of', async () => {
  const stage = await setMemberStage(browser(), { coupons: 20 }, { offline: true });
  const page = await stage.open(PATH);
  await page.locator('[data-net]').waitFor();
  await expect.poll(async () => (await keptCoupons(page)).length).toBeGreaterThan(0);
  await signOut(page);
  await expect.poll(() => couponDatabases(page)).toEqual([]);
  await expect.poll(() => page.locator('[data-net]').count()).toBe(0);
});

test('the page has no violation in both themes and in all sizes, and its bars are one tab stop', async () => {
  const stage = await setMemberStage(browser(), { coupons: 40 }, { context: { reducedMotion: 'reduce' } });
  const page = await stage.open(`${PATH}?kapsam=tumu`);
  await page.locator('[data-net]').waitFor();
  expect(await violationsInThemes(page)).toEqual([]);
  expect(await violationsInSizes(page)).toEqual([]);
  const last = page.locator('[data-step]').last();
  await page.getByRole('button', { name: 'Yıl', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator('[data-step]:focus').count()).toBe(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => last.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  expect(await page.locator('[data-step]:focus').count()).toBe(0);
});
