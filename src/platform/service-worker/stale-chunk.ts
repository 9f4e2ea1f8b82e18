/**
 * A part of the app that does not load because a deploy replaced it. A page under a service worker has its parts in
 * the precache; this is for the others. Reloads at most once per build and tab (browser-28): while servers of two
 * builds answer by turns, each page would find the other's parts missing, and reload for ever.
 */
import { inFlight } from '../../lib/in-flight.ts';
import { reloadGate } from './reload-gate.ts';
import { mayReload, ownEntry, reloadOnce } from './reload-once.ts';

export function reloadOnStaleChunk(): void {
  const look = inFlight(reloadWhenReplaced);
  addEventListener('vite:preloadError', () => void look());
}

async function reloadWhenReplaced(): Promise<void> {
  const entry = ownEntry();
  if (entry === undefined || !mayReload('replaced')) return;
  // The query keeps a precached page from answering; without a network there is nothing to reload to.
  const page = await fetch(`/?surum=${Date.now()}`, { cache: 'no-store', headers: { Accept: 'text/html' } }).catch(
    () => undefined,
  );
  if (page?.ok !== true || (await page.text()).includes(entry)) return;
  reloadOnce('replaced', reloadGate.request);
}
