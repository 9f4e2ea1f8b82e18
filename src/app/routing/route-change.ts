import { useEffect, useRef } from 'react';
import { closeDialogsOnRouteChange } from '../../state/overlays/dialogs.ts';

/** On every new page, closes dialogs that do not outlive a route change, and focuses the top of the page. */
export function useRouteChange(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    closeDialogsOnRouteChange();
    // Focus moves a frame later, because a closing dialog first returns it to an element of the page just left.
    const frame = requestAnimationFrame(() => {
      // A page that starts with a form field has already focused it.
      if (document.activeElement?.matches('main form input') === true) return;
      document.querySelector('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
