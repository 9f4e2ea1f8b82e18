/** The program in a real browser: its address alone gives the same view again, here and on another device. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openContext, setStage, sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('leagues are chosen; reload, back, forward and a shared link give the view of the address', async () => {
  const { server, open } = await setStage(browser(), { context: { reducedMotion: 'reduce' } });
  const page = await open('/program/futbol');
  await page.locator('article[data-event]').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  expect(await violationsOf(page)).toEqual([]);
  const plain = await leagues(page);
  expect(plain.length).toBeGreaterThan(2);

  await page.getByRole('button', { name: /^Ligler/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Ligler' });
  await dialog.getByRole('checkbox').nth(2).check();
  await dialog.getByRole('checkbox').nth(4).check();
  await dialog.getByRole('button', { name: '2 ligi göster' }).click();
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?lig=\d+,\d+$/);
  await expect.poll(async () => (await leagues(page)).length).toBe(2);
  const chosen = await leagues(page);

  await page.reload();
  await expect.poll(() => leagues(page)).toEqual(chosen);
  await page.goBack();
  await expect.poll(() => leagues(page)).toEqual(plain);
  await page.goForward();
  await expect.poll(() => leagues(page)).toEqual(chosen);
  const shared = await openContext(browser(), server.url);
  const { pathname, search } = new URL(page.url());
  const other = await shared.open(`${pathname}${search}`);
  await expect.poll(() => leagues(other)).toEqual(chosen);
});

/** Heads of the list in their order. */
const leagues = (page: Page): Promise<string[]> => page.locator('main h2').allInnerTexts();
