/** Sports, leagues and teams have pictures, which are hidden from screen readers (rule picture-5). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setScreen } from '../support/screen/screen.ts';

const flags = (page: Page) => page.locator('main img[src*="/flags-"]');
const teams = (page: Page) => page.locator('main article[data-event] i[data-letters]');

test('the program shows flags and logos, and its text stays the same', async () => {
  const { open } = await setScreen();
  const page = await open('/program/futbol');
  await expect.poll(() => flags(page).count()).toBeGreaterThan(3);
  await expect.poll(() => teams(page).count()).toBeGreaterThan(10);
  expect(await page.locator('main').innerText()).not.toMatch(/\bINT\b/);
  const letters = (await teams(page).first().getAttribute('data-letters')) ?? '';
  expect(letters).not.toBe('');
  const row = page.locator('main article[data-event]').first();
  expect((await row.innerText()).split('\n').map((line) => line.trim())).not.toContain(letters);
});

test('a flag that cannot be loaded is replaced by the letters of its country', async () => {
  const { open } = await setScreen();
  const page = await open('/program/futbol');
  await flags(page).first().waitFor();
  const address = (await flags(page).first().getAttribute('src')) ?? '';
  const same = page.locator(`main img[src="${address}"]`);
  const before = await same.count();
  await same.first().evaluate((image) => image.dispatchEvent(new Event('error')));
  await expect.poll(() => same.count()).toBe(before - 1);
  const letters = /\/([a-z]{2})[^/]*$/.exec(address)?.[1]?.toUpperCase() ?? 'none';
  await page.locator('main').getByText(letters, { exact: true }).first().waitFor();
});

test('every sport of the navigation has a picture, and keeps its name as label', async () => {
  const { open } = await setScreen();
  const page = await open('/program/tenis');
  const link = page.getByRole('navigation', { name: 'Sporlar' }).getByRole('link', { name: /^Tenis/ });
  await link.waitFor();
  expect(await link.locator('[data-picture="5"]').getAttribute('aria-hidden')).toBe('true');
});
