/** Tabs of the product or of the peer in a browser of their own, and what a stretch at full pace costs them. */
import { setTimeout as pause } from 'node:timers/promises';
import { type BenchServer, UPDATES_PER_SECOND, setPace } from './bench-server.ts';
import { STORAGE_PREFIX } from '../../src/contract/names.ts';
import type { FrontDoor } from './front-door.ts';
import type { HubListener } from './hub-listener.ts';
import { type PlainBrowser, type Tab, launchPlainBrowser } from './plain-browser.ts';
import { processorTimes, secondsBetween } from './processor-time.ts';

export type Kind = 'ours' | 'peer' | 'lean peer';

export interface Scene {
  server: BenchServer;
  door: FrontDoor;
  listener: HubListener;
}

export interface TabSet {
  /** Events of the visible rows, in order. */
  eventIds: string;
  /** More tabs of the same kind, hidden behind the first. */
  addHidden(count: number): Promise<void>;
  /** Opens the floating window with the visible rows' matches from one of the hidden tabs; the first stays in front. */
  openWindow(): Promise<void>;
  stretch(): Promise<Stretch>;
  close(): Promise<void>;
}

/** Measurements per second of the stretch. */
export interface Stretch {
  /** Processor time in milliseconds of the visible tab's main thread. */
  mainThreadMs: number;
  /** Processor time in milliseconds of all the browser's processes; NaN without /proc. */
  processorMs: number;
  /** Bytes that hubs sent to the browser, as a multiple of what one connection receives. */
  hubShare: number;
}

export const VISIBLE_ROWS = 30;
/** Rows of a peer that may have lost their odds: their match may have ended within the last minute. */
const ENDED_ROWS = 3;
const WINDOW = { width: 1280, height: 2_800 };
const WARM_UP_MS = 1_500;
/**
 * Time for new tabs to load what follows the first screen, and for the service worker to store the build. Every tab
 * does that once, and it is not measured.
 */
const REST_MS = 15_000;
const STRETCH_MS = 6_000;
/** Time after which the last sent messages have arrived. */
const DRAIN_MS = 300;

const rowsInSight = `[...document.querySelectorAll('article[data-event]')].filter((row) => {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && row.querySelector('button[data-outcome]') !== null;
})`;

export async function openTabs(scene: Scene, kind: Kind, eventIds = ''): Promise<TabSet> {
  const browser = await launchPlainBrowser(WINDOW);
  try {
    return await tabsOf(browser, scene, kind, eventIds);
  } catch (error) {
    // An open browser would keep the run from ending.
    await browser.close();
    throw error;
  }
}

async function tabsOf(browser: PlainBrowser, scene: Scene, kind: Kind, eventIds: string): Promise<TabSet> {
  const path = kind === 'ours' ? '/program/futbol?debug' : `/peer/?events=${eventIds}${kind === 'peer' ? '' : '&lean'}`;
  const open = (): Promise<Tab> => browser.open(scene.door.url + path);
  const first = await open();
  await first.until(`${rowsInSight}.length >= ${kind === 'ours' ? VISIBLE_ROWS : VISIBLE_ROWS - ENDED_ROWS}`);
  // Names and the order of leagues arrive a moment after the first rows.
  await pause(REST_MS);
  const shown = await first.evaluate<string[]>(`${rowsInSight}.map((row) => row.dataset.event)`);
  const hidden: Tab[] = [];
  return {
    eventIds: shown.slice(0, VISIBLE_ROWS).join(','),
    addHidden: async (count) => {
      hidden.push(...(await Promise.all(Array.from({ length: count }, open))));
      for (const tab of hidden) {
        await tab.until(kind === 'ours' ? 'window.tribun' : `document.querySelector('article')`);
      }
      await first.activate();
      await first.until(`document.visibilityState === 'visible'`);
      for (const tab of hidden) await tab.until(`document.visibilityState === 'hidden'`);
      if (kind === 'ours') await first.until(engineKnows(1, hidden.length + 1));
      await pause(REST_MS);
    },
    openWindow: async () => {
      const [tab] = hidden;
      if (tab === undefined) throw new Error('a hidden tab opens the window');
      await tab.activate();
      await openFloatingScores(tab, `${scene.door.url}/takip?debug`, shown);
      await first.activate();
      await tab.until(`document.visibilityState === 'hidden'`);
      // The tab of the window counts as visible.
      await first.until(engineKnows(2, hidden.length + 1));
      await pause(REST_MS);
    },
    stretch: () => measure(scene, browser, first),
    close: () => browser.close(),
  };
}

const engineKnows = (visible: number, tabs: number): string =>
  `tribun.stats().then(({ value }) => value.visibleTabs === ${visible} && value.tabs === ${tabs})`;

/** Follows the events and opens their window, whose button only a player's own click may press. */
async function openFloatingScores(tab: Tab, url: string, eventIds: readonly string[]): Promise<void> {
  const matches = eventIds.map((id) => ({ id: Number(id), sportId: 1, name: 'Maç', start: 0 }));
  const starred = JSON.stringify(JSON.stringify({ matches, teams: [] }));
  await tab.evaluate(`localStorage.setItem('${STORAGE_PREFIX}:starred', ${starred})`);
  await tab.send('Page.navigate', { url });
  const button = `[...document.querySelectorAll('main button')].find(({ textContent }) => textContent.includes('Yüzen skorlar'))`;
  await tab.until(`document.querySelector('main li article') && ${button}`);
  await tab.send('Runtime.evaluate', { expression: `${button}.click()`, userGesture: true });
  await tab.until(`documentPictureInPicture.window?.document.querySelector('li button[data-outcome]')`);
}

async function measure({ server, door, listener }: Scene, browser: PlainBrowser, tab: Tab): Promise<Stretch> {
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
  const bytes = { sent: door.hubBytes(), one: listener.bytes() };
  await setPace(server, UPDATES_PER_SECOND);
  await pause(WARM_UP_MS);
  const started = performance.now();
  const before = { processes: processorTimes(browser.pid), task: await taskSeconds(tab) };
  await pause(STRETCH_MS);
  // The tab is read last: a busy one responds late, and its time counts until then.
  const processes = processorTimes(browser.pid);
  const seconds = (performance.now() - started) / 1_000;
  const task = await taskSeconds(tab);
  const taskSpan = (performance.now() - started) / 1_000;
  await setPace(server, 0);
  await pause(DRAIN_MS);
  return {
    mainThreadMs: ((task - before.task) / taskSpan) * 1_000,
    processorMs: (secondsBetween(before.processes, processes) / seconds) * 1_000,
    hubShare: (door.hubBytes() - bytes.sent) / (listener.bytes() - bytes.one),
  };
}

async function taskSeconds(tab: Tab): Promise<number> {
  const { metrics } = await tab.send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
