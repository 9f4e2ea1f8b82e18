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
      <p>{page}</p>
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
function usePageWords(): string {
  const [pathname] = useLocation();
  const told = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (told.current === location.pathname) return;
      told.current = location.pathname;
      setTitle(document.title);
    });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return title;
}
