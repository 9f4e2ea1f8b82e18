/**
 * Style sheets that did not come. The bundler's loader requests each once, and a page stays without what failed: a link that
 * fails is replaced by a new one until it has loaded.
 */
import { retryPause } from './retry-pause.ts';

const LONGEST_MS = 10_000;

export function reloadFailedStyles(): void {
  addEventListener('error', ({ target }) => void (isStyle(target) && replaceLater(target)), true);
}

async function replaceLater(link: HTMLLinkElement): Promise<void> {
  const failures = Number(link.dataset['failures'] ?? 0) + 1;
  await retryPause(failures);
  const next = document.createElement('link');
  for (const { name, value } of link.attributes) next.setAttribute(name, value);
  next.dataset['failures'] = String(failures);
  // In its place: which rule wins depends on the order of sheets.
  link.replaceWith(next);
}

/** Settles when no sheet of the page is missing, and after 10 s at the latest: without its style a part can still be used. */
export function stylesLoaded(): Promise<void> {
  if (!isStyleMissing()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      document.removeEventListener('load', look, true);
      resolve();
    };
    const look = (): void => {
      if (!isStyleMissing()) end();
    };
    const timer = setTimeout(end, LONGEST_MS);
    // On its way to an element a load event passes the document, not the window.
    document.addEventListener('load', look, true);
  });
}

const isStyleMissing = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ sheet }) => sheet === null);

const isStyle = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';
