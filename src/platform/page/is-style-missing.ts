/**
 * Returns true while a style sheet of the page has failed to load. The page's inline script retries it and marks its
 * link (`deploy/page-retry.ts`); the bundler's loader requests each only once.
 */
export const isStyleMissing = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[data-failures]')].some(({ sheet }) => sheet === null);
