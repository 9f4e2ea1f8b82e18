/** What only layout proves of the home page: "back" finds its middle where it was (rule navigation-16). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { settled } from '../support/every-screen.ts';
import { PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const HEADING = 'Popüler bahisler';

test('whoever went on from the middle of the home page comes back to it', async () => {
  const { open } = await setStage(browser(), { context: { viewport: PHONE } });
  const page = await open('/');
  await page.getByRole('heading', { name: HEADING }).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  // What comes above it, comes now.
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

/** px from the top of the window; far away while it is not there. */
async function topOf(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: HEADING });
  if ((await heading.count()) === 0) return Number.POSITIVE_INFINITY;
  return heading.evaluate((element) => element.getBoundingClientRect().top);
}
