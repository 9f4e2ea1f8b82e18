/** A finger on a phone's page while 1,000 updates a second run, as the machine is and with the processor slowed to a quarter. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { PHONE } from '../support/screens.ts';
import { toursSeen } from '../support/tours-seen.ts';
import { type BenchServer, UPDATES_PER_SECOND, setPace } from './bench-server.ts';
import { type TapTarget, type Tapped, watchTaps } from './tap-clock.ts';

/** The taps of each round. */
export interface TapRounds {
  plain: TapRound[];
  slow: TapRound[];
}

export interface TapRound {
  taps: Tapped[];
  /** Milliseconds from the input to the next paint of each interaction, as the browser reports them: in steps of 8. */
  interactions: number[];
}

export interface TappedPage {
  url: string;
  target: TapTarget;
  /** Prepares the rendered page before the first tap. */
  prepare: (page: Page) => Promise<void>;
  /** Returns the point of the next tap; `number` counts taps from 0. */
  aim: (page: Page, number: number) => Promise<Point>;
}

export interface Point {
  x: number;
  y: number;
}

export const TAP_ROUNDS = 3;
const TAPS = 50;
const SLOW = 4;
const SETTLE_MS = 1_500;
/** Taps that are not counted: the first ones run cold code, and the slip's own code is loaded with the first. */
const WARM_UP = 8;
const LONGEST_WAITS = 20;
/** The browser reports no interaction shorter than this. */
const SHORTEST_TOLD_MS = 16;

export async function tapThrough(
  browser: Browser,
  server: BenchServer,
  tapped: TappedPage,
  rounds: TapRounds,
): Promise<void> {
  const context = await phone(browser);
  const page = await context.newPage();
  await page.goto(tapped.url);
  await page.waitForFunction(() => document.documentElement.dataset['connection'] === 'on');
  await tapped.prepare(page);
  await pause(SETTLE_MS);
  const tools = await context.newCDPSession(page);
  await setPace(server, UPDATES_PER_SECOND);
  await page.evaluate(watchTaps, tapped.target);
  const finger: Finger = { page, tools, aim: tapped.aim };
  await tap(finger, WARM_UP);
  rounds.plain.push(await tap(finger, TAPS));
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  rounds.slow.push(await tap(finger, TAPS));
  await setPace(server, 0);
  await context.close();
}

/**
 * Returns the middle of a visible button: the first one that `first` selects, otherwise one of those `all` selects, by
 * its index.
 */
export function pointOn(page: Page, all: string, place: number, first?: string): Promise<Point> {
  return page.evaluate(
    ({ selector, wanted, at }) => {
      const inSight = [...document.querySelectorAll<HTMLElement>(selector)].filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        // Bars and notices cover some buttons.
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      const chosen = wanted === undefined ? undefined : inSight.find((button) => button.matches(wanted));
      const { x, y, width, height } = (chosen ?? inSight[at % inSight.length]!).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    { selector: all, wanted: first, at: place },
  );
}

async function phone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  await toursSeen(context);
  return context;
}

interface Finger extends Pick<TappedPage, 'aim'> {
  page: Page;
  tools: CDPSession;
}

async function tap({ page, tools, aim }: Finger, count: number): Promise<TapRound> {
  await page.evaluate(() => {
    window.taps?.splice(0);
    window.interactions?.clear();
  });
  for (let tapped = 0; tapped < count; tapped += 1) {
    const before = await shown(page);
    const point = await aim(page, tapped);
    await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // Taps are never in step with frames, and never before the previous one is shown, unless the server locked it in
    // that moment.
    await pause(60 + ((tapped * 37) % 41));
    for (let waited = 0; waited < LONGEST_WAITS && (await shown(page)) === before; waited += 1) await pause(50);
  }
  const { taps, told } = await page.evaluate(() => ({
    taps: window.taps ?? [],
    told: [...(window.interactions?.values() ?? [])],
  }));
  if (taps.length < count / 2) throw new Error(`of ${count} taps ${taps.length} changed what they are to change`);
  const untold = Array.from({ length: Math.max(0, count - told.length) }, () => SHORTEST_TOLD_MS);
  return { taps, interactions: [...told, ...untold] };
}

const shown = (page: Page): Promise<number> => page.evaluate(() => window.taps?.length ?? 0);
