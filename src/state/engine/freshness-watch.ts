/** Watches whether anything live comes in. */
import { useLayoutEffect, useRef } from 'react';
import { OLD_ODDS_MS } from '../../contract/odds-age.ts';
import { useConnection } from './connection.ts';
import { type Freshness, freshness } from './freshness.ts';
import { useOnline } from './online.ts';

/** A connection that is back in no time is not worth a word; one that was never there may take a moment. */
const GRACE_MS = 1_500;
const FIRST_GRACE_MS = 6_000;

const fresh: Freshness = { old: false, since: 0, aged: false, blocked: false };

/** For the one place that watches it, and marks the page for style sheets (realms-11). */
export function useFreshnessWatch(): void {
  const { status, lastHeard, copied } = useConnection();
  const online = useOnline();
  const live = online && status === 'on';
  const lost = useRef(Number.NaN);
  const wasLive = useRef(false);
  // Before the paint that shows the odds.
  useLayoutEffect(() => {
    if (live) {
      wasLive.current = true;
      lost.current = Number.NaN;
      tell(fresh);
      return undefined;
    }
    const now = Date.now();
    // It was there until now: the hubs may believe for a while yet that it is.
    if (Number.isNaN(lost.current)) lost.current = now;
    const lostAt = lost.current;
    const since = status === 'on' || lastHeard === 0 ? (wasLive.current ? lostAt / 1000 : 0) : lastHeard;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const tellAt = (ms: number, change: Partial<Freshness>): void => {
      if (ms <= now) tell(change);
      else timers.push(setTimeout(() => tell(change), ms - now));
    };
    tell({ since, aged: false });
    // Copies are old from the first frame (rule updates-17), so there is no grace.
    const grace = copied ? 0 : online && !wasLive.current ? FIRST_GRACE_MS : GRACE_MS;
    tellAt(lostAt + grace, { old: true });
    const isAnswered = online && status !== 'on' && lastHeard * 1000 > lostAt;
    if (isAnswered) tellAt(lostAt + OLD_ODDS_MS, { blocked: true });
    else tell({ blocked: false });
    // By then the services do not answer either, so it is not the network that takes the hubs away.
    if (since > 0) tellAt(since * 1000 + OLD_ODDS_MS, { aged: true, blocked: false });
    return () => timers.forEach(clearTimeout);
  }, [live, online, status, lastHeard, copied]);
}

function tell(change: Partial<Freshness>): void {
  Object.assign(freshness, change);
  const { dataset } = document.documentElement;
  if (freshness.old) dataset['odds'] = 'old';
  else delete dataset['odds'];
}
