/**
 * Chunks that fail to load because a deployment replaced them. Pages under a service worker have their chunks in the
 * precache; this is for the others. Reloads at most once per build and tab (browser-28): under skew between servers
 * that respond alternately, each page would find the other's chunks missing and reload for ever.
 */
import { shareInFlight } from '../../lib/share-in-flight.ts';
import { reloadGate, canReload, currentBuildEntry, reloadOnce } from './reload-gate.ts';

export function reloadOnStaleChunk(): void {
  const look = shareInFlight(reloadWhenReplaced);
  addEventListener('vite:preloadError', () => void look());
}

async function reloadWhenReplaced(): Promise<void> {
  const entry = currentBuildEntry();
  if (entry === undefined || !canReload('replaced')) return;
  // The query bypasses a precached page; without a network there is nothing to reload.
  const page = await fetch(`/?surum=${Date.now()}`, { cache: 'no-store', headers: { Accept: 'text/html' } }).catch(
    () => undefined,
  );
  if (page?.ok !== true || (await page.text()).includes(entry)) return;
  reloadOnce('replaced', reloadGate.request);
}
