/** Evidence that the network works: data that came over it, whatever the browser reports (browser-23). */

import { createListeners } from '../../../src/lib/listeners.ts';

export interface Reach {
  /** Records a hub message, a hub's connect or a fresh response. */
  heard(): void;
  /** Records where odds came from: a response of the service, or the device's copy of one. */
  gotOdds(from: 'service' | 'copy'): void;
  /** True when the latest odds are the device's, because the service was not reached. */
  readonly hasCopiedOdds: boolean;
  /** Epoch milliseconds of the service's last response with odds; 0 before the first. */
  readonly oddsMs: number;
  onOdds(listener: () => void): () => void;
  /** Returns true when something came later than `since`, epoch ms. */
  hasHeardSince(since: number): boolean;
  /** Returns true when something came within the last seconds. */
  hasHeardLately(): boolean;
}

/** The time SignalR needs to notice a dead socket: a hub that is still on after it has heard from its server. */
const LATELY_MS = 30_000;

export function createReach(now: () => number): Reach {
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
      changes.tell();
    },
    get hasCopiedOdds() {
      return hasCopiedOdds;
    },
    get oddsMs() {
      return oddsMs;
    },
    onOdds: changes.add,
    heard: () => {
      last = now();
    },
    hasHeardSince: (since) => last > since,
    // A clock that was set back puts the last evidence into the future, where it proves nothing.
    hasHeardLately: () => Math.abs(now() - last) < LATELY_MS,
  };
}
