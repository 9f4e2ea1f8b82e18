/** When what a tap changes is on screen, told by the page itself; `watchTaps` runs there. */

declare global {
  interface Window {
    taps?: Tapped[];
  }
}

/** Milliseconds from the moment the page hears of a tap to the end of the frame that shows it. */
export interface Tapped {
  press: number;
  slip: number;
}

/** A message posted in a frame comes when that frame was rendered. */
export const watchTaps = (): void => {
  const taps: Tapped[] = [];
  window.taps = taps;
  // A getter, and no function of its own: what is handed to a page brings no names with it.
  const slip = {
    /** The bar says "2 seçim, Kuponum, 3,40"; without a selection there is none. */
    get count() {
      const bar = [...document.querySelectorAll('button[aria-haspopup="dialog"]')].find((button) =>
        button.textContent.includes('Kuponum'),
      );
      return Number(/^\d+/.exec(bar?.textContent.trim() ?? '')?.[0] ?? 0);
    },
  };
  let waiting: { odd: Element; before: string | null; count: number; at: number; press?: number } | undefined;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (waiting === undefined) return;
    const { odd, before, count, at } = waiting;
    const now = performance.now();
    if (odd.getAttribute('aria-pressed') !== before) waiting.press ??= now - at;
    if (waiting.press !== undefined && slip.count !== count) {
      taps.push({ press: waiting.press, slip: now - at });
      waiting = undefined;
      return;
    }
    requestAnimationFrame(() => port2.postMessage(null));
  };
  addEventListener(
    'click',
    ({ target }) => {
      const odd = target instanceof Element ? target.closest('button[data-outcome]') : null;
      if (odd === null) return;
      const idle = waiting === undefined;
      waiting = { odd, before: odd.getAttribute('aria-pressed'), count: slip.count, at: performance.now() };
      if (idle) requestAnimationFrame(() => port2.postMessage(null));
    },
    { capture: true },
  );
};
