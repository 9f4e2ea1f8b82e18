/** Watches for missing live updates. */
import { useLayoutEffect, useRef } from 'react';
import { STALE_ODDS_MS } from '../../contract/time-limits.ts';
import { useConnection } from './use-connection.ts';
import { type Freshness, freshness } from './freshness.ts';
import { useOnline } from './online.ts';

/**
 * Milliseconds before a lost connection is reported, because most return at once; the first connection may take longer.
 */
const GRACE_MS = 1_500;
const FIRST_GRACE_MS = 6_000;

const fresh: Freshness = { isStale: false, lastUpdateAt: 0, isExpired: false, areHubsBlocked: false };

/** Updates `freshness` and marks the page for style sheets (realms-11). Mount in one place only. */
export function useFreshnessWatch(): void {
  const { status, lastUpdateAt: lastHeard, oddsSource } = useConnection();
  const copied = oddsSource !== 'service';
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
    // Cached odds are outdated from the first frame (rule updates-17), so there is no grace.
    const grace = copied ? 0 : online && !wasLive.current ? FIRST_GRACE_MS : GRACE_MS;
    tell({ lastUpdateAt: since, isExpired: false, isStale: lostAt + grace <= now });
    tellAt(lostAt + grace, { isStale: true });
    const isAnswered = online && status !== 'on' && lastHeard * 1000 > lostAt;
    if (isAnswered) tellAt(lostAt + STALE_ODDS_MS, { areHubsBlocked: true });
    else tell({ areHubsBlocked: false });
    // By then the services do not respond either, so the network does not block just the hubs.
    if (since > 0) tellAt(since * 1000 + STALE_ODDS_MS, { isExpired: true, areHubsBlocked: false });
    return () => timers.forEach(clearTimeout);
  }, [live, online, status, lastHeard, copied]);
}

function tell(change: Partial<Freshness>): void {
  Object.assign(freshness, change);
  const { dataset } = document.documentElement;
  if (freshness.isStale) dataset['odds'] = 'old';
  else delete dataset['odds'];
}
