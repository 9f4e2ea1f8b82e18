/** A long list of coupons keeps few rows in the document, uses little memory and causes no long task. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { cards, expectRows, inArchive, listPath, trueRows } from '../support/coupon-lists.ts';
import { traceTasks } from '../support/longest-task.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const ARCHIVE = listPath('arsiv');

test('scrolling 400 coupons to the last one loads pages of ten, keeps few rows in the document and causes no long task', async () => {
  const { server, player, open } = await setMemberStage(browser(), { coupons: 400 });
  const page = await open(ARCHIVE);
  await cards(page).first().waitFor();
  // Code that loads after first paint is not part of the list's weight, so the first figures are taken after it.
  await page.locator('footer').waitFor();
  await page.getByRole('complementary', { name: 'Kuponum' }).getByRole('heading').first().waitFor();
  const before = await weightOf(page);
  await page.evaluate(watchRows);
  const truth = await trueRows(server, player, inArchive);
  expect(truth.rows.length).toBeGreaterThan(200);
  const { longestMs, boundMs } = await traceTasks(browser(), page, () => expectRows(page, truth));
  expect(await page.evaluate(() => window.mostRows)).toBeLessThan(24);
  const after = await weightOf(page);
  expect(after.nodes / before.nodes).toBeLessThan(1.5);
  expect(after.heap / before.heap).toBeLessThan(1.3);
  expect(longestMs).toBeGreaterThan(0);
  expect(longestMs).toBeLessThan(boundMs);
});

declare global {
  interface Window {
    mostRows: number;
  }
}

/** Runs in the page: counts in every frame the rows that are in the document. */
function watchRows(): void {
  window.mostRows = 0;
  const count = (): void => {
    window.mostRows = Math.max(window.mostRows, document.querySelectorAll('main a[data-coupon]').length);
    requestAnimationFrame(count);
  };
  count();
}

/** Number of elements in the document, and the used heap in bytes after a garbage collection. */
async function weightOf(page: Page): Promise<{ nodes: number; heap: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { nodes: await page.evaluate(() => document.querySelectorAll('*').length), heap: usedSize };
}
