import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { analyticsPath, analyticsPageName } from '../../domain/measuring/analytics-page-name.ts';
import { pushDataLayerEvent } from '../../state/operator/data-layer.ts';

/**
 * A page sets its title when its code has loaded. After this time the page view is pushed with the title there is,
 * because some pages keep the title of the previous one.
 */
const TITLE_TIMEOUT_MS = 1_000;

/** Pushes one page view per path, once the page has set its title. Filters in the query do not count as a new page. */
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
      pushDataLayerEvent('virtualPageview', {
        pagePath: analyticsPath(href),
        pageTitle,
        pageName: analyticsPageName(pathname, title, new URL(href).search),
      });
    };
    const observer = new MutationObserver(() => {
      if (document.title !== titled.current) tell();
    });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    const timer = setTimeout(tell, TITLE_TIMEOUT_MS);
    const stop = (): void => {
      observer.disconnect();
      clearTimeout(timer);
    };
    // A page left before its view was pushed is not measured: the next page has already set its own title.
    return stop;
  }, [pathname]);
}
