/**
 * Measurements that a page takes of its own load; `watchLoad` runs in it before its scripts. Milliseconds since the
 * navigation.
 */

declare global {
  interface Window {
    load?: Loaded;
  }
}

export interface Loaded {
  /** The frame that shows the first odd. */
  firstOdd?: number;
  /** The frame that shows the first odd which is not marked as old: the service has confirmed it. */
  firstLiveOdd?: number;
  /** The last of the largest contentful paints. */
  largestPaint: number;
  /** Sum of the layout shifts that no input caused, as the browser scores them. */
  shift: number;
  /** Sum of the time by which long tasks exceeded 50 ms. */
  blocking: number;
}

/** Selector of an odd, the same in the product and the peer; only an odd with a number counts. */
export const LOAD_ODD = 'button[data-outcome]';

export const watchLoad = (odd: string): void => {
  const load: Loaded = { largestPaint: 0, shift: 0, blocking: 0 };
  window.load = load;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) load.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) load.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) load.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<'firstOdd' | 'firstLiveOdd'>) => {
    load[data] ??= performance.now();
  };
  let isShown = false;
  const observer = new MutationObserver(() => {
    const odds = [...document.querySelectorAll(odd)].filter((button) => /\d/.test(button.textContent));
    if (odds.length === 0) return;
    // A message posted in a frame is delivered after that frame was rendered.
    if (!isShown) requestAnimationFrame(() => port2.postMessage('firstOdd'));
    isShown = true;
    if (odds.every((button) => button.closest('[data-odds="old"]') !== null)) return;
    observer.disconnect();
    requestAnimationFrame(() => port2.postMessage('firstLiveOdd'));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-odds'] });
};
