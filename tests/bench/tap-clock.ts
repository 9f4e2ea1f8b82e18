/** Measures when the change made by a tap is on screen, reported by the page itself; `watchTaps` runs there. */

declare global {
  interface Window {
    taps?: Tapped[];
    /** Longest event of each interaction of 16 ms or more, by interaction id, as the browser reports it. */
    interactions?: Map<number, number>;
  }
}

/** Milliseconds; both paints count from the tap's event to the end of the frame that shows it. */
export interface Tapped {
  /** Milliseconds from the input to its event in the page. */
  delay: number;
  press: number;
  result: number;
}

/** The button that is tapped, and the text that its tap changes. */
export interface TapTarget {
  /** Selector of the buttons that are pressed. */
  button: string;
  /** Selector of the element that shows the result, and the pattern whose first matching group is the result's text. */
  result: string;
  told: string;
}

/** A message posted in a frame is delivered after that frame was rendered. */
export const watchTaps = ({ button, result, told }: TapTarget): void => {
  const taps: Tapped[] = [];
  window.taps = taps;
  const interactions = new Map<number, number>();
  window.interactions = interactions;
  // The library's types lack this option.
  const shortToo: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe(shortToo);
  const pattern = new RegExp(told);
  // A getter instead of a function: named functions need a helper that the page does not have.
  const shown = {
    get result() {
      const texts = [...document.querySelectorAll(result)].map(
        ({ textContent }) => pattern.exec(textContent.trim())?.[1],
      );
      return texts.find((text) => text !== undefined) ?? '';
    },
  };
  let waiting:
    | { on: Element; before: string | null; was: string; at: number; delay: number; press?: number }
    | undefined;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (waiting === undefined) return;
    const { on, before, was, at, delay } = waiting;
    const now = performance.now();
    if (on.getAttribute('aria-pressed') !== before) waiting.press ??= now - at;
    if (waiting.press !== undefined && shown.result !== was) {
      taps.push({ delay, press: waiting.press, result: now - at });
      waiting = undefined;
      return;
    }
    requestAnimationFrame(() => port2.postMessage(null));
  };
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const on = target instanceof Element ? target.closest(button) : null;
      if (on === null) return;
      const idle = waiting === undefined;
      const at = performance.now();
      waiting = { on, before: on.getAttribute('aria-pressed'), was: shown.result, at, delay: at - timeStamp };
      if (idle) requestAnimationFrame(() => port2.postMessage(null));
    },
    { capture: true },
  );
};
