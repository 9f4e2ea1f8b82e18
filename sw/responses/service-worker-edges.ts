import type { NetworkEdges } from './network-first.ts';

/** The edges of one event in a real service worker. */
export function serviceWorkerEdges(
  event: ExtendableEvent,
  { copies, slow }: Pick<NetworkEdges, 'copies' | 'slow'>,
): NetworkEdges {
  return {
    copies,
    slow,
    now: () => Date.now() / 1000,
    fetch: (request) => fetch(request),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    extend: (work) => event.waitUntil(work),
  };
}

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
