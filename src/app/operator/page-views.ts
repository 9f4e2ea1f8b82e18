import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { measuredPath, pageName } from '../../domain/measuring/page-name.ts';
import { push } from '../../state/operator/data-layer.ts';

/** A page sets its title when its code has come. One that keeps the title of the page before is not waited for longer. */
const TITLE_MS = 1_000;

/** One page view an address, once its title stands; filters of a page are none. */
export function usePageViews(): void {
  const [pathname] = useLocation();
  const titled = useRef('');
  useEffect(() => {
    const { href } = location;
    let told = false;
    const tell = (): void => {
      if (told) return;
      told = true;
      stop();
      titled.current = document.title;
      const pageTitle = document.title;
      const title = pageTitle.replace(/ · Tribün$/, '');
      push('virtualPageview', {
        pagePath: measuredPath(href),
        pageTitle,
        pageName: pageName(pathname, title, new URL(href).search),
      });
    };
    const observer = new MutationObserver(() => {
      if (document.title !== titled.current) tell();
    });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    const timer = setTimeout(tell, TITLE_MS);
    const stop = (): void => {
      observer.disconnect();
      clearTimeout(timer);
    };
    // The page that comes before it was told has already set its own title.
    return stop;
  }, [pathname]);
}
