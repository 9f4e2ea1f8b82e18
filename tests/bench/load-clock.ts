/** What a page tells of its own beginning; `watchLoad` runs in it before its scripts. Milliseconds since the navigation. */

declare global {
  interface Window {
    load?: Loaded;
  }
}

export interface Loaded {
  /** The frame that shows the first odd. */
  firstOdd?: number;
  /** The last of the largest contentful paints. */
  largestPaint: number;
  /** Sum of what moved by itself, as the browser scores it. */
  shift: number;
  /** What long tasks took above 50 ms. */
  blocking: number;
}

/** Of the product and of the peer alike; one that says a number counts. */
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
  port1.onmessage = () => {
    load.firstOdd = performance.now();
  };
  const observer = new MutationObserver(() => {
    if (![...document.querySelectorAll(odd)].some((button) => /\d/.test(button.textContent))) return;
    observer.disconnect();
    // A message posted in a frame comes when that frame was rendered.
    requestAnimationFrame(() => port2.postMessage(null));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
};
