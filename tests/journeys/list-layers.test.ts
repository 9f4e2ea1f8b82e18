/** The program is painted with few layers: no part of a row has its own (docs/figures.md, "Scroll"). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test.for([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('on a %s no part of a row has a compositing layer of its own', async ([, viewport]) => {
  const { open } = await setStage(browser(), { context: { viewport } });
  const page = await open('/program/futbol');
  await page.locator('article[data-event] button[data-outcome]').nth(12).waitFor();
  const layers = await watchLayers(page);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  // A row that is still loading pulses, which needs a layer until it is there; while the page is redrawn there are no
  // layers at all.
  await expect
    .poll(async () => {
      const names = await layers();
      return {
        ofRows: names.filter((name) => name.startsWith('row ')),
        head: names.some((name) => name.startsWith('HEADER')),
      };
    })
    .toEqual({ ofRows: [], head: true });

  // A layer of a row would be seen.
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('article[data-event] button { will-change: transform }');
    document.adoptedStyleSheets.push(styles);
  });
  await expect.poll(async () => (await layers()).some((name) => name.startsWith('row BUTTON'))).toBe(true);
});

/**
 * Returns a function that lists the elements of the painted layers in the browser's last report; those of a row begin with
 * "row".
 */
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
        const { object } = await session.send('DOM.resolveNode', { backendNodeId });
        const { result } = await session.send('Runtime.callFunctionOn', {
          objectId: object.objectId ?? '',
          functionDeclaration:
            "function () { return (this.closest ? this : this.parentElement)?.closest('article[data-event]') != null; }",
          returnByValue: true,
        });
        const place = result.value === true ? ['row'] : [];
        return [...place, node.nodeName, ...(node.attributes ?? [])].join(' ').slice(0, 120);
      }),
    );
  };
}
