/** The program is painted with few layers: none of a row's parts has its own (docs/figures.md, "Scroll"). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test.for([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('on a %s no part of a row is a layer of its own', async ([, viewport]) => {
  const { open } = await setStage(browser(), { context: { viewport } });
  const page = await open('/program/futbol');
  await page.locator('article[data-event] button[data-outcome]').nth(12).waitFor();
  const layers = await watchLayers(page);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  // A row that is still on its way breathes, and has a layer for that until it is there; while the page is drawn anew
  // there are none at all.
  await expect
    .poll(async () => {
      const names = await layers();
      return {
        ofRows: names.filter((name) => /^(?:ARTICLE|BUTTON|SPAN)/.test(name)),
        head: names.some((name) => name.startsWith('HEADER')),
      };
    })
    .toEqual({ ofRows: [], head: true });
});

/** Gives what the painted layers of the page begin with, as the browser told of them last. */
async function watchLayers(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  let layers: { backendNodeId?: number; drawsContent: boolean }[] | undefined;
  session.on('LayerTree.layerTreeDidChange', (told) => (layers = told.layers ?? layers));
  await session.send('DOM.enable');
  await session.send('DOM.getDocument', { depth: -1 });
  await session.send('LayerTree.enable');
  return async () => {
    if (layers === undefined) throw new Error('the browser has not told of its layers yet');
    const painted = layers.flatMap(({ drawsContent, backendNodeId }) =>
      drawsContent && backendNodeId !== undefined ? [backendNodeId] : [],
    );
    return Promise.all(
      painted.map(async (backendNodeId) => {
        const { node } = await session.send('DOM.describeNode', { backendNodeId });
        return [node.nodeName, ...(node.attributes ?? [])].join(' ').slice(0, 120);
      }),
    );
  };
}
