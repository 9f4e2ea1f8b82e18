import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Renders a button before the header's search, where it appears without moving another one and without covering a row
 * or a form. A web view has no header: there the element is in no document, and nothing is shown.
 */
export function InHeader({ children }: { children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.querySelector('header [aria-keyshortcuts="/"]')?.before(host);
    return () => host.remove();
  }, [host]);
  return createPortal(children, host);
}
