/** Followed matches and their floating window in the other browsers, also without Document Picture-in-Picture. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { detailPath, openMainMatch } from '../support/program.ts';
import { startServer } from '../support/stand-in.ts';
import { describeEach } from './describe-each.ts';
import type { OtherBrowser, OtherTab } from './other-browser.ts';

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

  // Firefox has Document Picture-in-Picture from some version on, WebKit has not.
  test.each([
    ['as the browser has it', false],
    ['as a window of the browser', true],
  ])(
    'follow-11: the floating window %s has the odds of the page, its one slip and connection, and closes with Escape',
    async (_kind, isFallback) => {
      await server.move({ running: false });
      const { event, market } = openMainMatch(server);
      const tab = await browser.open(`${server.url}/takip`);
      await tab.evaluate(follow, event.i);
      await tab.reload();
      const odd = `main [data-event="${event.i}"][data-market="${market.i}"][data-outcome="1"]`;
      await expect.poll(() => tab.evaluate(textOf, odd), { timeout: 20_000 }).toMatch(/,/);
      await expect.poll(() => tab.evaluate(markButton, 'Yüzen skorlar')).toBe(true);

      if (isFallback) await tab.evaluate(withoutPicture);

      const floating = await tab.clickToOpen('[data-marked]');
      const both = <Value>(read: (of: OtherTab) => Promise<Value>): Promise<Value[]> =>
        Promise.all([read(tab), read(floating)]);
      await expect.poll(() => floating.evaluate(textOf, odd), { timeout: 20_000 }).toMatch(/,/);
      if (isFallback) expect(await floating.evaluate(() => opener !== null)).toBe(true);
      // The window has the requested size and the styles of the tab.
      expect(await floating.evaluate(() => innerWidth)).toBeLessThan(500);
      await expect.poll(async () => new Set(await both((view) => view.evaluate(cornersOf, odd))).size).toBe(1);

      await server.push('lite', 'currentOdds', oddUpdate(event, 1, market.i, 1, 7.77));
      await expect.poll(() => both((view) => view.evaluate(textOf, odd))).toEqual(['7,77', '7,77']);

      await floating.click(odd);
      await expect.poll(() => both((view) => view.evaluate(isPressed, odd))).toEqual(['true', 'true']);
      const { hubs } = await server.stats();
      expect([hubs.lite.connections, hubs.score.connections]).toEqual([1, 1]);
      // Another odd of the match replaces it, and a second tab has the same slip.
      const otherOdd = odd.replace('"1"]', '"2"]');
      await floating.click(otherOdd);
      await expect.poll(() => both((view) => view.evaluate(isPressed, odd))).toEqual(['false', 'false']);
      const other = await browser.open(server.url + detailPath('futbol', event.i));
      await expect.poll(() => other.evaluate(isPressed, otherOdd), { timeout: 20_000 }).toBe('true');
      await other.close();

      await closeBy(floating, pressEscape);
      const again = await tab.clickToOpen('[data-marked]');
      await expect.poll(() => again.evaluate(textOf, odd), { timeout: 20_000 }).toBe('7,77');
      await closeBy(again, clickClose);
      await tab.close();
    },
  );
});

/** @param how runs in the window, and must return before it closes */
async function closeBy(view: OtherTab, how: () => void): Promise<void> {
  await view.evaluate(how);
  const state = (): Promise<string> =>
    view.evaluate(() => 'open').catch((error: Error) => (GONE.test(error.message) ? 'closed' : error.message));
  await expect.poll(state).toBe('closed');
}

/** Words of the drivers for a closed window. */
const GONE = /no such (window|frame)|closed|detached/i;

/** The functions below run in the page. */
const follow = (id: number): void => {
  const matches = [{ id, sportId: 1, name: 'Maç', start: 0 }];
  localStorage.setItem('iddaav2_0.0.2:starred', JSON.stringify({ matches, teams: [] }));
};

const withoutPicture = (): void => {
  Object.defineProperty(globalThis, 'documentPictureInPicture', { value: undefined });
};

const textOf = (selector: string): string | undefined => document.querySelector(selector)?.textContent.trim();

const cornersOf = (selector: string): string =>
  getComputedStyle(document.querySelector(selector) ?? document.body).borderRadius;

const isPressed = (selector: string): string | null =>
  document.querySelector(selector)?.getAttribute('aria-pressed') ?? null;

/** Marks the button with this text, so that a selector finds it. */
const markButton = (text: string): boolean => {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
  const found = buttons.find(({ textContent }) => textContent.includes(text));
  found?.setAttribute('data-marked', '');
  return found !== undefined;
};

const pressEscape = (): void => {
  setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
};

const clickClose = (): void => {
  const button = document.querySelector<HTMLElement>('[aria-label="Yüzen skorları kapat"]');
  setTimeout(() => button?.click());
};
