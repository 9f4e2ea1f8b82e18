/** Waits until the page has painted what its scripts have done. */
import type { Page } from 'playwright';

/** Two frames; a frame that does not come in 5 s fails: Chromium may paint a page no more (docs/browsers.md, browser-58). */
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
