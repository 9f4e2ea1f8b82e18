/**
 * Changes that hosts, CDNs and content blockers make to responses: the product is installed all the same, and no update
 * is offered.
 */
import { describe, expect, onTestFinished, test } from 'vitest';
import { openRoad } from '../support/road.ts';
import { untilControlled } from '../support/service-worker.ts';
import { openContext, sharedBrowser } from '../support/stage.ts';
import { builtAsset, startServer } from '../support/stand-in.ts';
import { prompt } from '../support/two-builds.ts';

/** Hundreds of files are fetched through the proxy. */
const INSTALLED_MS = 90_000;

const browser = sharedBrowser();

async function startOrigin(): Promise<string> {
  const server = await startServer();
  onTestFinished(() => server.close());
  return server.url;
}

describe('the service worker is installed and pages open without a network', () => {
  test.each<[string, Parameters<typeof openRoad>[1]]>([
    [
      'a host varies all responses by a header',
      { headers: (_, told) => ({ ...told, vary: 'Origin, User-Agent, Cookie' }) },
    ],
    ['a host varies all responses by everything', { headers: (_, told) => ({ ...told, vary: '*' }) }],
    [
      'a host varies one file by everything',
      { headers: (path, told) => (path === builtAsset('list') ? { ...told, vary: '*' } : told) },
    ],
    ['a content blocker takes a file', { refuses: (path) => path === builtAsset('create-help-search') }],
  ])('where %s', async (_, changes) => {
    const road = await openRoad(await startOrigin(), changes);
    const { context } = await openContext(browser(), road.origin, { offline: true });
    const page = await context.newPage();
    await page.goto('/program/futbol');
    await untilControlled(page, INSTALLED_MS);
    await road.close();
    await page.goto('/yardim');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('a file that was missing at install is fetched by a later visit', async () => {
    const file = builtAsset('create-help-search');
    let refuses = true;
    const road = await openRoad(await startOrigin(), { refuses: (path) => refuses && path === file });
    const { context } = await openContext(browser(), road.origin, { offline: true });
    const page = await context.newPage();
    await page.goto('/program/futbol');
    await untilControlled(page, INSTALLED_MS);
    const isStored = (): Promise<boolean> =>
      page.evaluate(async (path) => (await caches.match(path)) !== undefined, file);
    expect(await isStored()).toBe(false);
    refuses = false;
    // The service worker checks for missing files once in its life, so it is stopped and started again.
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await page.reload();
    await expect.poll(isStored).toBe(true);
  });
});

describe('no update is offered', () => {
  test.each<[string, (policy: string) => string]>([
    [
      'a host adds a nonce to the policy of each response',
      (policy) => policy.replace('script-src', `script-src 'nonce-${crypto.randomUUID()}'`),
    ],
    ['a host names each response in its policy', (policy) => `${policy}; report-uri /reports/${Math.random()}`],
  ])('where %s', async (_, change) => {
    const named = 'content-security-policy';
    const road = await openRoad(await startOrigin(), {
      headers: (_path, told) => (told[named] === undefined ? told : { ...told, [named]: change(told[named]) }),
    });
    const { context } = await openContext(browser(), road.origin, { offline: true });
    const page = await context.newPage();
    await page.goto('/program/futbol');
    await untilControlled(page, INSTALLED_MS);
    const looks = (): number => road.requested.filter((path) => path.startsWith('/?surum=')).length;
    for (const visit of [1, 2]) {
      const before = looks();
      await page.reload();
      await expect.poll(looks, { message: `visit ${visit}` }).toBeGreaterThan(before);
    }
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const workers = await navigator.serviceWorker.getRegistration();
          return workers?.installing === null;
        }),
      )
      .toBe(true);
    expect(await prompt(page).count()).toBe(0);
    const workers = new Set(road.requested.filter((path) => path.startsWith('/service-worker.js')));
    expect([...workers]).toEqual(['/service-worker.js']);
  });
});
