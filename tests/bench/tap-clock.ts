/** When what a tap changes is on screen, told by the page itself; `watchTaps` runs there. */

declare global {
  interface Window {
    taps?: Tapped[];
    /** Of each interaction that took 16 ms and more, by its number: its longest event, as the browser tells it. */
    interactions?: Map<number, number>;
  }
}

/** Milliseconds; of both paints from the moment the page hears of a tap to the end of the frame that shows it. */
export interface Tapped {
  /** From the input to the moment the page hears of it. */
  delay: number;
  press: number;
  result: number;
}

/** What a tap is on, and what else it changes. */
export interface TapTarget {
  /** Selector of the buttons that are pressed. */
  button: string;
  /** Selector of what tells the result, and the part of its text that does: a group of a pattern, the first that fits. */
  result: string;
  told: string;
}

/** A message posted in a frame comes when that frame was rendered. */
export const watchTaps = ({ button, result, told }: TapTarget): void => {
  const taps: Tapped[] = [];
  window.taps = taps;
  const interactions = new Map<number, number>();
  window.interactions = interactions;
  // The library's types do not know it yet.
  const shortToo: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe(shortToo);
  const pattern = new RegExp(told);
  // A getter, and no function of its own: what is handed to a page brings no names with it.
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
