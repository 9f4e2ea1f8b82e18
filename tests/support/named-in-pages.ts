import type { BrowserContext } from 'playwright';

/**
 * For commands that run without a build: what runs them gives functions their names by a helper, which a function that is
 * sent to a page does not find there.
 */
export const namedInPages = (context: BrowserContext) =>
  context.addInitScript('globalThis.__name ??= (named) => named');
