/**
 * `npm run bench`: everything measured side by side in one run; prints tables, and finally one line of JSON with the
 * medians. About twenty minutes. `-- --only paint,taps` measures these alone, `--rounds 1` each figure once, for a
 * quick check.
 */
import type { Browser } from 'playwright';
import { launchBrowser } from '../support/launch.ts';
import { benchEngineHeap } from './engine-heap.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchHidden } from './hidden-tab.ts';
import { benchLiveHour } from './live-hour.ts';
import { benchMarks } from './marks.ts';
import { benchOfflineCoupons } from './offline-coupons.ts';
import { readOptions } from './options.ts';
import { benchPaint } from './paint.ts';
import { phoneReport } from './phone-report.ts';
import { report } from './report.ts';
import { benchScroll } from './scroll.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { benchSizes } from './sizes.ts';
import { benchSlip } from './slip.ts';
import type { Figures } from './table.ts';
import { benchTabs } from './tabs.ts';
import { tapReport } from './tap-report.ts';
import { benchTaps } from './taps.ts';

// The peer's library reads this when it is loaded, so it is set first.
process.env['NODE_ENV'] = 'production';
const { benchMerge } = await import('./merge.ts');

/** A measurement that takes longer counts as hanging. */
const LONGEST_MS = 10 * 60_000;

/** Input of a section: the requested repetitions, and access to server and browser. */
interface Bench {
  rounds: number | undefined;
  server(): Promise<ServerProcess>;
  browser(): Promise<Browser>;
}

const sections: Record<string, (bench: Bench) => Promise<Figures>> = {
  merge: async ({ rounds }) => report.merge(benchMerge(rounds)),
  slip: async ({ rounds }) => report.slip(benchSlip(rounds)),
  sizes: async (at) => report.sizes(await benchSizes(await at.browser(), (await at.server()).url)),
  paint: async (at) => report.paint(await benchPaint(await at.browser(), await at.server(), at.rounds)),
  taps: async (at) => tapReport.taps(await benchTaps(await at.browser(), await at.server(), at.rounds)),
  marks: async (at) => tapReport.marks(await benchMarks(await at.browser(), await at.server(), at.rounds)),
  load: async (at) => phoneReport.load(await benchFirstLoad(await at.browser(), await at.server(), at.rounds)),
  offline: async (at) => report.offlineCoupons(await benchOfflineCoupons(await at.server(), at.rounds)),
  tabs: async (at) => report.tabs(await benchTabs(await at.server(), at.rounds)),
  hidden: async (at) => phoneReport.hidden(await benchHidden(await at.server(), at.rounds)),
  heap: async (at) => report.heap(await benchEngineHeap(await at.server())),
  scroll: async ({ rounds }) => report.scroll(await benchScroll(rounds)),
  hour: async ({ rounds }) => phoneReport.hour(await benchLiveHour(rounds)),
};
/** Sections with a browser of their own run without the shared one, which would use the machine as well. */
const ownBrowser = new Set(['offline', 'tabs', 'hidden', 'heap', 'scroll', 'hour']);

const { only, rounds } = readOptions(process.argv.slice(2), Object.keys(sections));
const figures: Figures = {};
const failed: string[] = [];
let under = 'the server';
let complete = false;
// The event loop is empty before the end of the run: something awaits a promise that will never settle.
process.on('exit', () => {
  if (complete) return;
  console.error(`\nThe run ended in the middle of: ${under}.`);
  process.exitCode = 1;
});

// On a termination signal, servers and browsers end with the process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let server: Promise<ServerProcess> | undefined;
let browser: Promise<Browser> | undefined;
const bench: Bench = {
  rounds,
  server: () => (server ??= startServerProcess()),
  browser: () => (browser ??= launchBrowser()),
};
for (const [name, section] of Object.entries(sections)) {
  if (only.length > 0 && !only.includes(name)) continue;
  if (ownBrowser.has(name)) await closeBrowser();
  await measure(name, () => section(bench));
}
await closeBrowser();
await (await server)?.stop();

complete = true;
console.log(`\n${JSON.stringify(figures)}`);
process.exitCode = failed.length > 0 ? 1 : 0;
if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}.`);

async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/** Runs one section; a section that fails does not stop the others. */
async function measure(name: string, work: () => Promise<Figures>): Promise<void> {
  under = name;
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} took longer than ${LONGEST_MS / 60_000} minutes`)), LONGEST_MS);
  });
  const began = performance.now();
  try {
    Object.assign(figures, await Promise.race([work(), hangs]));
    console.log(`  ${name}: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  } catch (error) {
    failed.push(name);
    console.error(error);
  } finally {
    clearTimeout(timer);
  }
}
