/** Choices of a visitor, in every tab, and their effect on the browser's own styles and dialogs. */
import { expect, test } from 'vitest';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('a favourite league is listed first, survives a reload and is on the home page in every tab', async () => {
  const { open } = await setStage(browser());
  const home = await open('/');
  const page = await open('/program/futbol');
  const stars = page.getByRole('button', { name: / favori lig$/ });
  await stars.nth(1).waitFor();
  const label = (await stars.nth(1).getAttribute('aria-label')) ?? '';
  const league = label.replace(/ favori lig$/, '');
  await stars.nth(1).click();
  const star = page.getByRole('button', { name: label, exact: true });
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.locator('main h2').first().innerText()).toBe(league);
  const favourites = home.getByRole('region', { name: 'Favori liglerin' });
  await favourites.getByRole('link', { name: league }).waitFor();

  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
  await expect.poll(() => favourites.getByRole('link').count()).toBe(0);
});

test('the theme follows the system, then the player’s choice, also after a reload and in other tabs', async () => {
  const { open } = await setStage(browser(), { context: { colorScheme: 'dark' } });
  const other = await open('/');
  const page = await open('/');
  const surface = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const menu = page.getByRole('button', { name: 'Görünümü seç' });
  const choose = (name: string): Promise<void> => page.locator('[popover]').getByRole('button', { name }).click();
  const dark = await surface();
  await menu.click();
  await choose('Açık');
  await expect.poll(surface).not.toBe(dark);
  const light = await surface();
  await page.reload();
  await page.locator('h1').waitFor({ state: 'attached' });
  expect(await surface()).toBe(light);
  await expect.poll(() => other.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');

  await menu.click();
  await choose('Sistem');
  await expect.poll(surface).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(surface).toBe(light);
  await choose('Koyu');
  await expect.poll(surface).toBe(dark);
  await page.reload();
  await page.locator('h1').waitFor({ state: 'attached' });
  expect(await surface()).toBe(dark);
  await expect.poll(() => other.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('a dialog closes by its button, by Esc and by a click outside', async () => {
  const { open } = await setStage(browser());
  const page = await open('/program/futbol');
  const dialog = page.getByRole('dialog');
  for (const close of [
    () => dialog.getByRole('button', { name: 'Kapat' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
  ]) {
    await page.getByRole('button', { name: /^Ligler/ }).click();
    await dialog.waitFor();
    await close();
    await expect.poll(() => dialog.count()).toBe(0);
  }
});
