/** The program in a real browser: its address alone restores the same view, here and on another device. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { LEAST_SHIFT, layoutShift } from '../support/layout-shift.ts';
import { FOOTBALL, detailPath, preMatch } from '../support/program.ts';
import { openContext, setStage, sharedBrowser } from '../support/stage.ts';
import { untilLoaded } from '../support/until-loaded.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('leagues are chosen; reload, back, forward and a shared link give the view of the address', async () => {
  const { server, open } = await setStage(browser(), { context: { reducedMotion: 'reduce' } });
  const page = await open('/program/futbol');
  await page.locator('article[data-event]').first().waitFor();
  await untilLoaded(page);
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

test('a wide screen shows the match beside the list: a row selects it, and "back" clears the selection', async () => {
  const { open } = await setStage(browser(), {
    context: { reducedMotion: 'reduce', viewport: { width: 1920, height: 1000 } },
  });
  const page = await open('/program/futbol');
  const panel = page.getByRole('complementary', { name: 'Seçili maç' });
  const rows = page.locator('article[data-event]');
  const shown = (): Promise<string | null> => panel.locator('header[data-event]').getAttribute('data-event');
  await panel.locator('[data-card]').first().waitFor();
  const first = await rows.first().getAttribute('data-event');
  expect(await shown()).toBe(first);
  expect(await violationsOf(page)).toEqual([]);

  const third = (await rows.nth(2).getAttribute('data-event')) ?? '';
  await rows.nth(2).getByRole('link').first().click();
  await expect.poll(() => new URL(page.url()).search).toBe(`?mac=${third}`);
  await expect.poll(shown).toBe(third);
  expect(await rows.nth(2).getAttribute('aria-current')).toBe('true');
  // The next selection replaces the one before in the history, and its filters stay in the panel.
  const fourth = (await rows.nth(3).getAttribute('data-event')) ?? '';
  await rows.nth(3).getByRole('link').first().click();
  await expect.poll(shown).toBe(fourth);
  await panel.getByRole('group', { name: 'Bahis grupları' }).getByRole('button').nth(1).click();
  expect(new URL(page.url()).search).toBe(`?mac=${fourth}`);
  await page.reload();
  await expect.poll(shown).toBe(fourth);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(shown).toBe(first);
  await panel.getByRole('link', { name: 'Maç sayfası' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/program/futbol/mac-detay/${first}`);
});

test('a row has three tab stops, and the arrow keys move from odd to odd', async () => {
  const { open } = await setStage(browser());
  const page = await open('/program/futbol');
  const row = page
    .locator('article[data-event]')
    .filter({ hasText: /\d\d:\d\d/ })
    .nth(1);
  const odds = row.locator('button:enabled');
  await odds.first().waitFor();
  const count = await odds.count();
  const focused = (): Promise<number> =>
    odds.evaluateAll((all) => all.findIndex((each) => each === document.activeElement));
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(0);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(1);
  await page.keyboard.press('End');
  expect(await focused()).toBe(count - 1);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(0);
  await page.keyboard.press('Tab');
  expect(
    await row
      .getByRole('link')
      .last()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(count - 1);
  await page.keyboard.press('Shift+Tab');
  expect(
    await row
      .getByRole('link')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
});

test('the list and a match load without a layout shift, and nothing is cut off on the narrowest phone', async () => {
  const { open, server } = await setStage(browser(), { context: { viewport: { width: 320, height: 640 } } });
  const page = await open('/program/futbol');
  await page.locator('article[data-event]').first().waitFor();
  await untilLoaded(page);
  const beyond = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await beyond()).toBe(0);
  expect((await layoutShift(page)).sum).toBeLessThan(LEAST_SHIFT);
  // A first visit over a slow line keeps the system's font, whose letters are wider.
  await page.evaluate(() => (document.documentElement.dataset['letters'] = 'later'));
  expect(await beyond()).toBe(0);

  // The share of bets and the king's promise load after the match, into space that is reserved for them.
  const king = preMatch(server, FOOTBALL).find(({ kOdd }) => kOdd === true);
  const match = await open(detailPath('futbol', king?.i ?? 0));
  await match
    .getByText(/bahislerinin %|Kral Oran ile/)
    .first()
    .waitFor();
  await untilLoaded(match);
  expect((await layoutShift(match)).sum).toBeLessThan(LEAST_SHIFT);
});

test('a printed list has no bars, no slip and no overlays', async () => {
  const { open } = await setStage(browser());
  const page = await open('/program/futbol');
  await page.locator('article[data-event]').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const shown = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.checkVisibility() && element.closest('main') === null && element.querySelector('main') === null,
      )
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );
  expect(shown).toEqual([]);
  const main = await page.locator('main').boundingBox();
  // A column of the grid would be 192 px narrower.
  expect(main?.width).toBeGreaterThan((await page.evaluate(() => document.documentElement.clientWidth)) - 2);
});

/** The first headings of the list. How many rows below them are rendered depends on measured heights. */
const leagues = async (page: Page): Promise<string[]> => (await page.locator('main h2').allInnerTexts()).slice(0, 4);
