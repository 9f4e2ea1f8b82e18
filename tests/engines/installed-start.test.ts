/** An installed product starts from the device in every browser, whatever the network does (first-load-11). */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CONTENT_DATABASE } from '../../src/contract/names.ts';
import { readKept } from '../support/read-kept.ts';
import { openRoad } from '../support/road.ts';
import { inHost } from '../support/stage.ts';
import { startServer } from '../support/stand-in.ts';
import { chromium } from './built-by-playwright.ts';
import { describeEach } from './describe-each.ts';
import type { OtherBrowser } from './other-browser.ts';

const INSTALLED_MS = 40_000;
/** Includes the pauses of the engine's retries. */
const LIVE_MS = 30_000;
const SLOW_MS = 2_000;

/** The host ends with its page, so that each start is a new engine. */
const LIST = inHost('/program/futbol', 'solo');

const kept = ['type=0&version=0', 'type=1&version=0', 'competitions', 'get_market_config', 'environment'];

describeEach(
  (kind) => {
    let browser: OtherBrowser;
    beforeAll(async () => {
      browser = await kind.launch();
    });
    afterAll(() => browser.close());

    test('the first odds are the device’s with the network cut, slow and fast, and become live with it', async () => {
      const server = await startServer();
      onTestFinished(() => server.close());
      let isCut = false;
      let network: Promise<unknown> = Promise.resolve();
      const road = await openRoad(server.url, { refuses: () => isCut, holds: () => network });
      const tab = await browser.open(road.origin + inHost('/', 'solo'));
      onTestFinished(() => tab.close());
      // A WebKit worker that started before the service worker bypasses it as long as it lives.
      await tab.evaluate(untilServed);
      await tab.goto(road.origin + LIST);
      const isKept = async (): Promise<string[]> => {
        const found = await tab.evaluate(readKept, CONTENT_DATABASE);
        return kept.filter((part) => !found.some((address) => address.includes(part)));
      };
      await expect.poll(isKept, { timeout: INSTALLED_MS, interval: 200 }).toEqual([]);
      await expect.poll(() => tab.evaluate(oddsOf), { timeout: LIVE_MS }).toBe('live');

      isCut = true;
      await tab.goto(road.origin + LIST);
      await expect.poll(() => tab.evaluate(oddsOf), { timeout: LIVE_MS, interval: 50 }).toBe('old');
      isCut = false;
      await expect.poll(() => tab.evaluate(oddsOf), { timeout: LIVE_MS }).toBe('live');

      // Every response waits for the odds on screen, and for two seconds at least.
      let showOdds = (): void => undefined;
      const odds = new Promise<void>((resolve) => (showOdds = resolve));
      network = Promise.all([odds, new Promise((resolve) => setTimeout(resolve, SLOW_MS))]);
      const before = road.answered.length;
      await tab.goto(road.origin + LIST);
      await expect.poll(() => tab.evaluate(oddsOf), { timeout: LIVE_MS, interval: 50 }).toBe('old');
      expect(road.answered.slice(before)).toEqual([]);
      showOdds();
      await expect.poll(() => tab.evaluate(oddsOf), { timeout: LIVE_MS }).toBe('live');

      network = Promise.resolve();
      await tab.goto(road.origin + LIST);
      await expect.poll(() => tab.evaluate(oddsOf), { timeout: LIVE_MS }).toBe('live');
      expect((await server.operator()).envelopes).toEqual([]);
    });
  },
  [chromium],
);

/**
 * Runs in the page: `old` with the mark of old odds, or with the age that replaces it once the service worker has answered
 * with the cached list, after three seconds. A crashed page counts as one without odds.
 */
const oddsOf = (): 'none' | 'old' | 'live' => {
  if (document.querySelector('[data-crash]') !== null || document.querySelector('main button[data-outcome]') === null)
    return 'none';
  const isMarked = document.querySelector('main [data-odds="old"] button[data-outcome]') !== null;
  return isMarked || /son güncelleme|son oranlar/i.test(document.body.innerText) ? 'old' : 'live';
};

const untilServed = async (): Promise<void> => {
  await navigator.serviceWorker.ready;
};
