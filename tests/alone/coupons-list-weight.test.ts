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
  expect((after.bytes - before.bytes) / truth.rows.length).toBeLessThan(MOST_BYTES_PER_ROW);
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

/** A row takes 2.6 to 2.9 KB of objects and strings, the screens' later parts included. */
const MOST_BYTES_PER_ROW = 4_000;

/** Types of a heap snapshot that hold what a list keeps. Compiled code grows with what ran, not with the rows. */
const KEPT_TYPES = new Set(['object', 'array', 'string', 'concatenated string', 'sliced string', 'closure', 'number']);

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Number of elements in the document, and bytes of objects after a garbage collection. */
async function weightOf(page: Page): Promise<{ nodes: number; bytes: number }> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (KEPT_TYPES.has(types[0][nodes[at + type] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0;
  }
  return { nodes: await page.evaluate(() => document.querySelectorAll('*').length), bytes };
}
