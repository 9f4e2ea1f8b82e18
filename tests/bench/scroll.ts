/**
 * Measures the longest list scrolled as fast as possible: 1,200 events from end to end while 1,000 updates a second
 * move them, with the whole processor and with a quarter of it. A long task takes more than 50 ms by the clock, as browsers report them; a frame is dropped when the
 * page's next one comes later than it should. On a machine with other work a task may be interrupted, so the longest
 * task is reported in the thread's own processor time too.
 */
import { EVENT_ROW_HEIGHT_PX } from '../../src/features/program/list/list-sections.ts';
import { UPDATES_PER_SECOND, setPace } from './bench-server.ts';
import { type PlainBrowser, type Tab, type TraceEvent, launchPlainBrowser } from './plain-browser.ts';
import { startServerProcess } from './server-process.ts';

export interface ScrollFigures extends ScrollPair {
  /** The same with the page's processor slowed to a quarter. */
  slow: ScrollPair;
  events: number;
}

interface ScrollPair {
  /** Results of the product, one per scroll. */
  ours: Scroll[];
  /** The same distance of rows that stand still, under the same load: what machine and browser drop by themselves. */
  still: Scroll[];
}

export interface Scroll {
  /** Milliseconds each long task took. */
  longTasks: number[];
  /** Milliseconds of processor time the longest task of a page took. */
  longestOwnMs: number;
  frames: number;
  droppedFrames: number;
}

/** Events of all sports together, so that football has its 1,200. */
const EVENTS = 3_440;
const ROUNDS = 3;
const SLOW = 4;
const SPEED = 4_000;

/** Counts frames of the page from its start on. */
const watchFrames = `(() => {
  const seen = (window.seen = { longTasks: [], frames: 0, dropped: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask' });
  const frame = 1000 / 60;
  let last;
  const count = (now) => {
    if (last !== undefined) {
      seen.frames += 1;
      seen.dropped += Math.max(0, Math.round((now - last) / frame) - 1);
    }
    last = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
})()`;

/** A script that fills a page with as many static rows as fit the height, each with as many boxes. */
const stillRows = (height: number): string => `(() => {
  const row = '<div style="display:flex;gap:8px;height:${EVENT_ROW_HEIGHT_PX}px;align-items:center"><b style="flex:1">Ev sahibi – Konuk</b>' +
    '<button>1,85</button>'.repeat(8) + '</div>';
  document.body.innerHTML = row.repeat(${Math.round(height / EVENT_ROW_HEIGHT_PX)});
})()`;

export async function benchScroll(rounds = ROUNDS): Promise<ScrollFigures> {
  const server = await startServerProcess(EVENTS);
  const browser = await launchPlainBrowser({ width: 1280, height: 900 });
  const whole: ScrollPair = { ours: [], still: [] };
  const slow: ScrollPair = { ours: [], still: [] };
  let height = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const tab = await browser.open(`${server.url}/program/futbol`);
      await tab.until(`document.querySelectorAll('button[data-outcome]').length > 30`);
      await tab.until(`document.documentElement.scrollHeight > ${1_000 * EVENT_ROW_HEIGHT_PX}`);
      height = await tab.evaluate<number>('document.documentElement.scrollHeight');
      await setPace(server, UPDATES_PER_SECOND);
      whole.ours.push(await scrolled(browser, tab));
      slow.ours.push(await slowed(browser, tab));
      // The product keeps running behind the blank page, so server and engine use the machine as before.
      const blank = await browser.open('about:blank');
      await blank.evaluate(stillRows(height));
      whole.still.push(await scrolled(browser, blank));
      slow.still.push(await slowed(browser, blank));
      await setPace(server, 0);
      await blank.close();
      await tab.close();
    }
    return { ...whole, slow, events: Math.round(height / EVENT_ROW_HEIGHT_PX) };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Scrolls back to the top and then the same distance, with a quarter of the processor. */
async function slowed(browser: PlainBrowser, tab: Tab): Promise<Scroll> {
  await tab.evaluate('scrollTo(0, 0)');
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const seen = await scrolled(browser, tab);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return seen;
}

/** Scrolls the list from end to end, after warming up the page. */
async function scrolled(browser: PlainBrowser, tab: Tab): Promise<Scroll> {
  // Code that runs for the first time is compiled, so a page is measured when it is warm.
  await scroll(tab, 5_000);
  await scroll(tab, -5_000);
  await tab.evaluate(watchFrames);
  const distance = await tab.evaluate<number>('document.documentElement.scrollHeight - innerHeight');
  const trace = await browser.trace(['toplevel'], () => scroll(tab, distance));
  const seen = await tab.evaluate<{ longTasks: number[]; frames: number; dropped: number }>('seen');
  const reached = await tab.evaluate<number>('scrollY');
  if (reached < distance * 0.9) throw new Error(`scrolled ${reached} of ${distance} pixels`);
  return {
    longTasks: seen.longTasks,
    longestOwnMs: longestTask(trace),
    frames: seen.frames,
    droppedFrames: seen.dropped,
  };
}

function longestTask(trace: readonly TraceEvent[]): number {
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const pages = new Set(
    trace.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = trace.filter((event) => event.name.endsWith('RunTask') && pages.has(thread(event)));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1_000), 0);
}

/** A real gesture through the browser, not a script's `scrollTo`; down is positive. Ends when the page has stopped. */
async function scroll(tab: Tab, distance: number): Promise<void> {
  await tab.send('Input.synthesizeScrollGesture', {
    x: 500,
    y: 600,
    yDistance: -distance,
    speed: SPEED,
    preventFling: true,
    gestureSourceType: 'mouse',
  });
}
