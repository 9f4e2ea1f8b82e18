/** Live scores with the match beside the list (rules scores-14 and scores-15), in a browser with real heights. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { layoutShift } from '../support/layout-shift.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { untilLoaded } from '../support/until-loaded.ts';

const browser = sharedBrowser();
const PATH = '/canli-skor/futbol';
/** Largest movement that is taken for none. */
const STILL = 0.005;

const search = (page: Page): string => new URL(page.url()).search;
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('a match is chosen by keys: focus, address and the place of the list follow, back and Escape undo it', async () => {
  const { open } = await setStage(browser(), { context: { viewport: DESKTOP, reducedMotion: 'reduce' } });
  const page = await open(PATH);
  const panel = page.getByRole('complementary', { name: 'Seçili maç' });
  const head = panel.locator('header[data-event]');
  await head.waitFor();
  await untilLoaded(page);
  const first = await head.getAttribute('data-event');
  // The rows beyond the window that are rendered: focusing one of them scrolls the list.
  const listed = await page
    .locator('main article[data-match][data-event]')
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().top > innerHeight).map((each) => each.dataset['event'] ?? ''),
    );
  const chosen = listed[0] ?? '';
  const link = page.locator(`main article[data-match][data-event="${chosen}"]`).getByRole('link').last();
  await link.focus();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);

  await page.keyboard.press('Enter');
  await expect.poll(() => search(page)).toBe(`?mac=${chosen}`);
  await expect.poll(() => head.getAttribute('data-event')).toBe(chosen);
  expect(await panel.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  expect(await scrolled(page)).toBe(place);
  // The next stop is in the panel.
  await page.keyboard.press('Tab');
  expect(await panel.evaluate((it) => it.contains(document.activeElement))).toBe(true);

  await page.keyboard.press('Escape');
  await expect.poll(() => search(page)).toBe('');
  expect(await link.evaluate((it) => it === document.activeElement)).toBe(true);
  await expect.poll(() => head.getAttribute('data-event')).toBe(first);
  expect(await scrolled(page)).toBe(place);

  await page.keyboard.press('Enter');
  await expect.poll(() => head.getAttribute('data-event')).toBe(chosen);
  await page.goBack();
  await expect.poll(() => search(page)).toBe('');
  await expect.poll(() => head.getAttribute('data-event')).toBe(first);
  await page.goForward();
  await expect.poll(() => head.getAttribute('data-event')).toBe(chosen);
  await page.reload();
  await expect.poll(() => head.getAttribute('data-event')).toBe(chosen);
  await expect.poll(() => scrolled(page)).toBe(place);
});

test.each([
  ['a running match', `?durum=canli`],
  ['the whole day', ''],
])('nothing moves while the list and the match load: %s', async (_, query) => {
  const { open } = await setStage(browser(), { context: { viewport: DESKTOP, reducedMotion: 'reduce' } });
  const page = await open(PATH + query);
  await page.getByRole('complementary', { name: 'Seçili maç' }).locator('[data-card]').first().waitFor();
  await untilLoaded(page);
  const { sum, of } = await layoutShift(page);
  expect(sum, of.join('\n')).toBeLessThan(STILL);
});

test('a phone loads no code of the panel', async () => {
  const { open, context } = await setStage(browser(), { context: { viewport: PHONE } });
  const scripts: string[] = [];
  context.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const page = await open(PATH);
  await page.locator('main article[data-match]').first().waitFor();
  await untilLoaded(page);
  expect(scripts.filter((path) => /live-scores-page.*js$/.test(path))).toHaveLength(1);
  expect(scripts.filter((path) => path.includes('match-panel'))).toEqual([]);
});
