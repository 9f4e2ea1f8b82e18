/**
 * The first seconds on a slow phone: processor slowed to a quarter, 1.6 Mbit/s with 150 ms there and back, everything
 * compressed. Cold is a browser that was never here; installed is one whose service worker has everything. The peer is a
 * server-rendered list, first and again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import { entryLinks } from '../../src/routes/routes.ts';
import { PHONE } from '../support/screens.ts';
import { toursSeen } from '../support/tours-seen.ts';
import { type BenchServer, setPace } from './bench-server.ts';
import { openFrontDoor } from './front-door.ts';
import { LOAD_ODD, type Loaded, watchLoad } from './load-clock.ts';
import { buildListPage } from './peers/build-list-page.ts';
import { SLOW_PHONE, type SlowLine, openSlowLine } from './slow-line.ts';

export interface FirstLoad {
  firstOdd: number;
  firstLiveOdd: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  /** Kilobytes received over the line until then. */
  kilobytes: number;
}

export const loadPages = ['home', 'program', 'match', 'peer'] as const;
export type LoadPage = (typeof loadPages)[number];

/** Results, one per round. */
export type FirstLoadFigures = Record<LoadPage, { cold: FirstLoad[]; again: FirstLoad[] }>;

const ROUNDS = 3;
const SLOW = 4;
/** The page moves while it is measured, at the program's own pace. */
const UPDATES_PER_SECOND = 40;
/** Time after the first odd that is measured as well: the poster of the home page is its largest paint. */
const AFTER_MS = 4_000;
const LONGEST_MS = 60_000;

export async function benchFirstLoad(
  browser: Browser,
  server: BenchServer,
  rounds = ROUNDS,
): Promise<FirstLoadFigures> {
  const list = await buildListPage();
  const door = await openFrontDoor(server.url, { list });
  const line = await openSlowLine(door.url);
  const paths: Record<LoadPage, string> = {
    home: '/',
    program: entryLinks.program('futbol'),
    match: entryLinks.event('futbol', await someMatch(server)),
    peer: '/list/',
  };
  const figures: FirstLoadFigures = {
    home: { cold: [], again: [] },
    program: { cold: [], again: [] },
    match: { cold: [], again: [] },
    peer: { cold: [], again: [] },
  };
  try {
    await setPace(server, UPDATES_PER_SECOND);
    for (let round = 0; round < rounds; round += 1) {
      for (const page of loadPages) {
        const context = await phone(browser);
        figures[page].cold.push(await load(context, line, paths[page]));
        if (page !== 'peer') await install(context, line, paths[page]);
        figures[page].again.push(await load(context, line, paths[page]));
        await context.close();
      }
    }
    await setPace(server, 0);
  } finally {
    await line.close();
    await door.close();
    await list.remove();
  }
  return figures;
}

async function phone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  await toursSeen(context);
  return context;
}

async function load(context: BrowserContext, line: SlowLine, path: string): Promise<FirstLoad> {
  const page = await context.newPage();
  await page.addInitScript(watchLoad, LOAD_ODD);
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  line.set(SLOW_PHONE);
  const before = line.bytesDown();
  await page.goto(line.url + path, { waitUntil: 'commit', timeout: LONGEST_MS });
  await page.waitForFunction(() => window.load?.firstOdd !== undefined, undefined, { timeout: LONGEST_MS });
  const kilobytes = (line.bytesDown() - before) / 1_000;
  await pause(AFTER_MS);
  const { firstOdd = Number.NaN, firstLiveOdd = Number.NaN, ...others } = await page.evaluate<Loaded>('load');
  line.set(undefined);
  await page.close();
  // The engine ends with its last tab; the next page starts another.
  await pause(300);
  return { firstOdd, firstLiveOdd, ...others, kilobytes };
}

/** Stays on the page, on a fast line, until the service worker has cached everything. */
async function install(context: BrowserContext, line: SlowLine, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(line.url + path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Leaves time for what the page prefetches once it is idle.
  await pause(1_000);
  await page.close();
}

/** A football match that has not begun. */
async function someMatch(server: BenchServer): Promise<number> {
  const response = await fetch(`${server.url}/api/sportsbook/events?st=1&type=0&version=0`);
  const { data } = (await response.json()) as { data: { events: WireEvent[] } };
  const latest = data.events.toSorted((one, other) => one.d - other.d).at(-1);
  if (latest === undefined) throw new Error('there is no match');
  return latest.i;
}
