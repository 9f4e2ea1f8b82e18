/** A member's running matches below the header of every page (rule coupon-34). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, running } from '../support/program.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { PHONE } from '../support/screens.ts';

const strip = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Benim maçlarım' });
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name, exact: true }).click();

async function withRunningMatch() {
  const stage = await setMemberScreen({ balance: 500 }, { viewport: PHONE });
  const matches = running(stage.server, FOOTBALL);
  const coupon = await play(stage.server, stage.player, spotsOf(matches, 1));
  return { ...stage, coupon };
}

test('the page on which the line arrives is not moved; the next page begins below it, and a tap opens the coupon', async () => {
  const { open, pass, coupon } = await withRunningMatch();
  const page = await open('/');
  await pass(5_000);
  expect(await strip(page).count()).toBe(0);
  await goTo(page, 'Program');
  await strip(page).getByRole('link').waitFor();
  expect(await strip(page).innerText()).toMatch(/\d+-\d+|–/);
  expect(await strip(page).getByRole('link').getAttribute('href')).toContain(coupon.id);
});

test('the line is not on forms of money, and stays hidden for the visit once it was hidden', async () => {
  const { open, pass } = await withRunningMatch();
  const page = await open('/');
  await pass(5_000);
  await goTo(page, 'Program');
  await strip(page).getByRole('link').waitFor();
  await page.goto('/profil/para-cekme');
  await pass(5_000);
  expect(await strip(page).count()).toBe(0);
  await goTo(page, 'Program');
  await pass(1_000);
  await goTo(page, 'Canlı');
  await strip(page).getByRole('button', { name: 'Maçlarımı gizle' }).click();
  await expect.poll(() => strip(page).count()).toBe(0);
  await goTo(page, 'Program');
  await pass(2_000);
  expect(await strip(page).count()).toBe(0);
});

test('a hidden score stays hidden in the line', async () => {
  const { open, pass } = await withRunningMatch();
  const page = await open('/');
  await page.evaluate(() => localStorage.setItem('iddaav2_0.0.2:ui', JSON.stringify({ scores: 'gizli' })));
  await page.goto('/');
  await pass(5_000);
  await goTo(page, 'Program');
  await strip(page).getByRole('link').waitFor();
  expect(await strip(page).innerText()).not.toMatch(/\d+-\d+|tutuyor|tutmuyor/);
});

test('a member without a running match has no line', async () => {
  const { open, pass } = await setMemberScreen({}, { viewport: PHONE });
  const page = await open('/');
  await pass(5_000);
  await goTo(page, 'Program');
  await pass(2_000);
  expect(await strip(page).count()).toBe(0);
});

test('account-17: a desktop’s header has the number of waiting coupons, and a dot while one runs', async () => {
  const { server, open, player } = await setMemberScreen({ balance: 500 });
  await play(server, player, spotsOf(running(server, FOOTBALL), 1));
  const page = await open('/');
  const entry = page.getByRole('banner').getByRole('link', { name: /^Kuponlarım/ });
  await entry.locator('[data-live]').waitFor();
  expect(await entry.innerText()).toMatch(/^Kuponlarım1 bekleyen/);
  await entry.click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/profil\/kuponlarim/);
  await expect.poll(() => entry.getAttribute('aria-current')).toBe('page');
});

test('coupon-35: the home page begins with the waiting coupons and the selections that run', async () => {
  const { open, coupon } = await withRunningMatch();
  const page = await open('/');
  const slide = page.locator('main [data-slide]').first();
  await slide.getByText('Kuponların: 1 bekliyor · 1 canlı').waitFor();
  expect(await slide.getAttribute('data-slide')).toBe('my-coupons');
  expect(await slide.locator('[data-event]').getAttribute('href')).toContain(coupon.id);
});
