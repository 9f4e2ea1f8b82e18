import { useEffect, useRef } from 'react';
import { closeDialogsOnRouteChange } from '../../state/overlays/dialogs.ts';

/** What every new page does: close what did not ask to stay, and give the keyboard its place at the top. */
export function useRouteChange(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    closeDialogsOnRouteChange();
    // A frame later: a dialog that closes gives the focus back to the page that is gone.
    const frame = requestAnimationFrame(() => {
      // A page whose next step is a field has the keyboard there already.
      if (document.activeElement?.matches('main form input') === true) return;
      document.querySelector('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
