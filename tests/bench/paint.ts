/**
 * Time from a push at the server to the odd on screen in one tab, while 1,000 updates a second run. The same pushes to
 * a bare page, in turn with ours, show how much of it is the product's.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import { oddUpdate } from '../support/hub-updates.ts';
import { toursSeen } from '../support/tours-seen.ts';
import { type Spot, oddSelector } from '../support/shown-odds.ts';
import { type BenchServer, UPDATES_PER_SECOND, setPace } from './bench-server.ts';
import { clockOffset, paintedTimes, wallClock, watchPaint } from './paint-clock.ts';
import { BARE_ODD, openBarePage } from './peers/bare-page.ts';

export interface PaintFigures {
  /** Milliseconds from push to paint, one for each push of a round. */
  ours: number[][];
  bare: number[][];
}

const ROUNDS = 3;
/** Enough samples that a single slow one does not become the 99th percentile. */
const SAMPLES = 300;
/** Samples that are not counted: the first ones of a page run cold code. */
const WARM_UP = 20;
const SETTLE_MS = 1_500;

export async function benchPaint(browser: Browser, server: BenchServer, rounds = ROUNDS): Promise<PaintFigures> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await toursSeen(context);
  const ours: number[][] = [];
  const bare: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Pages are measured one at a time, because a background tab rarely paints.
    const { spot, delays } = await measureOurs(context, server);
    ours.push(delays);
    bare.push(await measureBare(context, server, spot));
  }
  await context.close();
  return { ours, bare };
}

async function measureOurs(context: BrowserContext, server: BenchServer): Promise<{ spot: Spot; delays: number[] }> {
  const page = await context.newPage();
  await page.goto('/program/futbol');
  await page.waitForFunction(() => document.documentElement.dataset['connection'] === 'on');
  // Names of leagues, and with them the order of the rows, arrive a moment after the first rows.
  await pause(SETTLE_MS);
  const spot = await steadySpot(page);
  const delays = await measure(page, oddSelector(spot), server, spot);
  await page.close();
  return { spot, delays };
}

async function measureBare(context: BrowserContext, server: BenchServer, spot: Spot): Promise<number[]> {
  const page = await context.newPage();
  await openBarePage(page, server.url, spot.eventId);
  const delays = await measure(page, BARE_ODD, server, spot);
  await page.close();
  return delays;
}

/** Returns an odd in a visible row whose match is far away, so that it does not end during the measurement. */
async function steadySpot(page: Page): Promise<Spot> {
  const enabled = 'button[data-market][data-outcome]:enabled';
  await page.locator(`article[data-event] ${enabled}`).nth(12).waitFor();
  const spots = await page.$$eval(`article[data-event] ${enabled}`, (buttons) =>
    buttons
      .filter((button) => button.getBoundingClientRect().bottom < innerHeight)
      .map((button) => ({
        spot: {
          eventId: Number((button as HTMLElement).dataset['event']),
          marketId: Number((button as HTMLElement).dataset['market']),
          outcome: Number((button as HTMLElement).dataset['outcome']),
        },
        running: /^\d+'|devre/i.test(button.closest('article')?.innerText ?? ''),
      })),
  );
  const calm = spots.findLast(({ running }) => !running) ?? spots.at(-1);
  if (calm === undefined) throw new Error('no odd is on screen');
  return calm.spot;
}

type Push = () => Promise<{ text: string; at: number }>;

/** Each push has another odd, so that a paint identifies its push. */
function createPusher(server: BenchServer, spot: Spot): Push {
  let count = 0;
  return async () => {
    count += 1;
    const odd = Math.round(200 + count) / 100;
    // The version is one above the server's current one, so neither this push nor the next simulated update is out of
    // order.
    const event = (await server.control('GET', `truth/event/${spot.eventId}`)) as WireEvent;
    const update = oddUpdate(event, 1, spot.marketId, spot.outcome, odd);
    const at = wallClock();
    await server.control('POST', 'push', { hub: 'lite', target: 'currentOdds', messages: [update] });
    return { text: odd.toFixed(2).replace('.', ','), at };
  };
}

async function measure(page: Page, selector: string, server: BenchServer, spot: Spot): Promise<number[]> {
  await setPace(server, UPDATES_PER_SECOND);
  await watchPaint(page, selector);
  const offset = await clockOffset(page);
  const push = createPusher(server, spot);
  const pushed: { text: string; at: number }[] = [];
  for (let sample = 0; sample < SAMPLES + WARM_UP; sample += 1) {
    pushed.push(await push());
    // Pushes are never in step with frames or with the server's own interval.
    await pause(15 + ((sample * 37) % 23));
  }
  await pause(500);
  await setPace(server, 0);
  const painted = await paintedTimes(page);
  const delays: number[] = [];
  // An update replaced before a frame showed it counts, for a player, as shown when its successor is.
  let shown = Infinity;
  for (const { text, at } of pushed.slice(WARM_UP).toReversed()) {
    shown = painted.get(text) ?? shown;
    if (Number.isFinite(shown)) delays.push(shown + offset - at);
  }
  if (painted.size < SAMPLES / 2 || delays.length < SAMPLES * 0.95) {
    throw new Error(`of ${pushed.length} pushed odds the page showed ${painted.size}`);
  }
  return delays;
}
