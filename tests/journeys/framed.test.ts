/**
 * Pages in frames, which only a browser can check: the product in the frame of another site, and the operator's page in
 * ours.
 */
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { untilControlled } from '../support/service-worker.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('a widget can be framed by the named origins, also on a second visit; no other page can, and no other origin', async () => {
  const [paper, stranger] = [await site(), await site()];
  const { server, context, open, errors } = await setStage(browser(), {
    server: { operator: { framedBy: { widget: [paper] } } },
    offline: true,
  });
  const match = firstOf(running(server, FOOTBALL), 'running football match').i;
  const widget = `${server.url}/program/futbol/mac-detay/widget/${match}?type=ozet`;
  const page = await context.newPage();
  for (let visit = 0; visit < 2; visit += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(`${paper}/?${encodeURIComponent(widget)}`);
    // oxlint-disable-next-line no-await-in-loop
    await page.frameLocator('iframe').locator(`[data-event="${match}"]`).waitFor();
  }
  // The check is repeated once the shell is cached, whose page must not be framed by anyone.
  await untilControlled(await open('/'));
  await page.reload();
  await page.frameLocator('iframe').locator(`[data-event="${match}"]`).waitFor();
  expect(await refusedIn(page, `${paper}/?${encodeURIComponent(server.url + detailPath('futbol', match))}`)).toBe(true);
  expect(await refusedIn(page, `${paper}/?${encodeURIComponent(`${server.url}/`)}`)).toBe(true);
  expect(await refusedIn(page, `${stranger}/?${encodeURIComponent(widget)}`)).toBe(true);
  expect(errors.splice(0).filter((words) => !words.includes('frame-ancestors'))).toEqual([]);
});

test('the whole product can be framed by the origin named for it, and links of the tab stay in the frame', async () => {
  const shop = await site();
  const { server, context } = await setStage(browser(), {
    server: { operator: { framedBy: { product: [shop] } } },
    offline: true,
  });
  const page = await context.newPage();
  await page.goto(`${shop}/?${encodeURIComponent(`${server.url}/program/futbol?type=webview`)}`);
  const frame = page.frameLocator('iframe');
  await frame.locator('button[data-outcome]').first().waitFor();
  await frame.locator('a[href*="/mac-detay/"]').first().click();
  await frame.locator('[data-event]').first().waitFor();
});

test('a chat at an address of the product shows the chat page, also once the shell is cached', async () => {
  const { context, open } = await setMemberStage(
    browser(),
    {},
    {
      server: { operator: { chat: { page: '/sohbet' } } },
      offline: true,
    },
  );
  await context.route('**/sohbet', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><p>Buradayız</p><script>parent.postMessage({ type: "ready" }, "*")</script>',
    }),
  );
  const page = await open('/program/futbol');
  await untilControlled(page);
  await page.getByRole('button', { name: 'Canlı destek', exact: true }).click();
  await page.frameLocator('iframe').getByText('Buradayız').waitFor();
});

/** Starts another origin, whose page frames the address in its query. It is closed with the test. */
async function site(): Promise<string> {
  const server: Server = createServer((request, response) => {
    const shown = decodeURIComponent(request.url?.split('?')[1] ?? '');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Site</title><iframe src="${shown}" width="600" height="600"></iframe>`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** True if the frame was refused: the error page that the browser shows instead does not have the page's address. */
async function refusedIn(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  const [, shown] = page.frames();
  return shown === undefined || !/^http:\/\/127/.test(shown.url());
}
