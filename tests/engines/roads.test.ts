/**
 * Changes that hosts, CDNs and content blockers make to responses, in the other browsers: pages still open without a
 * network.
 */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type RoadChanges, openRoad } from '../support/road.ts';
import { builtAsset, startServer } from '../support/stand-in.ts';
import { describeEach } from './describe-each.ts';
import type { OtherBrowser, OtherTab } from './other-browser.ts';

const INSTALLED_MS = 90_000;
const OUTAGE_MS = 4_000;
/** Browsers that remember a failed file load the page again some seconds after the outage. */
const WHOLE_MS = 40_000;

describeEach((kind) => {
  let browser: OtherBrowser;
  beforeAll(async () => {
    browser = await kind.launch();
  });
  afterAll(() => browser.close());

  const openOver = async (
    changes: RoadChanges,
  ): Promise<[tab: OtherTab, road: Awaited<ReturnType<typeof openRoad>>]> => {
    const server = await startServer();
    onTestFinished(() => server.close());
    const road = await openRoad(server.url, changes);
    const tab = await browser.open(`${road.origin}/program/futbol`);
    onTestFinished(() => tab.close());
    await expect.poll(() => tab.evaluate(isControlled), { timeout: INSTALLED_MS, interval: 200 }).toBe(true);
    return [tab, road];
  };

  test.each<[string, RoadChanges]>([
    [
      'a host varies all responses by a header',
      { headers: (_, told) => ({ ...told, vary: 'Origin, User-Agent, Cookie' }) },
    ],
    [
      'a host varies all responses but the worker by everything',
      // Firefox installs no worker whose own script does (browser-67).
      { headers: (path, told) => (path.startsWith('/service-worker.js') ? told : { ...told, vary: '*' }) },
    ],
    ['a content blocker takes a file', { refuses: (path) => path === builtAsset('create-help-search') }],
  ])('a page that was never opened opens without a network where %s', async (_, changes) => {
    const [tab, road] = await openOver(changes);
    await road.close();
    await tab.goto(`${road.origin}/yardim`);
    await expect.poll(() => tab.evaluate(hasHeading)).toBe(true);
  });

  // The files are the entry, the chunk of the page's address, and one that loads after first paint.
  test.each(['index', 'program-page', 'slip'])(
    'odds appear although %s is refused in the first seconds',
    async (name) => {
      const file = builtAsset(name);
      const until = Date.now() + OUTAGE_MS;
      const server = await startServer();
      onTestFinished(() => server.close());
      const road = await openRoad(server.url, { refuses: (path) => path === file && Date.now() < until });
      const tab = await browser.open(`${road.origin}/program/futbol`);
      onTestFinished(() => tab.close());
      await expect.poll(() => tab.evaluate(isWhole), { timeout: WHOLE_MS, interval: 200 }).toBe(true);
    },
  );

  test('a file that was missing at install is fetched by a later visit', async () => {
    const file = builtAsset('create-help-search');
    let refuses = true;
    const [tab, road] = await openOver({ refuses: (path) => refuses && path === file });
    expect(await tab.evaluate(isStored, file)).toBe(false);
    refuses = false;
    await tab.goto(`${road.origin}/yardim`);
    await expect.poll(() => tab.evaluate(isStored, file)).toBe(true);
  });
});

/** Runs in the page. */
const isControlled = (): boolean => navigator.serviceWorker.controller !== null;

const isWhole = (): boolean =>
  document.querySelector('main button[data-outcome]') !== null &&
  document.querySelector('header') !== null &&
  document.querySelector('[data-crash]') === null;

const hasHeading = (): boolean => document.querySelector('main h1') !== null;

const isStored = async (path: string): Promise<boolean> => (await caches.match(path)) !== undefined;
