import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useConnection } from '../../../state/engine/use-connection.ts';
import { useOnline } from '../../../state/engine/online.ts';
import { initialAnnouncement, nextAnnouncement } from './connection-announcement.ts';

/**
 * Announces page and connection changes to assistive technology, politely, because they appear without text on screen.
 */
export function LiveRegion() {
  const connection = useConnectionWords();
  const page = usePageWords();
  return (
    <div aria-live="polite" className="visually-hidden">
      {/* Mounted anew each time, because an element whose text stays the same is not announced again. */}
      <p key={page.times}>{page.title}</p>
      <p>{connection}</p>
    </div>
  );
}

function useConnectionWords(): string {
  const { status: told } = useConnection();
  // The hubs notice a lost network late, so the browser's report has precedence.
  const status = useOnline() ? told : 'off';
  const [heard, setHeard] = useState(() => initialAnnouncement(status));
  if (heard.status !== status) setHeard(nextAnnouncement(heard, status));
  return heard.text;
}

/** Returns the page's title once it is set after a change of the address. */
function usePageWords(): { title: string; times: number } {
  const [pathname] = useLocation();
  const told = useRef(pathname);
  const [page, setPage] = useState({ title: '', times: 0 });
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      if (told.current === location.pathname || !changes.some(isOfTitle)) return;
      told.current = location.pathname;
      setPage(({ times }) => ({ title: document.title, times: times + 1 }));
    });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return page;
}

/**
 * Returns true for changes of the title. Loading a page's code also adds links to the head, while the title is still
 * the previous one.
 */
function isOfTitle({ target }: MutationRecord): boolean {
  return [target.nodeName, target.parentNode?.nodeName].includes('TITLE');
}
