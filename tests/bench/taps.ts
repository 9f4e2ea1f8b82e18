/**
 * Time from a tap on an odd to its pressed state on screen, on a phone's live list while 1,000 updates a second run; as
 * it is, and with the processor slowed to a quarter.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { toursSeen } from '../support/tours-seen.ts';
import { type BenchServer, UPDATES_PER_SECOND, setPace } from './bench-server.ts';

export interface TapFigures {
  /** Milliseconds from tap to paint, one for each tap. */
  taps: number[];
  slowTaps: number[];
}

declare global {
  interface Window {
    taps?: number[];
  }
}

const TAPS = 22;
const SLOW = 4;
const SETTLE_MS = 1_500;
/** Not counted: the first ones meet cold code. */
const WARM_UP = 4;
const ODDS = 'main article[data-event] button[data-outcome]:enabled';

export async function benchTaps(browser: Browser, server: BenchServer): Promise<TapFigures> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  await toursSeen(context);
  const page = await context.newPage();
  await page.goto('/program/canli/futbol');
  await page.waitForFunction(() => document.documentElement.dataset['connection'] === 'on');
  await page.locator(ODDS).nth(8).waitFor();
  await pause(SETTLE_MS);
  const tools = await context.newCDPSession(page);
  await setPace(server, UPDATES_PER_SECOND);
  await watchTaps(page);
  await tap(page, tools, WARM_UP);
  const taps = await tap(page, tools, TAPS);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const slowTaps = await tap(page, tools, TAPS);
  await setPace(server, 0);
  await context.close();
  return { taps, slowTaps };
}

/**
 * From the moment the page hears of the tap to the end of the frame that shows it: a message posted in a frame comes when
 * that frame was rendered.
 */
async function watchTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const taps: number[] = [];
    window.taps = taps;
    const tapped = new Map<Element, { before: string | null; at: number }>();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      for (const [odd, { before, at }] of tapped) {
        if (odd.getAttribute('aria-pressed') === before) continue;
        tapped.delete(odd);
        taps.push(performance.now() - at);
      }
      if (tapped.size > 0) requestAnimationFrame(() => port2.postMessage(null));
    };
    addEventListener(
      'click',
      ({ target }) => {
        const odd = target instanceof Element ? target.closest('button[data-outcome]') : null;
        if (odd === null) return;
        tapped.set(odd, { before: odd.getAttribute('aria-pressed'), at: performance.now() });
        requestAnimationFrame(() => port2.postMessage(null));
      },
      { capture: true },
    );
  });
}

/** One odd after the other, each pressed: of the same match another one, so that the slip never fills. */
async function tap(page: Page, tools: CDPSession, count: number): Promise<number[]> {
  await page.evaluate(() => window.taps?.splice(0));
  for (let tapped = 0; tapped < count; tapped += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await tapOnce(page, tools, tapped);
    // Never in step with frames.
    // oxlint-disable-next-line no-await-in-loop
    await pause(120 + ((tapped * 37) % 61));
  }
  await pause(SETTLE_MS);
  const taps = await page.evaluate(() => window.taps ?? []);
  if (taps.length < count) throw new Error(`of ${count} tapped odds ${taps.length} changed`);
  return taps;
}

async function tapOnce(page: Page, tools: CDPSession, number: number): Promise<void> {
  const point = await page.evaluate(
    ({ odds, place }) => {
      const inSight = [...document.querySelectorAll<HTMLElement>(odds)].filter((odd) => {
        const { top, bottom } = odd.getBoundingClientRect();
        return odd.getAttribute('aria-pressed') === 'false' && top > 150 && bottom < innerHeight - 160;
      });
      const { x, y, width, height } = inSight[place % inSight.length]!.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    { odds: ODDS, place: number * 5 },
  );
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
