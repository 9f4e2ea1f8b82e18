/**
 * Opens many tabs at once and kills all but one: each tab lives in a frame of its own, many of them in one process, and
 * the processes crash together. The remaining state is judged as at any quiet point.
 */
import type { Page } from 'playwright';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
import type { EngineStats } from '../../src/contract/port/engine-contract.ts';
import { addFrames, openPlain } from '../support/frames.ts';
import { crash } from '../support/kill.ts';
import { launchBrowser } from '../support/launch.ts';
import { FOOTBALL } from '../support/program.ts';
import { startServer } from '../support/stand-in.ts';
import { engineStats } from '../support/tab-probe.ts';
import { type QuietPoint, quietPoint } from './quiet-point.ts';
import { type ChaosOptions, patient } from './run-chaos.ts';
import { Tabs } from './tabs.ts';
import { listenToWorkers } from './worker-errors.ts';

export interface CrowdReport {
  tabs: number;
  host: EngineHostKind;
  /** Milliseconds until all of them were connected, and until the engine knew that they were closed. */
  openedMs: number;
  goneMs: number;
  /** The engine's statistics with all tabs, and after. */
  crowded: EngineStats;
  left: EngineStats;
  point: QuietPoint;
  differences: string[];
}

const EVENTS = 300;
const UPDATES_PER_SECOND = 200;
/** Frames of one process. */
const MOST_FRAMES = 33;
const PATIENCE_MS = 240_000;
const LOOK_MS = 100;

export async function runCrowd(count: number, options: Omit<ChaosOptions, 'forMs'>): Promise<CrowdReport> {
  const { host, distDir, dialect, log = () => undefined } = options;
  const server = await startServer({
    events: EVENTS,
    ...(distDir === undefined ? {} : { distDir }),
    ...(dialect === undefined ? {} : { dialect }),
  });
  const browser = await launchBrowser();
  try {
    const tabs = await Tabs.create(browser, server.url, host);
    await listenToWorkers(browser, (text) => tabs.errors.push(text));
    // The first tab has the engine in its process, or leads, so it stays.
    const one = await tabs.open(1, '/program/futbol');
    await connected(one.page, 1);
    await server.move({ running: true, updatesPerSecond: UPDATES_PER_SECOND });
    const began = performance.now();
    const [event] = server.world.list(FOOTBALL, 0, 0).events;
    const widget = tabs.address(`/program/futbol/mac-detay/widget/${event?.i ?? 0}`);
    const crowds: Page[] = [];
    for (let open = 1; open < count; open += MOST_FRAMES) {
      const crowd = await tabs.unlisted();
      crowds.push(crowd);
      await openPlain(crowd, server.url);
      const frames = Math.min(MOST_FRAMES, count - open);
      await addFrames(crowd, Array<string>(frames).fill(`${widget}&type=ozet`));
      await connected(one.page, open + frames);
      log(`${open + frames} tabs after ${Math.round(performance.now() - began)} ms`);
    }
    const openedMs = performance.now() - began;
    const crowded = await engineStats(one.page);
    const killed = performance.now();
    await Promise.all(crowds.map(crash));
    await connected(one.page, 1);
    const goneMs = performance.now() - killed;
    const point = await quietPoint(server, tabs, host, patient);
    const left = await engineStats(one.page);
    const lost = crowded.epoch === left.epoch ? [] : ['the engine is another one'];
    const errors = tabs.errors.map((error) => `uncaught error: ${error}`);
    return {
      tabs: count,
      host,
      openedMs,
      goneMs,
      crowded,
      left,
      point,
      differences: [...point.differences, ...lost, ...errors],
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Waits until the engine knows so many tabs. */
async function connected(page: Page, wanted: number): Promise<void> {
  const isKnown = async (tabs: number): Promise<boolean> => {
    const told = await window.tribun?.stats();
    return told?.ok === true && told.value.tabs === tabs;
  };
  try {
    await page.waitForFunction(isKnown, wanted, { timeout: PATIENCE_MS, polling: LOOK_MS });
  } catch (cause) {
    throw new Error(`the engine knows ${(await engineStats(page)).tabs} tabs, not ${wanted}`, { cause });
  }
}
