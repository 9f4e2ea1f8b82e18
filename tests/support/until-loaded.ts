/** A page that has everything it asked for. */
import type { Page } from 'playwright';

/** Waits until nothing on the page, or in this part of it, says that it is still loading. */
export async function untilLoaded(page: Page, part: 'html' | 'main' = 'html'): Promise<void> {
  await page.waitForFunction((within) => document.querySelector(`${within} [aria-busy="true"]`) === null, part);
}
