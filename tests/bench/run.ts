/** `npm run bench`: everything measured side by side in one run; tables, and last one line of JSON. About six minutes. */
import { launchBrowser } from '../support/launch.ts';
import { benchEngineHeap } from './engine-heap.ts';
import { benchOfflineCoupons } from './offline-coupons.ts';
import { benchPaint } from './paint.ts';
import { type Figures, report } from './report.ts';
import { benchScroll } from './scroll.ts';
import { startServerProcess } from './server-process.ts';
import { benchSizes } from './sizes.ts';
import { benchSlip } from './slip.ts';
import { benchTabs } from './tabs.ts';
import { benchTaps } from './taps.ts';

// Read by the peer's library when it is loaded, so before it is.
process.env['NODE_ENV'] = 'production';
const { benchMerge } = await import('./merge.ts');

/** A measurement that takes longer hangs. */
const LONGEST_MS = 6 * 60_000;

const figures: Figures = {};
const failed: string[] = [];
let under = 'the server';
let complete = false;
// Nothing left to wait for, and not at the end: something waits for what nobody will tell.
process.on('exit', () => {
  if (complete) return;
  console.error(`\nThe run ended in the middle of: ${under}.`);
  process.exitCode = 1;
});

await measure('merge', async () => report.merge(benchMerge()));
await measure('slip', async () => report.slip(benchSlip()));
const server = await startServerProcess();
const browser = await launchBrowser();
await measure('sizes', async () => report.sizes(await benchSizes(browser, server.url)));
await measure('paint', async () => report.paint(await benchPaint(browser, server)));
await measure('taps', async () => report.taps(await benchTaps(browser, server)));
await browser.close();
await measure('offline coupons', async () => report.offlineCoupons(await benchOfflineCoupons(server)));
await measure('tabs', async () => report.tabs(await benchTabs(server)));
await measure('heap', async () => report.heap(await benchEngineHeap(server)));
await server.stop();
await measure('scroll', async () => report.scroll(await benchScroll()));

complete = true;
console.log(`\n${JSON.stringify(figures)}`);
process.exitCode = failed.length > 0 ? 1 : 0;
if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}.`);

/** One that fails takes no other with it. */
async function measure(name: string, work: () => Promise<Figures>): Promise<void> {
  under = name;
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} took longer than ${LONGEST_MS / 60_000} minutes`)), LONGEST_MS);
  });
  try {
    Object.assign(figures, await Promise.race([work(), hangs]));
  } catch (error) {
    failed.push(name);
    console.error(error);
  } finally {
    clearTimeout(timer);
  }
}
