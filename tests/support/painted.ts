/** Waits until the page has painted what its scripts have done. */
import type { Page } from 'playwright';

/**
 * Waits for two frames; fails if one does not come in 5 s, because Chromium may stop painting a page (docs/browsers.md,
 * browser-58).
 */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('no frame for 5 s')), 5_000);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            clearTimeout(late);
            resolve();
          }),
        );
      }),
  );
}
