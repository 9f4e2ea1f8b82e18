/**
 * Measures when a changed text is on screen, reported by the page itself. A message posted in an animation frame is
 * delivered after that frame was rendered, so whatever the document says by then is painted; frames run one after the
 * other all the time, as on any page that moves.
 */
import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Text of the watched element → when its frame was through, milliseconds since the epoch. */
    painted?: Map<string, number>;
  }
}

export async function watchPaint(page: Page, selector: string): Promise<void> {
  await page.evaluate((watched) => {
    const painted = new Map<string, number>();
    window.painted = painted;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const text = document.querySelector(watched)?.textContent.trim() ?? '';
      if (!painted.has(text)) painted.set(text, performance.timeOrigin + performance.now());
      requestAnimationFrame(() => port2.postMessage(null));
    };
    requestAnimationFrame(() => port2.postMessage(null));
  }, selector);
}

export async function paintedTimes(page: Page): Promise<Map<string, number>> {
  return new Map(await page.evaluate(() => [...(window.painted ?? [])]));
}

/** Returns this process's clock minus the page's in milliseconds, from the fastest of many round trips. */
export async function clockOffset(page: Page): Promise<number> {
  let offset = 0;
  let fastest = Infinity;
  for (let round = 0; round < 50; round += 1) {
    const asked = wallClock();
    const told = await page.evaluate(() => performance.timeOrigin + performance.now());
    const heard = wallClock();
    if (heard - asked >= fastest) continue;
    fastest = heard - asked;
    offset = (asked + heard) / 2 - told;
  }
  return offset;
}

/** Milliseconds since the epoch, finer than Date. */
export const wallClock = (): number => performance.timeOrigin + performance.now();
