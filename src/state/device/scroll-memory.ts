/**
 * Remembers the scroll position of each entry of the session history. A new page starts at the top; back, forward and a
 * reload return to the reader's position as soon as the page is tall enough. A change of the query alone does not
 * scroll: it comes from a filter, or from a link that scrolls to the top itself.
 */
import { isPlainObject } from '../../lib/guards.ts';
import { storedValue } from '../../platform/browser-storage/stored-value.ts';

/** Milliseconds without growth until a page that is lower than before counts as complete. */
const PATIENCE_MS = 3_000;
/** A page that has not grown for so long is at its end, or waits for the reader. */
const STILL_MS = 300;
const MAX_ENTRIES = 50;

/** Positions as stored; a value that is no number counts as the top. */
type Positions = Readonly<Record<string, unknown>>;

/**
 * Positions by entry, px from the start of the content: lines of the header that came or went meanwhile move the content
 * (coupon-34: 44 px). The top of the page is 0. When storage is refused, a reload starts at the top.
 */
const stored = storedValue({
  key: 'tribun.scroll',
  lifetime: 'tab',
  parse: (value): Positions => (isPlainObject(value) ? value : {}),
});

let positions: Record<string, unknown> = {};
let currentKey = '';
let currentPath = '';
let restoring = new AbortController();
/** Position that is being restored; 0 while none is. */
let wanted = 0;

/** Starts recording. Call once, before the first render, so that it sees a navigation before the screens do. */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual';
  positions = stored.read();
  currentPath = location.pathname;
  currentKey = entryKey() ?? nameEntry();
  // A first visit has no place, and reads no layout.
  if (positions[currentKey] !== undefined) restoreHere();

  addEventListener('pushState', () => {
    leave();
    currentKey = nameEntry();
    arrive();
  });
  addEventListener('replaceState', () => {
    if (entryKey() === undefined) nameEntry(currentKey);
    arrive();
  });
  addEventListener('popstate', () => {
    leave();
    currentKey = entryKey() ?? nameEntry();
    currentPath = location.pathname;
    restoreHere();
  });
  addEventListener('pagehide', () => {
    leave();
    stored.write(newestScrollPositions(positions, MAX_ENTRIES));
  });
}

/**
 * Returns true while the page ends less than a window below the reader's former place, so that a list loads its next
 * page.
 */
export function isPlaceBelowPage(): boolean {
  const top = target();
  return top > 0 && top > document.documentElement.scrollHeight - 2 * innerHeight;
}

/** Returns the newest entries up to the limit, so that a long visit does not grow without bound. */
export function newestScrollPositions(all: Positions, limit: number): Positions {
  return Object.fromEntries(Object.entries(all).slice(-limit));
}

/** Starts another page at the top. */
function arrive(): void {
  if (location.pathname !== currentPath) jump(0);
  currentPath = location.pathname;
}

function leave(): void {
  stopRestoring();
  // Deleted first, so that insertion order is order of use.
  delete positions[currentKey];
  positions[currentKey] = scrollY < 1 ? 0 : -contentTop() || 1;
}

/** Distance of the content from the top of the window, px. */
function contentTop(): number {
  return document.querySelector('main')?.getBoundingClientRect().top ?? -scrollY;
}

function jump(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}

function restoreHere(): void {
  stopRestoring();
  wanted = Number(positions[currentKey]) || 0;
  const { signal } = (restoring = new AbortController());
  let height = 0;
  let grownAt = 0;
  let settled = false;
  // The reader's own scrolling always wins.
  for (const type of ['wheel', 'pointerdown', 'keydown']) {
    addEventListener(type, stopRestoring, { signal, passive: true });
  }
  const attempt = (now: number): void => {
    if (signal.aborted) return;
    const { scrollHeight, dataset } = document.documentElement;
    if (scrollHeight > height) grownAt = now;
    height = scrollHeight;
    const top = target();
    if (height - innerHeight >= top) jump(top);
    else dataset['restoring'] = '';
    const isThere = Math.abs(scrollY - top) < 1;
    // Checks one more frame after the position fits, because a list may still be measuring itself.
    const patience = !isThere ? PATIENCE_MS : !settled || isPlaceBelowPage() ? STILL_MS : 0;
    settled = isThere;
    if (now - grownAt > patience) stopRestoring();
    else requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

function stopRestoring(): void {
  restoring.abort();
  wanted = 0;
  delete document.documentElement.dataset['restoring'];
}

/** Returns the scroll position that is being restored, px; 0 while none is. */
function target(): number {
  return wanted && Math.max(0, wanted + contentTop() + scrollY);
}

function entryKey(): string | undefined {
  const { state } = history;
  return isPlainObject(state) && typeof state['scrollKey'] === 'string' ? state['scrollKey'] : undefined;
}

/** Calls the native `replaceState`, so that the router does not see a navigation. */
function nameEntry(key = Math.random().toString(36).slice(2)): string {
  History.prototype.replaceState.call(history, { ...(history.state as unknown as object), scrollKey: key }, '');
  return key;
}
