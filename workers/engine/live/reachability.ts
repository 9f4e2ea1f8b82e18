/** Evidence that the network works: data that came over it, whatever the browser reports (browser-23). */

import { isRecent } from '../../../src/lib/age.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import type { OddsSource } from '../../../src/model/connection.ts';

export interface Reachability {
  /** Records a hub message, a hub's connect or a fresh response. */
  heard(): void;
  /**
   * Records where odds came from. A page that opens later does not change what is known of the service, so `device`
   * counts before its first response alone.
   */
  gotOdds(from: OddsSource): void;
  /** The source of the latest odds. `service` before the first. */
  readonly oddsSource: OddsSource;
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
  let source: OddsSource = 'service';
  let oddsMs = 0;
  const changes = createListeners();
  return {
    gotOdds: (from) => {
      if (from === 'device' && (oddsMs > 0 || source === 'copy')) return;
      if (from !== 'service' && from === source) return;
      source = from;
      if (from === 'service') oddsMs = now();
      changes.notify();
    },
    get oddsSource() {
      return source;
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
