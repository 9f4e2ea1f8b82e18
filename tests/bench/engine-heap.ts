/**
 * Measures whether the engine's heap grows with the number of messages: the heap of the real worker, garbage collected,
 * at checkpoints up to a million updates, with a visible tab that receives its rows all the while. Each copy of an
 * event keeps as many removed markets as it has had at once (updates-18), and these fill up first: with a market
 * removed in every 37th update, after some 400,000.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { BenchServer } from './bench-server.ts';
import { collectedHeap } from './collected-heap.ts';
import { type UpdateSource, endlessUpdates } from './endless-updates.ts';
import { type Tab, launchPlainBrowser } from './plain-browser.ts';

export interface HeapFigures {
  /** Heap at the last checkpoint divided by the heap at the one where all stored data has reached its full size. */
  engineHeapGrowth: number;
  /** Bytes in use after each of `CHECKPOINTS`. */
  heap: number[];
  /** Updates the engine read per second, over the whole run. */
  updatesPerSecond: number;
}

export const CHECKPOINTS = [100_000, 400_000, 1_000_000];
const BATCH = 5_000;
/** Most messages in flight: enough to keep the engine busy, too few to fill a socket. */
const MOST_UNREAD = 20_000;

export async function benchEngineHeap(server: BenchServer): Promise<HeapFigures> {
  const browser = await launchPlainBrowser({ width: 1280, height: 900 });
  try {
    const tab = await browser.open(`${server.url}/program/futbol?debug`);
    await tab.until(`document.querySelector('button[data-outcome]')`);
    await tab.until(`document.documentElement.dataset.connection === 'on'`);
    const worker = await browser.attach('shared_worker');
    const source = endlessUpdates(await footballEvents(server));
    const before = await messagesRead(tab);
    const started = performance.now();
    const heap: number[] = [];
    let pushed = 0;
    for (const checkpoint of CHECKPOINTS) {
      pushed = await pushUntil(checkpoint, pushed, {
        server,
        source,
        read: async () => (await messagesRead(tab)) - before,
      });
      heap.push(await collectedHeap(worker));
    }
    const seconds = (performance.now() - started) / 1_000;
    return {
      engineHeapGrowth: (heap.at(-1) ?? Number.NaN) / (heap.at(-2) ?? Number.NaN),
      heap,
      updatesPerSecond: pushed / seconds,
    };
  } finally {
    await browser.close();
  }
}

interface Pushing {
  server: BenchServer;
  source: UpdateSource;
  read: () => Promise<number>;
}

async function pushUntil(goal: number, from: number, { server, source, read }: Pushing): Promise<number> {
  let pushed = from;
  while (pushed < goal) {
    const { odds, scores } = source.take(BATCH);
    await server.control('POST', 'push', { hub: 'lite', target: 'currentOdds', messages: odds });
    await server.control('POST', 'push', { hub: 'score', target: 'currentScore', messages: scores });
    pushed += odds.length + scores.length;
    while (pushed - (await read()) > MOST_UNREAD) await pause(20);
  }
  // All pushed updates are read before the heap is measured.
  while ((await read()) < pushed) await pause(20);
  return pushed;
}

async function messagesRead(tab: Tab): Promise<number> {
  return tab.evaluate<number>(`tribun.stats().then(({ value }) => value.messages)`);
}

async function footballEvents(server: BenchServer): Promise<WireEvent[]> {
  const lists = await Promise.all(
    [0, 1].map(async (type) => {
      const response = await fetch(`${server.url}/api/sportsbook/events?st=1&type=${type}&version=0`);
      return ((await response.json()) as { data: { events: WireEvent[] } }).data.events;
    }),
  );
  return [...new Map(lists.flat().map((event) => [event.i, event])).values()];
}
