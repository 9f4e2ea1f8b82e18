/** A page that has everything it asked for. */
import type { Page } from 'playwright';

/** Waits until nothing on the page, or of another's part, says that it is still loading. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}
