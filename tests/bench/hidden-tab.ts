/**
 * Measures the cost of a tab that is not visible, in terms of a phone's battery: how often its threads wake and how
 * long they work while 1,000 updates a second run. The peer's page is measured beside it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { productDefaultTiming } from '../../src/contract/environment.ts';
import { LIST_LINGER_MS } from '../../workers/engine/book/sport-lists.ts';
import { type BenchServer, UPDATES_PER_SECOND, setPace } from './bench-server.ts';
import { openFrontDoor } from './front-door.ts';
import { buildListPage } from './peers/build-list-page.ts';
import { type TraceEvent, launchPlainBrowser } from './plain-browser.ts';

export interface HiddenFigures {
  ours: Hidden[];
  peer: Hidden[];
}

/** Measurements per second. */
export interface Hidden {
  page: Waking;
  /** Sum over all workers of the browser; a page without workers has none. */
  workers: Waking;
}

export interface Waking {
  /** Tasks of the threads that ran code of the page or of a worker; the browser's own tasks are not counted. */
  wakeUps: number;
  tasks: number;
  /** Processor time of all tasks, in milliseconds. */
  ms: number;
}

const ROUNDS = 3;
const WINDOW = { width: 500, height: 844 };
/** Time after which a hidden tab is at rest: it shows no list, and the engine has released the lists that were left. */
const REST_MS = Math.max(productDefaultTiming.hubRestMs, LIST_LINGER_MS) + 10_000;
const WATCHED_MS = 5_000;
const MARK = 'bench-page';
/**
 * Name of the tasks that the trace itself runs on each thread at its start: one or two, 0.4 a second of so short a
 * trace.
 */
const START_OF_TRACE = 'OnStart';
/** Names of trace events in which a task runs code: a listener or a timer, a script, a promise. */
const CODE = /^(FunctionCall|EvaluateScript|RunMicrotasks|v8\.(run|callFunction|evaluateModule))$/;
const PHONE_AGENT = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

export async function benchHidden(server: BenchServer, rounds = ROUNDS): Promise<HiddenFigures> {
  const list = await buildListPage();
  const door = await openFrontDoor(server.url, { list });
  try {
    // The two tabs rest at the same time, each in a browser of its own, and are traced one after the other.
    const ours = await hide(`${door.url}/program/canli/futbol`);
    const peer = await hide(`${door.url}/list/?live`);
    try {
      const figures: HiddenFigures = { ours: [], peer: [] };
      await setPace(server, UPDATES_PER_SECOND);
      await pause(REST_MS);
      for (let round = 0; round < rounds; round += 1) {
        figures.ours.push(await ours.watch());
        figures.peer.push(await peer.watch());
      }
      await setPace(server, 0);
      return figures;
    } finally {
      await ours.close();
      await peer.close();
    }
  } finally {
    await door.close();
    await list.remove();
  }
}

interface HiddenTab {
  watch(): Promise<Hidden>;
  close(): Promise<void>;
}

/** Opens the page as a phone, and another tab before it. */
async function hide(url: string): Promise<HiddenTab> {
  const browser = await launchPlainBrowser(WINDOW, [`--user-agent=${PHONE_AGENT}`]);
  const tab = await browser.open(url);
  await tab.until(`document.documentElement?.dataset.connection === 'on' && document.querySelector('article')`);
  const before = await browser.open('data:text/html,before');
  await before.activate();
  await tab.until(`document.visibilityState === 'hidden'`);
  // A mark in the trace identifies the page's process.
  const marked = await browser.trace(['blink.user_timing'], () => tab.evaluate(`void performance.mark('${MARK}')`));
  const pid = marked.find(({ name }) => name === MARK)?.pid ?? Number.NaN;
  return {
    watch: async () => {
      const trace = await browser.trace(['toplevel', 'v8.execute', 'devtools.timeline'], () => pause(WATCHED_MS));
      return counted(trace, pid);
    },
    close: () => browser.close(),
  };
}

function counted(trace: readonly TraceEvent[], page: number): Hidden {
  const names = new Map(
    trace.filter(({ name }) => name === 'thread_name').map((event) => [threadOf(event), event.args.name ?? '']),
  );
  const of = (isWanted: (event: TraceEvent, thread: string) => boolean): Waking =>
    waking(trace.filter((event) => isWanted(event, names.get(threadOf(event)) ?? '')));
  return {
    page: of(({ pid }, thread) => pid === page && thread === 'CrRendererMain'),
    workers: of((_, thread) => /worker/i.test(thread) && !/pool|scheduler/i.test(thread)),
  };
}

function waking(trace: readonly TraceEvent[]): Waking {
  const seconds = WATCHED_MS / 1_000;
  const tasks = trace.filter(({ name, args }) => name.endsWith('RunTask') && args.src_func !== START_OF_TRACE);
  const code = trace.filter(({ name }) => CODE.test(name));
  const ran = (task: TraceEvent): boolean =>
    code.some((event) => threadOf(event) === threadOf(task) && isWithin(event, task));
  return {
    wakeUps: tasks.filter(ran).length / seconds,
    tasks: tasks.length / seconds,
    ms: tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0) / seconds,
  };
}

function isWithin({ ts }: TraceEvent, { ts: start, dur = 0 }: TraceEvent): boolean {
  return ts >= start && ts <= start + dur;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
