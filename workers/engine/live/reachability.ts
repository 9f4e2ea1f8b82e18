/** Evidence that the network works: data that came over it, whatever the browser reports (browser-23). */

import { isRecent } from '../../../src/lib/age.ts';
import { createListeners } from '../../../src/lib/listeners.ts';

export interface Reachability {
  /** Records a hub message, a hub's connect or a fresh response. */
  heard(): void;
  /** Records where odds came from: a response of the service, or the device's copy of one. */
  gotOdds(from: 'service' | 'copy'): void;
  /** True when the latest odds are the device's, because the service was not reached. */
  readonly hasCachedOdds: boolean;
  /** Epoch milliseconds of the service's last response with odds; 0 before the first. */
  readonly lastOddsMs: number;
  onOdds(listener: () => void): () => void;
  /** Returns true when something came later than `since`, epoch ms. */
  hasTrafficSince(since: number): boolean;
  /** Returns true when something came within the last seconds. */
  hasRecentTraffic(): boolean;
}

/** The time SignalR needs to notice a dead socket: a hub that is still on after it has heard from its server. */
const LATELY_MS = 30_000;

export function createReachability(now: () => number): Reachability {
  let last = Number.NEGATIVE_INFINITY;
  let hasCopiedOdds = false;
  let oddsMs = 0;
  const changes = createListeners();
  return {
    gotOdds: (from) => {
      const isCopy = from === 'copy';
      if (isCopy && hasCopiedOdds) return;
      hasCopiedOdds = isCopy;
      if (!isCopy) oddsMs = now();
      changes.notify();
    },
    get hasCachedOdds() {
      return hasCopiedOdds;
    },
    get lastOddsMs() {
      return oddsMs;
    },
    onOdds: changes.add,
    heard: () => {
      last = now();
    },
    hasTrafficSince: (since) => last > since,
    hasRecentTraffic: () => isRecent(last, now(), LATELY_MS),
  };
}
