/** Choices of a visitor that the device stores, and dialogs with the pages behind them. */
import { describe, expect, test } from 'vitest';
import { firstSpot } from '../support/program.ts';
import { oddSelector } from '../support/shown-odds.ts';
import { PHONE } from '../support/screens.ts';
import { setScreen } from '../support/screen/screen.ts';

test('a favourite league is listed first, survives a reload and is on the home page', async () => {
  const { open } = await setScreen();
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
  await page.goto('/');
  await page.getByRole('region', { name: 'Favori liglerin' }).getByRole('link', { name: league }).waitFor();

  await page.goto('/program/futbol');
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Favori liglerin' }).getByRole('link').count()).toBe(0);
});

test('selections survive a reload and follow the odds', async () => {
  const { open } = await setScreen();
  const page = await open('/program/futbol');
  const spot = await firstSpot(page);
  await page.locator(oddSelector(spot)).click();
  const items = page.getByRole('list', { name: 'Seçimlerin' }).getByRole('listitem');
  await expect.poll(() => items.count()).toBe(1);
  await page.reload();
  await expect.poll(() => items.count()).toBe(1);
  await expect.poll(() => page.locator(oddSelector(spot)).getAttribute('aria-pressed')).toBe('true');
});

describe('a dialog', () => {
  test('closes when the page behind it changes', async () => {
    const { open } = await setScreen();
    const page = await open('/program/futbol');
    await page
      .getByRole('navigation', { name: 'Sporlar' })
      .getByRole('link', { name: /^Basketbol/ })
      .click();
    await page.getByRole('button', { name: /^Ligler/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/program/futbol');
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test('is a sheet on a phone: the slip, the order of the popular bets', async () => {
    const { open } = await setScreen({ viewport: PHONE });
    const page = await open('/program/futbol');
    await page.locator(oddSelector(await firstSpot(page))).click();
    await page.getByRole('button', { name: /seçim/ }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByRole('list', { name: 'Seçimlerin' }).getByRole('listitem').count()).toBe(1);
    await page.keyboard.press('Escape');

    await page.goto('/populer-bahisler');
    await page.getByRole('button', { name: /Sıralama/ }).click();
    await dialog.getByRole('button', { name: 'Oran: yüksekten düşüğe' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?sirala=oran-azalan');
    await expect.poll(() => dialog.count()).toBe(0);
    const odds = await page.locator('main button[data-outcome]').allInnerTexts();
    const values = odds.map((text) => Number(text.replace('.', '').replace(',', '.'))).filter((odd) => odd > 0);
    expect(values.length).toBeGreaterThan(3);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });
});
