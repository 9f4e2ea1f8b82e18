/**
 * Measures the memory that an hour of live play leaves behind: as many updates as an hour has at the program's own
 * pace, sent faster, with a clock sped up by the same factor, so that matches kick off, score and end meanwhile.
 * Measures a visible phone tab and its engine after garbage collection, before and after, and the tab of the
 * server-rendered peer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { collectedHeap } from './collected-heap.ts';
import { openFrontDoor } from './front-door.ts';
import { buildListPage } from './peers/build-list-page.ts';
import { type Send, launchPlainBrowser } from './plain-browser.ts';
import { type ClockedServer, startClockedServer } from './server-process.ts';

export interface LiveHourFigures {
  tab: Grown[];
  engine: Grown[];
  peer: Grown[];
  updates: number;
}

/** Bytes in use before the hour and after it. */
export interface Grown {
  before: number;
  after: number;
}

const ROUNDS = 1;
/** The pace of `npm start`. */
const PER_SECOND = 40;
const HOUR_S = 3_600;
/** Factor of the clock: 3,600 updates a second, which every page reads without falling behind. */
const SPEED = 90;
const WINDOW = { width: 500, height: 844 };
const SETTLE_MS = 3_000;

export async function benchLiveHour(rounds = ROUNDS): Promise<LiveHourFigures> {
  const figures: LiveHourFigures = { tab: [], engine: [], peer: [], updates: HOUR_S * PER_SECOND };
  const list = await buildListPage();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const server = await startClockedServer();
      const door = await openFrontDoor(server.url, { list });
      const browser = await launchPlainBrowser(WINDOW);
      const peerBrowser = await launchPlainBrowser(WINDOW);
      try {
        const tab = await browser.open(`${door.url}/program/canli/futbol`);
        const peer = await peerBrowser.open(`${door.url}/list/?live`);
        const on = `document.documentElement?.dataset.connection === 'on' && document.querySelector('article')`;
        await tab.until(on);
        await peer.until(on);
        await minute(server);
        const sends = { tab: tab.send, engine: await browser.attach('shared_worker'), peer: peer.send };
        const before = await heaps(sends);
        await hour(server);
        const after = await heaps(sends);
        for (const of of ['tab', 'engine', 'peer'] as const) figures[of].push({ before: before[of], after: after[of] });
      } finally {
        await browser.close();
        await peerBrowser.close();
        await door.close();
        await server.stop();
      }
    }
  } finally {
    await list.remove();
  }
  return figures;
}

/** Lets code that is loaded and compiled once be ready before the hour begins. */
async function minute(server: ClockedServer): Promise<void> {
  await pace(server, SPEED);
  await pause(SETTLE_MS);
  await pace(server, 0);
  await pause(SETTLE_MS);
}

async function hour(server: ClockedServer): Promise<void> {
  await pace(server, SPEED);
  await pause((HOUR_S / SPEED) * 1_000);
  await pace(server, 0);
  await pause(SETTLE_MS);
}

async function pace(server: ClockedServer, speed: number): Promise<void> {
  server.setSpeed(Math.max(1, speed));
  await server.control('POST', 'simulation', { running: speed > 0, updatesPerSecond: speed * PER_SECOND });
}

async function heaps(of: Record<'tab' | 'engine' | 'peer', Send>): Promise<Record<'tab' | 'engine' | 'peer', number>> {
  return {
    tab: await collectedHeap(of.tab),
    engine: await collectedHeap(of.engine),
    peer: await collectedHeap(of.peer),
  };
}
