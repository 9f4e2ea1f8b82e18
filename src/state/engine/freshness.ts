/** Whether what moves on screen may be old by now: watched once, told to all who show or play odds (rule updates-17). */
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { useConnection } from './connection.ts';
import { useOnline } from './online.ts';

export interface Freshness {
  /** Nothing live comes in: the odds on screen may be old. */
  old: boolean;
  /** Their age: when something live came last, epoch seconds; 0 where nothing has come yet. */
  since: number;
}

const freshness = proxy<Freshness>({ old: false, since: 0 });

export function useFreshness(): Freshness {
  return useSnapshot(freshness);
}

/** A connection that is back in no time is not worth a word; one that was never there may take a moment. */
const GRACE_MS = 1_500;
const FIRST_GRACE_MS = 6_000;

/** For the one place that watches it, and marks the page for style sheets (realms-11). */
export function useFreshnessWatch(): void {
  const { status, lastHeard } = useConnection();
  const online = useOnline();
  const live = online && status === 'on';
  const lost = useRef(0);
  useEffect(() => {
    if (live) {
      lost.current = -1;
      tell(false, 0);
      return undefined;
    }
    // It was there until now: the hubs may believe for a while yet that it is.
    if (lost.current === -1) lost.current = Date.now() / 1000;
    const since = status === 'on' || lastHeard === 0 ? lost.current : lastHeard;
    const telling = setTimeout(() => tell(true, since), online && since === 0 ? FIRST_GRACE_MS : GRACE_MS);
    return () => clearTimeout(telling);
  }, [live, online, status, lastHeard]);
}

function tell(old: boolean, since: number): void {
  Object.assign(freshness, { old, since });
  const { dataset } = document.documentElement;
  if (old) dataset['odds'] = 'old';
  else delete dataset['odds'];
}
