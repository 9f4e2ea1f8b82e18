/** The choice of a retailer in a real browser: by where the device is, known in every tab, and by the keyboard. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { headingOf, setMemberStage } from '../support/member-stage.ts';
import { CHANGE_RETAILER, chooseProvince, radios, selectedName } from '../support/retailers.ts';
import { PHONE } from '../support/screens.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('the nearest retailer is found, chosen, and known in every tab at once', async () => {
  const { open, context } = await setMemberStage(
    browser(),
    {},
    {
      context: {
        viewport: PHONE,
        hasTouch: true,
        reducedMotion: 'reduce',
        geolocation: { latitude: 39.92, longitude: 32.85 },
      },
    },
  );
  const other = await open('/profil');
  const page = await open(CHANGE_RETAILER);
  const nearest = page.getByRole('button', { name: 'Bana en yakın bayiler' });

  // The permission is refused first; the player chooses another way, and the browser then prompts again.
  await context.clearPermissions();
  await nearest.click();
  await page.getByText(/^Konum izni verilmedi\./).waitFor();
  await chooseProvince(page, 'Rize');
  await expect.poll(() => radios(page).count()).toBeGreaterThan(0);
  await context.grantPermissions(['geolocation']);
  await nearest.click();
  await expect.poll(() => page.locator('[data-retailer]').first().innerText()).toMatch(/[\d.,]+ km/);
  expect(await violationsOf(page)).toEqual([]);

  await radios(page).nth(2).check();
  const name = await selectedName(page);
  await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
  await expect.poll(() => headingOf(page)).toBe('Yeni bayi seçme işlemin başarılı bir şekilde gerçekleşmiştir');
  await expect.poll(() => other.locator('main').innerText()).toContain(name);
});

test('the list is one radio group for the keyboard, however many retailers it has', async () => {
  const { open } = await setMemberStage(browser());
  const page = await open(CHANGE_RETAILER);
  await page.getByLabel('Bayi adı veya adresi ara').fill('mah.');
  await expect.poll(() => radios(page).count()).toBeGreaterThan(3);
  const total = Number(await radios(page).first().getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(200);
  expect(await radios(page).count()).toBeLessThan(60);

  await radios(page).first().focus();
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-posinset') ?? '');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('2');
  expect(await selectedName(page)).toBe(await nameOfFocused(page));
  await page.keyboard.press('End');
  await expect.poll(focused).toBe(String(total));
  expect(await selectedName(page)).toBe(await nameOfFocused(page));
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('1');
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toBe(String(total));
  await page.keyboard.press('Home');
  await expect.poll(focused).toBe('1');
});

function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const labels = document.activeElement?.getAttribute('aria-labelledby') ?? '';
    return document.getElementById(labels)?.textContent ?? '';
  });
}
