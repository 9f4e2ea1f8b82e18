/**
 * Checks of the pool that need a browser: few of hundreds of rounds are rendered, and coupons are available offline.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { keptCoupons } from '../support/coupon-copies.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { everythingKept } from '../support/player-traces.ts';
import { blockOf, playPool } from '../support/pool.ts';
import { DESKTOP } from '../support/screens.ts';
import { addressOf, main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const AGE = /^Çevrimdışı · son güncelleme/;
const rounds = (page: Page) => page.getByRole('complementary', { name: 'Programlar' }).locator('[data-cycle]');

test('only the visible ones of hundreds of rounds are rendered, and scrolling reaches the oldest', async () => {
  const { open } = await setMemberStage(browser(), {}, { context: { viewport: DESKTOP } });
  const page = await open('/spor-toto/sonuclar');
  const pane = page.getByRole('complementary', { name: 'Programlar' });
  await pane.getByRole('button', { name: 'Tümü', exact: true }).click();
  await rounds(page).first().waitFor();
  expect(await rounds(page).count()).toBeLessThan(60);
  const newest = Number(await rounds(page).first().getAttribute('data-cycle'));
  expect(newest).toBeGreaterThan(300);
  await expect
    .poll(async () => {
      await pane.locator('div').first().evaluate(scrollToEnd);
      return rounds(page).last().getAttribute('data-cycle');
    })
    .toBe('1');
  expect(await rounds(page).count()).toBeLessThan(60);
  await rounds(page).last().click();
  await expect.poll(() => addressOf(page)).toBe('/spor-toto/sonuclar?gameCycleNo=1');
  await main(page)
    .getByRole('heading', { name: /^1\. hafta/ })
    .waitFor();
});

test.for([320, 360, 390])('at %i px prizes of millions of lira fit beside thousands of columns', async (width) => {
  const { open, server } = await setMemberStage(browser(), {}, { context: { viewport: { width, height: 640 } } });
  const path = '/api/pool/SporToto/result';
  const { data } = (await (await fetch(`${server.url}${path}?gameCycleNo=300`)).json()) as { data: object };
  const dividends = ['3', '1.159', '12.109', '196.462'].map((winners, place) => {
    const amount = place === 0 ? '27.041.178,66' : '95.077,59';
    return { ordinalNumber: place + 1, winners, amount, expectedAmount: '0,00' };
  });
  await server.fault({ method: 'GET', path, status: 200, body: { isSuccess: true, data: { ...data, dividends } } });
  const page = await open('/spor-toto/sonuclar?gameCycleNo=300');
  await main(page).getByText('27.041.178,66').waitFor();
  await main(page).getByText('196.462 kolon').waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  const table = await page.locator('main table').boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? Infinity)).toBeLessThanOrEqual(width - 16);
});

test('coupons that were never opened are available without a network, and none of them after sign-out', async () => {
  const { server, player, context, open } = await setMemberStage(browser(), { balance: 5_000 }, { offline: true });
  const id = await playPool(server, player, [blockOf(1, { 7: [1, 2] }), blockOf(0)]);
  const first = await open('/');
  await expect
    .poll(async () => (await keptCoupons(first)).filter((key) => key.includes('SporTotoBetSlip')).length, {
      timeout: 40_000,
    })
    .toBeGreaterThanOrEqual(4);
  // Playwright's setting does not reach the SharedWorker's sockets (browser-55).
  await server.hubs('refuse');
  await server.hubs('drop');
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto('/profil/kuponlarim/spor-toto', { waitUntil: 'domcontentloaded' });
  await main(page).getByText(AGE).waitFor();
  await page.locator(`main [data-coupon="${id}"]`).click();
  await expect.poll(() => page.locator('main li[data-match]').count()).toBe(15);
  await main(page).getByText(AGE).waitFor();
  await context.setOffline(false);
  await server.hubs('accept');
  await first.close();

  await page.goto('/profil');
  await main(page).getByRole('button', { name: 'Çıkış yap', exact: true }).click();
  await expect.poll(() => keptCoupons(page)).toEqual([]);
  await expect
    .poll(async () => Object.entries(await everythingKept(page)).filter(([, text]) => text.includes(id)))
    .toEqual([]);
});

/** The scrolling element of the pane that contains the given one. */
function scrollToEnd(inside: Element): void {
  const pane = inside.closest('aside');
  const scroller = [...(pane?.querySelectorAll('div') ?? [])].find(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 100,
  );
  scroller?.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });
}
