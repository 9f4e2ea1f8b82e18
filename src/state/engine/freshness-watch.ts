/** Watches whether anything live comes in. */
import { useLayoutEffect, useRef } from 'react';
import { useConnection } from './connection.ts';
import { freshness } from './freshness.ts';
import { useOnline } from './online.ts';

/** A connection that is back in no time is not worth a word; one that was never there may take a moment. */
const GRACE_MS = 1_500;
const FIRST_GRACE_MS = 6_000;

/** For the one place that watches it, and marks the page for style sheets (realms-11). */
export function useFreshnessWatch(): void {
  const { status, lastHeard, copied } = useConnection();
  const online = useOnline();
  const live = online && status === 'on';
  const lost = useRef(0);
  // Before the paint that shows the odds.
  useLayoutEffect(() => {
    if (live) {
      lost.current = -1;
      tell(false, 0);
      return undefined;
    }
    // It was there until now: the hubs may believe for a while yet that it is.
    if (lost.current === -1) lost.current = Date.now() / 1000;
    const since = status === 'on' || lastHeard === 0 ? lost.current : lastHeard;
    // Copies are old from the first frame (rule updates-17), so there is no grace.
    if (copied) {
      tell(true, since);
      return undefined;
    }
    const telling = setTimeout(() => tell(true, since), online && since === 0 ? FIRST_GRACE_MS : GRACE_MS);
    return () => clearTimeout(telling);
  }, [live, online, status, lastHeard, copied]);
}

function tell(old: boolean, since: number): void {
  Object.assign(freshness, { old, since });
  const { dataset } = document.documentElement;
  if (old) dataset['odds'] = 'old';
  else delete dataset['odds'];
}
