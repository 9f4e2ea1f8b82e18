/** Followed matches and their floating window in the other browsers, which have no Document Picture-in-Picture. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { openMainMatch } from '../support/program.ts';
import { startServer } from '../support/stand-in.ts';
import { describeEach } from './describe-each.ts';
import type { OtherBrowser } from './other-browser.ts';

describeEach((kind) => {
  let browser: OtherBrowser;
  let server: TestServer;

  beforeAll(async () => {
    browser = await kind.launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.close());

  test('follow-9, follow-11: the list shows a pushed odd, and so does the window, where the driver reaches it, which closes with Escape', async () => {
    await server.move({ running: false });
    const { event, market } = openMainMatch(server);
    const tab = await browser.open(`${server.url}/takip`);
    await tab.evaluate((id) => {
      const matches = [{ id, sportId: 1, name: 'Maç', start: 0 }];
      localStorage.setItem('iddaav2_0.0.2:starred', JSON.stringify({ matches, teams: [] }));
    }, event.i);
    await tab.reload();
    const odd = `[data-event="${event.i}"][data-market="${market.i}"][data-outcome="1"]`;
    const texts = (): Promise<(string | undefined)[]> =>
      tab.evaluate((selector) => {
        const { floatingView: view } = window as { floatingView?: Window | null };
        return [document, view?.document].map((page) => page?.querySelector(`main ${selector}`)?.textContent.trim());
      }, odd);
    await expect.poll(async () => (await texts())[0], { timeout: 20_000 }).toMatch(/,/);
    const isOpen = await tab.evaluate(() => {
      const scope = window as { floatingView?: Window | null };
      const { open } = window;
      window.open = (...how) => (scope.floatingView = open.apply(window, how));
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
      buttons.find(({ textContent }) => textContent.includes('Yüzen skorlar'))?.click();
      return new Promise<boolean>((resolve) => setTimeout(() => resolve((scope.floatingView ?? null) !== null), 500));
    });
    await server.push('lite', 'currentOdds', oddUpdate(event, 1, market.i, 1, 7.77));
    // Firefox's driver runs its scripts apart from those of the page, and has no view of a window the page opens.
    if (!isOpen) {
      await expect.poll(async () => (await texts())[0]).toBe('7,77');
      return;
    }
    await expect.poll(texts).toEqual(['7,77', '7,77']);
    expect((await server.stats()).hubs.lite.connections).toBe(1);
    await tab.evaluate(() => {
      const { floatingView: view } = window as { floatingView?: Window | null };
      view?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    });
    const isClosed = (): Promise<boolean | undefined> =>
      tab.evaluate(() => (window as { floatingView?: Window | null }).floatingView?.closed);
    await expect.poll(isClosed).toBe(true);
  });
});
