/**
 * Remembers the scroll position of each entry of the session history. A new page starts at the top; back, forward and a
 * reload return to the reader's position as soon as the page is tall enough. A change of the query alone does not
 * scroll: it comes from a filter, or from a link that scrolls to the top itself.
 */
import { isPlainObject } from '../../lib/guards.ts';
import { storedValue } from '../../platform/browser-storage/stored-value.ts';

/** Milliseconds a page may take to grow to its former height. */
const PATIENCE_MS = 3_000;
const MAX_ENTRIES = 50;

/**
 * Positions by entry, px from the start of the content: lines of the header that came or went meanwhile move the content
 * (coupon-34: 44 px). The top of the page is 0. When storage is refused, a reload starts at the top.
 */
const stored = storedValue({
  key: 'tribun.scroll',
  lifetime: 'tab',
  parse: (value): Record<string, number> =>
    Object.fromEntries(
      Object.entries(isPlainObject(value) ? value : {}).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    ),
});

let positions: Record<string, number> = {};
let currentKey = '';
let currentPath = '';
let stopRestoring: () => void = () => undefined;

/** Starts recording. Call once, before the first render, so that it sees a navigation before the screens do. */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual';
  positions = stored.read();
  currentPath = location.pathname;
  currentKey = entryKey() ?? nameEntry();
  const here = positions[currentKey];
  if (here !== undefined) restore(here);

  addEventListener('pushState', () => {
    leave();
    currentKey = nameEntry();
    if (location.pathname !== currentPath) toTop();
    currentPath = location.pathname;
  });
  addEventListener('replaceState', () => {
    if (entryKey() === undefined) nameEntry(currentKey);
    if (location.pathname !== currentPath) toTop();
    currentPath = location.pathname;
  });
  addEventListener('popstate', () => {
    leave();
    currentKey = entryKey() ?? nameEntry();
    currentPath = location.pathname;
    restore(positions[currentKey] ?? 0);
  });
  addEventListener('pagehide', () => {
    leave();
    stored.write(newestScrollPositions(positions, MAX_ENTRIES));
  });
}

/** Returns the newest entries up to the limit, so that a long visit does not grow without bound. */
export function newestScrollPositions(all: Record<string, number>, limit: number): Record<string, number> {
  return Object.fromEntries(Object.entries(all).slice(-limit));
}

function leave(): void {
  stopRestoring();
  // Deleted first, so that insertion order is order of use.
  delete positions[currentKey];
  positions[currentKey] = scrollY < 1 ? 0 : Math.round(scrollY - contentTop()) || 1;
}

/** Distance of the content from the top of the page, px. */
function contentTop(): number {
  const content = document.querySelector('main');
  return content === null ? 0 : content.getBoundingClientRect().top + scrollY;
}

function toTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
}

function restore(position: number): void {
  stopRestoring();
  const until = performance.now() + PATIENCE_MS;
  const controller = new AbortController();
  let frame = 0;
  stopRestoring = () => {
    controller.abort();
    cancelAnimationFrame(frame);
    stopRestoring = () => undefined;
  };
  // The reader's own scrolling always wins.
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, () => stopRestoring(), { signal: controller.signal, passive: true });
  }
  const attempt = (): void => {
    const top = position === 0 ? 0 : Math.max(0, Math.round(position + contentTop()));
    const reachable = document.documentElement.scrollHeight - innerHeight >= top;
    if (reachable) scrollTo({ top, behavior: 'instant' });
    // Checks one more frame after the position fits, because a list may still be measuring itself.
    if ((reachable && Math.abs(scrollY - top) < 1 && settled) || performance.now() > until) {
      stopRestoring();
      return;
    }
    settled = reachable && Math.abs(scrollY - top) < 1;
    frame = requestAnimationFrame(attempt);
  };
  let settled = false;
  frame = requestAnimationFrame(attempt);
}

function entryKey(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('scrollKey' in state)) return undefined;
  return typeof state.scrollKey === 'string' ? state.scrollKey : undefined;
}

/** Calls the native `replaceState`, so that the router does not see a navigation. */
function nameEntry(key = Math.random().toString(36).slice(2, 10)): string {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  History.prototype.replaceState.call(history, { ...kept, scrollKey: key }, '');
  return key;
}
