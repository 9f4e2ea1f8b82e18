/** Waits for a page to finish loading. */
import type { Page } from 'playwright';

/** Waits until no element of the page, or of this part of it, is marked as loading. */
export async function untilLoaded(page: Page, part: 'html' | 'main' = 'html'): Promise<void> {
  await page.waitForFunction((within) => document.querySelector(`${within} [aria-busy="true"]`) === null, part);
}
