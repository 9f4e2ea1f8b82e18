/**
 * What a tap on an odd takes on a phone's list while 1,000 updates a second run, as the machine is and with the processor
 * slowed to a quarter: until the odd is painted as pressed, and until the slip below is painted with another number of
 * selections. The peer's page beside it, in turn.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { PHONE } from '../support/screens.ts';
import { toursSeen } from '../support/tours-seen.ts';
import { type BenchServer, UPDATES_PER_SECOND, setPace } from './bench-server.ts';
import { openFrontDoor } from './front-door.ts';
import { buildListPage } from './peers/build-list-page.ts';
import { LIST } from './peers/send-list-page.ts';
import { type Tapped, watchTaps } from './tap-clock.ts';

export interface TapFigures {
  ours: TapRounds;
  peer: TapRounds;
}

/** The taps of each round. */
export interface TapRounds {
  plain: Tapped[][];
  slow: Tapped[][];
}

const ROUNDS = 3;
const TAPS = 50;
const SLOW = 4;
const SETTLE_MS = 1_500;
/** Not counted: the first ones meet cold code, and the slip's own is loaded with the first. */
const WARM_UP = 8;
const LONGEST_WAITS = 20;
const ODDS = 'main article[data-event] button[data-outcome]:enabled';

export async function benchTaps(browser: Browser, server: BenchServer, rounds = ROUNDS): Promise<TapFigures> {
  const peerPage = await buildListPage();
  const door = await openFrontDoor(server.url, { list: peerPage });
  const ours: TapRounds = { plain: [], slow: [] };
  const peer: TapRounds = { plain: [], slow: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await tapThrough(browser, server, `${door.url}/program/canli/futbol`, ours);
      await tapThrough(browser, server, `${door.url}/list/?live`, peer);
    }
  } finally {
    await door.close();
    await peerPage.remove();
  }
  return { ours, peer };
}

async function tapThrough(browser: Browser, server: BenchServer, url: string, rounds: TapRounds): Promise<void> {
  const context = await phone(browser);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset['connection'] === 'on');
  await page.locator(ODDS).nth(8).waitFor();
  // It would stand over the odds; the peer asks nothing.
  if (!url.includes(LIST)) await page.getByRole('button', { name: 'Reddet' }).click();
  await pause(SETTLE_MS);
  const tools = await context.newCDPSession(page);
  await setPace(server, UPDATES_PER_SECOND);
  await page.evaluate(watchTaps);
  await tap(page, tools, WARM_UP);
  rounds.plain.push(await tap(page, tools, TAPS));
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  rounds.slow.push(await tap(page, tools, TAPS));
  await setPace(server, 0);
  await context.close();
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

/** Every odd twice, chosen and given back: the slip changes with each tap and never fills. */
async function tap(page: Page, tools: CDPSession, count: number): Promise<Tapped[]> {
  await page.evaluate(() => window.taps?.splice(0));
  for (let tapped = 0; tapped < count; tapped += 1) {
    const before = await shown(page);
    await tapOnce(page, tools, tapped);
    // Never in step with frames; and never before the last one is shown, unless the server locked it in that moment.
    await pause(60 + ((tapped * 37) % 41));
    for (let waited = 0; waited < LONGEST_WAITS && (await shown(page)) === before; waited += 1) await pause(50);
  }
  const taps = await page.evaluate(() => window.taps ?? []);
  if (taps.length < count / 2) throw new Error(`of ${count} taps ${taps.length} changed odd and slip`);
  return taps;
}

const shown = (page: Page): Promise<number> => page.evaluate(() => window.taps?.length ?? 0);

async function tapOnce(page: Page, tools: CDPSession, number: number): Promise<void> {
  const point = await page.evaluate(
    ({ odds, place }) => {
      const inSight = [...document.querySelectorAll<HTMLElement>(odds)].filter((odd) => {
        const { x, y, width, height } = odd.getBoundingClientRect();
        // Bars and notices stand over some.
        return odd.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      const chosen = inSight.find((odd) => odd.getAttribute('aria-pressed') === 'true');
      const { x, y, width, height } = (chosen ?? inSight[place % inSight.length]!).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    { odds: ODDS, place: number * 5 },
  );
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
