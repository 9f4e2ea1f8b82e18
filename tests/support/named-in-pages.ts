import type { BrowserContext } from 'playwright';

/**
 * For commands that run without a build: their runner wraps functions with a naming helper, which a function sent to a
 * page does not find there.
 */
export const namedInPages = (context: BrowserContext) =>
  context.addInitScript('globalThis.__name ??= (named) => named');
