import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useConnection } from '../../../state/engine/connection.ts';
import { useOnline } from '../../../state/engine/online.ts';
import { firstHeard, hearConnection } from './connection-words.ts';

/** Tells assistive technology, politely, what changed without a word on screen: the page and the connection. */
export function LiveRegion() {
  const connection = useConnectionWords();
  const page = usePageWords();
  return (
    <div aria-live="polite" className="visually-hidden">
      {/* Anew each time: one that keeps its words is not heard again. */}
      <p key={page.times}>{page.title}</p>
      <p>{connection}</p>
    </div>
  );
}

function useConnectionWords(): string {
  const { status: told } = useConnection();
  // Without a network there is no connection, whatever the hubs believe.
  const status = useOnline() ? told : 'off';
  const [heard, setHeard] = useState(() => firstHeard(status));
  if (heard.status !== status) setHeard(hearConnection(heard, status));
  return heard.text;
}

/** The title of the page, once it has one, after the address changed. */
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

/** The code of a page on its way comes as links in the head, under the title of the page before. */
function isOfTitle({ target }: MutationRecord): boolean {
  return [target.nodeName, target.parentNode?.nodeName].includes('TITLE');
}
