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

// Read by the peer's library when it is loaded, so before it is.
process.env['NODE_ENV'] = 'production';
const { benchMerge } = await import('./merge.ts');

const figures: Figures = {};
Object.assign(figures, report.merge(benchMerge()));
Object.assign(figures, report.slip(benchSlip()));
const server = await startServerProcess();
try {
  const browser = await launchBrowser();
  try {
    Object.assign(figures, report.sizes(await benchSizes(browser, server.url)));
    Object.assign(figures, report.paint(await benchPaint(browser, server)));
  } finally {
    await browser.close();
  }
  Object.assign(figures, report.offlineCoupons(await benchOfflineCoupons(server)));
  Object.assign(figures, report.tabs(await benchTabs(server)));
  Object.assign(figures, report.heap(await benchEngineHeap(server)));
} finally {
  await server.stop();
}
Object.assign(figures, report.scroll(await benchScroll()));
console.log(`\n${JSON.stringify(figures)}`);
