/**
 * Checks with a real layout that "back" restores the scroll position in the middle of the home page (rule
 * navigation-16).
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { settled } from '../support/every-screen.ts';
import { PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const HEADING = 'Popüler bahisler';

test('"back" from a link in the middle of the home page restores the scroll position', async () => {
  const { open } = await setStage(browser(), { context: { viewport: PHONE } });
  const page = await open('/');
  await page.getByRole('heading', { name: HEADING }).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  // Parts above the heading are loaded by now.
  await page.locator('footer').waitFor({ state: 'attached' });
  await settled(page);
  const left = await topOf(page);
  await page
    .getByRole('region', { name: HEADING })
    .getByRole('link', { name: 'Tüm popüler bahisler' })
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL(/populer/);
  await page.locator('main h1').waitFor({ state: 'attached' });
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(page)) - left), { timeout: 10_000 }).toBeLessThan(80);
});

/** Distance from the top of the window in px; Infinity while it is not rendered. */
async function topOf(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: HEADING });
  if ((await heading.count()) === 0) return Number.POSITIVE_INFINITY;
  return heading.evaluate((element) => element.getBoundingClientRect().top);
}
