/** First-use tours in a real browser: in the light and out of the way, by a tap and by the keyboard, once for all tabs. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { choose, items, slipOf } from '../support/slip.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { toursSeen } from '../support/tours-seen.ts';
import { closeTip, comes, expectLit, heading, slipSteps, tour } from '../support/tours.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('the keyboard leads through it, has it put away with Esc, and is back where it was', async () => {
  const { open, context } = await setStage(browser(), { tours: true });
  await toursSeen(context, ['kingOddTour']);
  const page = await open('/program/futbol');
  await closeTip(page);
  const odd = page.locator('main article[data-event] button[data-outcome]:enabled').first();
  await odd.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe(slipSteps[0]);
  await expect.poll(() => focused(page)).toBe('Devam');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe(slipSteps[1]);
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Geri');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe(slipSteps[0]);
  await page.keyboard.press('Escape');
  await expect.poll(() => tour(page).count()).toBe(0);
  expect(await odd.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a tap beside the card ends it; another tab does not begin again', async () => {
  const { open, context } = await setStage(browser(), { tours: true, context: { reducedMotion: 'reduce' } });
  await toursSeen(context, ['kingOddTour']);
  const page = await open('/program/futbol');
  await closeTip(page);
  await choose(page, 1);
  await expect.poll(() => heading(page)).toBe(slipSteps[0]);
  await expectLit(page, 'slip-item');
  expect(await violationsOf(page)).toEqual([]);
  await page.mouse.click(5, 780);
  await expect.poll(() => tour(page).count()).toBe(0);
  expect(await items(slipOf(page)).count()).toBe(1);
  const other = await context.newPage();
  await other.goto('/program/futbol');
  await items(slipOf(other)).first().waitFor();
  expect(await comes(other)).toBe(false);
});

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
