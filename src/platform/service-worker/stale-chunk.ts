/**
 * A part of the app that does not load because a deploy replaced it. A page under a service worker has its parts in
 * the precache; this is for the others. Reloads at most once per build and tab (browser-28): while servers of two
 * builds answer by turns, each page would find the other's parts missing, and reload for ever.
 */
import { reloadGate } from './reload-gate.ts';

const RELOADED_FROM = 'tribun:reloaded-from';

export function reloadOnStaleChunk(): void {
  addEventListener('vite:preloadError', () => void reloadWhenReplaced());
}

async function reloadWhenReplaced(): Promise<void> {
  const entry = ownEntry();
  const before = reloadedFrom();
  if (entry === undefined || before === undefined || before.includes(entry)) return;
  // The query keeps a precached page from answering; without a network there is nothing to reload to.
  const page = await fetch(`/?surum=${Date.now()}`, { cache: 'no-store', headers: { Accept: 'text/html' } }).catch(
    () => undefined,
  );
  if (page?.ok !== true || (await page.text()).includes(entry)) return;
  if (noted([...before, entry]) || !isReloaded()) reloadGate.request();
}

/** Entries of the builds this tab was reloaded from; `undefined` where nothing can be kept, and nothing would end a loop. */
function reloadedFrom(): string[] | undefined {
  try {
    return (sessionStorage.getItem(RELOADED_FROM) ?? '').split(' ');
  } catch {
    return undefined; // storage is blocked
  }
}

/** False where there is no room for it. */
function noted(entries: readonly string[]): boolean {
  try {
    sessionStorage.setItem(RELOADED_FROM, entries.join(' '));
    return true;
  } catch {
    return false;
  }
}

/** This page came by a reload: where nothing could be noted that ends the loop. */
function isReloaded(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/** The hashed path of the script that the page begins with (`early.ts`); it names the build on the server's page too. */
const ownEntry = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset['entry'];
