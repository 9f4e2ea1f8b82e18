/**
 * A style sheet of the page failed and has not come since. The page's inline script requests it again, and marks its link
 * (`deploy/page-retry.ts`); the bundler's loader requests each once.
 */
export const isStyleMissing = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[data-failures]')].some(({ sheet }) => sheet === null);
