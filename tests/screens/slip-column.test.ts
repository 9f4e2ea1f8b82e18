/** The tabs of the slip's column on a desktop: the slip, and the waiting coupons (rule slip-27). */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch, running } from '../support/program.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { choose, items, slipOf } from '../support/slip.ts';

const tab = (page: Page, name: string | RegExp): Locator => slipOf(page).getByRole('tab', { name });
const cards = (page: Page): Locator =>
  slipOf(page).getByRole('list', { name: 'Bekleyen kuponların' }).locator('a[data-coupon]');

test('a member sees the newest waiting coupons beside the program, ten at most, and a link to all', async () => {
  const { server, open, player } = await setMemberScreen({ balance: 5_000 });
  const first = await play(server, player, spotsOf(running(server, FOOTBALL), 1));
  for (let count = 0; count < 11; count += 1) {
    // Coupons are played in sequence, because their order is compared.
    // oxlint-disable-next-line no-await-in-loop
    await play(server, player, spotsOf(preMatch(server, FOOTBALL), 1));
  }
  const page = await open('/program/futbol');
  await tab(page, 'Kuponlarım').click();
  await cards(page).first().waitFor();
  expect(await cards(page).count()).toBe(10);
  const ids = await cards(page).evaluateAll((all) => all.map((card) => Number(card.getAttribute('data-coupon'))));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  // The oldest coupon is not among them.
  expect(ids).not.toContain(Number(first.id));
  await slipOf(page).getByRole('link', { name: 'Tüm bekleyenler (12)' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/profil\/kuponlarim/);
});

test('a coupon that is played arrives in the open tab, and the choice survives a reload', async () => {
  const { server, open, player } = await setMemberScreen({ balance: 5_000 });
  const page = await open('/program/futbol');
  await tab(page, 'Kuponlarım').click();
  await slipOf(page).getByText('Bekleyen kuponun yok').waitFor();
  await page.goto('/program/futbol');
  await slipOf(page).getByText('Bekleyen kuponun yok').waitFor();
  expect(await tab(page, 'Kuponlarım').getAttribute('aria-selected')).toBe('true');
  const coupon = await play(server, player, spotsOf(running(server, FOOTBALL), 1));
  await page.goto('/program/futbol');
  await expect.poll(() => cards(page).first().getAttribute('data-coupon')).toBe(coupon.id);
});

test('the slip keeps what was chosen in it, and its tab shows the number of selections meanwhile', async () => {
  const { open } = await setScreen();
  const page = await open('/program/futbol');
  await choose(page, 2);
  await tab(page, 'Kuponum').press('ArrowRight');
  await slipOf(page).getByText('Bekleyen kuponlarını görmek için giriş yap.').waitFor();
  expect(await tab(page, 'Kuponlarım').getAttribute('tabindex')).toBe('0');
  expect(await tab(page, /^Kuponum/).innerText()).toMatch(/^Kuponum2 seçim/);
  await tab(page, 'Kuponlarım').press('ArrowLeft');
  await expect.poll(() => items(slipOf(page)).count()).toBe(2);
});

test('the heading of an empty slip is for screen readers alone, because its tab has the same name: rule slip-27', async () => {
  const { open } = await setScreen();
  const page = await open('/program/futbol');
  const head = slipOf(page).locator('header').first();
  await slipOf(page).getByText('Kuponun boş').waitFor();
  expect(await head.getByRole('heading', { name: 'Kuponum' }).count()).toBe(1);
  expect(await head.getAttribute('class')).toContain('visually-hidden');
  await choose(page, 1);
  await expect.poll(() => head.getAttribute('class')).not.toContain('visually-hidden');
});
