/**
 * Checks of a match page that need a real layout: whole labels on narrow screens, touch targets, and navigation there
 * and back.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { FOOTBALL, detailPath, firstOf, preMatch, running } from '../support/program.ts';
import { PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const ODDS = '[data-card] button[data-outcome]';

test.for([320, 360, 390, 1280])("at %i px every outcome's label is shown whole (rule match-27)", async (width) => {
  const { server, open } = await setStage(browser(), { context: { viewport: { width, height: 900 } } });
  const event = firstOf(preMatch(server, FOOTBALL), 'football match to come');
  const page = await open(detailPath('futbol', event.i));
  await page.locator(ODDS).nth(20).waitFor();
  expect(await cutLabels(page)).toEqual([]);
});

test.for([320, 390])(
  'at %i px a goal moves nothing: the head keeps its height, and the movement of the odds fits its line',
  async (width) => {
    const { server, open } = await setStage(browser(), { context: { viewport: { width, height: 844 } } });
    const event = firstOf(running(server, FOOTBALL), 'running football match');
    const page = await open(detailPath('futbol', event.i));
    const strip = page.locator('section[aria-label^="Oran hareketi"]');
    await page.locator(ODDS).first().waitFor();
    // The picture is absent until an odd has moved (rule change-2).
    expect(await strip.count()).toBe(0);
    const headHeight = (): Promise<number> => page.locator('header[data-event]').evaluate((head) => head.clientHeight);
    const before = await headHeight();
    await server.act(event.i, { action: 'goal' });
    await strip.getByText('açtığında').first().waitFor({ state: 'attached' });
    const beyond = await strip.evaluate((place) => {
      const { right, bottom } = place.getBoundingClientRect();
      return [...place.querySelectorAll('p, svg, span:not(.visually-hidden)')]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.bottom > bottom + 0.5 || box.right > right + 0.5 || (box.height > 20 && box.height < 48))
        .length;
    });
    await page.locator('[data-goal]').waitFor();
    expect(await headHeight()).toBe(before);
    expect(beyond).toBe(0);
  },
);

test('every odd has a touch target of 44 px, and no two overlap', async () => {
  const { server, open } = await setStage(browser(), { context: { viewport: PHONE, hasTouch: true } });
  const event = firstOf(preMatch(server, FOOTBALL), 'football match to come');
  const page = await open(detailPath('futbol', event.i));
  await page.locator(ODDS).nth(20).waitFor();
  const small = await page.$$eval(ODDS, (odds) =>
    odds
      .map((odd) => odd.getBoundingClientRect())
      .filter(({ width, height }) => height > 0 && (width < 44 || height < 44)),
  );
  expect(small).toEqual([]);
  const shared = await page.$$eval(ODDS, (odds) => {
    const boxes = odds.map((odd) => odd.getBoundingClientRect()).filter(({ height }) => height > 0);
    return boxes.filter((one, place) =>
      boxes
        .slice(place + 1)
        .some(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ),
    ).length;
  });
  expect(shared).toBe(0);
});

test('pages cross-fade, and "back" restores the scroll position of the list (rule navigation-16)', async () => {
  const { open } = await setStage(browser(), { context: { viewport: PHONE } });
  const page = await open('/program/futbol');
  await page.locator('article[data-event] a[href*="/mac-detay/"]').nth(8).waitFor();
  await countTransitions(page);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const left = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('article[data-event] a[href*="/mac-detay/"]')];
    links.find((link) => link.getBoundingClientRect().top > innerHeight / 3)?.click();
    return scrollY;
  });
  await page.waitForURL(/mac-detay/);
  await page.locator('header[data-event]').waitFor();
  expect(await transitions(page)).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  // A hint above the list may appear or disappear meanwhile.
  await expect.poll(() => page.evaluate((top) => Math.abs(scrollY - top), left)).toBeLessThan(60);
  expect(await transitions(page)).toBe(1);
});

test('pages do not fade with reduced motion', async () => {
  const { open } = await setStage(browser(), { context: { reducedMotion: 'reduce' } });
  const page = await open('/program/futbol');
  const match = page.locator('article[data-event] a[href*="/mac-detay/"]').nth(2);
  await match.waitFor();
  await countTransitions(page);
  await match.click();
  await page.locator('header[data-event]').waitFor();
  expect(await transitions(page)).toBe(0);
});

/** Labels that are wider or higher than their box. CSS draws them, so a copy of the text is measured. */
function cutLabels(page: Page): Promise<string[]> {
  return page.$$eval(ODDS, (odds) =>
    odds.flatMap((odd) => {
      const box = odd.getBoundingClientRect();
      if (box.height === 0) return [];
      const { width, height } = getComputedStyle(odd, '::before');
      const label = (odd as HTMLElement).dataset['label'] ?? '';
      const isCut =
        odd.scrollWidth > odd.clientWidth + 1 ||
        odd.scrollHeight > odd.clientHeight + 1 ||
        Number.parseFloat(width) > box.width ||
        Number.parseFloat(height) > box.height;
      return isCut ? [`${label} ${box.width} × ${box.height}`] : [];
    }),
  );
}

/** Counts view transitions from now on. Their code loads with the overlays, so it waits for these first. */
async function countTransitions(page: Page): Promise<void> {
  await page.locator('dialog').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.documentElement.dataset['transitions'] = '0';
    document.startViewTransition = (change) => {
      const { dataset } = document.documentElement;
      dataset['transitions'] = String(Number(dataset['transitions']) + 1);
      return start(change);
    };
  });
}

const transitions = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['transitions']));
