/**
 * Pictures work under the strict content policy, have their space from the start, and are available offline (rule
 * picture-3, picture-5).
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

/** Address of a flag that is drawn; '' while there is none. */
const shownFlag = (page: Page): Promise<string> =>
  page.locator('main img[src*="/flags-"]').evaluateAll((images) => {
    const drawn = (images as HTMLImageElement[]).find(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    return drawn?.getAttribute('src') ?? '';
  });

test('pictures of sports, flags and logos are drawn without a layout shift', async () => {
  const { open, errors } = await setStage(browser());
  const page = await open('/program/futbol');
  await expect.poll(() => shownFlag(page)).not.toBe('');
  await expect.poll(() => page.locator('main i[data-letters]').count()).toBeGreaterThan(4);
  const sport = page.locator('nav [data-picture="1"] path').first();
  expect((await sport.boundingBox())?.width).toBeGreaterThan(8);
  const [mark] = await page.locator('main i[data-letters]').evaluateAll((marks) =>
    marks.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return { width, height: Math.round(height), letters: getComputedStyle(each, '::after').content };
    }),
  );
  expect(mark).toMatchObject({ width: 20, height: 23 });
  expect(mark?.letters).toMatch(/^"\p{Lu}/u);
  expect(errors).toEqual([]);
});

test('a flag that was seen is available without a network; no flag is part of the app shell', async () => {
  const { server, open } = await setStage(browser(), { offline: true });
  const page = await open('/program/futbol');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => shownFlag(page)).not.toBe('');
  const kept = (): Promise<number> =>
    page.evaluate(async () => (await (await caches.open('tribun-flags')).keys()).length);
  await expect.poll(kept).toBeGreaterThan(0);
  const precached = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().filter(({ url }) => url.includes('/flags-')).length;
  });
  expect(precached).toBe(0);
  await server.close();
  const seen = await shownFlag(page);
  await page.reload();
  await expect.poll(() => shownFlag(page)).not.toBe('');
  expect(seen).not.toBe('');
});
