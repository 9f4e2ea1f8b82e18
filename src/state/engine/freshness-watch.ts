/** Watches for missing live updates. */
import { useLayoutEffect, useRef } from 'react';
import { OLD_ODDS_MS } from '../../contract/odds-age.ts';
import { useConnection } from './connection.ts';
import { type Freshness, freshness } from './freshness.ts';
import { useOnline } from './online.ts';

/**
 * Milliseconds before a lost connection is reported, because most return at once; the first connection may take longer.
 */
const GRACE_MS = 1_500;
const FIRST_GRACE_MS = 6_000;

const fresh: Freshness = { old: false, since: 0, aged: false, blocked: false };

/** Updates `freshness` and marks the page for style sheets (realms-11). Mount in one place only. */
export function useFreshnessWatch(): void {
  const { status, lastHeard, copied } = useConnection();
  const online = useOnline();
  const live = online && status === 'on';
  const lost = useRef(Number.NaN);
  const wasLive = useRef(false);
  // Runs before the paint that shows the odds.
  useLayoutEffect(() => {
    if (live) {
      wasLive.current = true;
      lost.current = Number.NaN;
      tell(fresh);
      return undefined;
    }
    const now = Date.now();
    // The loss counts from now, although the hubs may report a connection for a while yet.
    if (Number.isNaN(lost.current)) lost.current = now;
    const lostAt = lost.current;
    const since = status === 'on' || lastHeard === 0 ? (wasLive.current ? lostAt / 1000 : 0) : lastHeard;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const tellAt = (ms: number, change: Partial<Freshness>): void => {
      if (ms <= now) tell(change);
      else timers.push(setTimeout(() => tell(change), ms - now));
    };
    tell({ since, aged: false });
    // Cached odds are outdated from the first frame (rule updates-17), so there is no grace.
    const grace = copied ? 0 : online && !wasLive.current ? FIRST_GRACE_MS : GRACE_MS;
    tellAt(lostAt + grace, { old: true });
    const isAnswered = online && status !== 'on' && lastHeard * 1000 > lostAt;
    if (isAnswered) tellAt(lostAt + OLD_ODDS_MS, { blocked: true });
    else tell({ blocked: false });
    // By then the services do not respond either, so the network does not block just the hubs.
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
