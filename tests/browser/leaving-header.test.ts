/** The header of a phone, which leaves while one scrolls down (navigation-23). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { LEAST_SHIFT, layoutShift } from '../support/layout-shift.ts';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { untilLoaded } from '../support/until-loaded.ts';

const browser = sharedBrowser();

const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
const HEADER = 'header:has([aria-keyshortcuts="/"])';
const LEAGUE = '[data-moves-with-header] + div';

async function scrollBy(page: Page, px: number): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, px);
  await page.waitForFunction((from) => scrollY !== from, before);
}

test('it leaves with the league below it, shifts nothing, and returns with the first pixel up and with the focus', async () => {
  const { open } = await setStage(browser(), { context: { viewport: PHONE } });
  const page = await open('/program/futbol');
  await page.locator('article[data-event]').first().waitFor();
  await untilLoaded(page);
  await page.mouse.move(200, 500);
  // The header stays while the first league is below it, because there would be a gap.
  await scrollBy(page, 80);
  expect(await topOf(page, HEADER)).toBe(0);
  for (let step = 0; step < 6; step += 1) await scrollBy(page, 100);
  await expect.poll(() => topOf(page, HEADER)).toBe(-56);
  await expect.poll(() => topOf(page, LEAGUE)).toBe(0);
  await scrollBy(page, -1);
  await expect.poll(() => topOf(page, HEADER)).toBe(0);
  await expect.poll(() => topOf(page, LEAGUE)).toBe(56);
  await scrollBy(page, 100);
  await expect.poll(() => topOf(page, HEADER)).toBe(-56);
  await page.keyboard.press('Tab');
  await expect.poll(() => topOf(page, HEADER)).toBe(0);
  expect((await layoutShift(page)).sum).toBeLessThan(LEAST_SHIFT);
});

test('it stays on the page of a match and on a desktop', async () => {
  const { server, open, context } = await setStage(browser(), { context: { viewport: PHONE } });
  const match = firstOf(running(server, FOOTBALL), 'running match');
  const page = await open(detailPath('futbol', match.i));
  await page.locator('[data-card]').first().waitFor();
  await untilLoaded(page);
  await page.mouse.move(200, 500);
  for (let step = 0; step < 4; step += 1) await scrollBy(page, 100);
  expect(await topOf(page, HEADER)).toBe(0);
  await page.close();
  const wide = await context.newPage();
  await wide.setViewportSize(DESKTOP);
  await wide.goto('/program/futbol');
  await wide.locator('article[data-event]').first().waitFor();
  await untilLoaded(wide);
  await wide.mouse.move(600, 500);
  for (let step = 0; step < 4; step += 1) await scrollBy(wide, 200);
  expect(await topOf(wide, HEADER)).toBe(0);
});
