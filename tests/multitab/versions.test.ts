/**
 * A build and a newer one on the same origin: which tabs are notified, which reload and when, and that no tab reloads
 * endlessly.
 */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import { firstSpot } from '../support/program.ts';
import { expectListTrue, expectOdd, oddSelector } from '../support/shown-odds.ts';
import { type Stage, setStage, sharedBrowser, untilConnection } from '../support/stage.ts';
import { builtAsset } from '../support/stand-in.ts';
import {
  type Builds,
  type Deployment,
  NEW,
  OLD,
  buildOf,
  makeBuilds,
  openDeployment,
  prompt,
} from '../support/two-builds.ts';

/** Chunks loaded after first paint on a desktop. */
const LATE_PARTS = ['footer', 'overlays', 'responsive-slip'];

const browser = sharedBrowser();
let builds: Builds;
beforeAll(async () => {
  builds = await makeBuilds();
});
afterAll(() => builds.remove());

interface Deployed extends Stage, Deployment {}

/** The service worker is used with `offline`, as for every real visitor from the second page on. */
async function setDeployed(options: { offline?: boolean } = {}): Promise<Deployed> {
  const deployment = await openDeployment(builds);
  const stage = await setStage(browser(), { ...options, server: { distDir: deployment.distDir } });
  const open: Stage['open'] = async (...of) => {
    const page = await stage.open(...of);
    await untilWhole(page);
    return page;
  };
  return { ...stage, ...deployment, open };
}

/**
 * Waits for chunks that load after first paint. A deployment before that leads to missing files, which is another test.
 */
async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction((parts) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return parts.every((part) => loaded.some((name) => name.includes(`/assets/${part}-`) && name.endsWith('.js')));
  }, LATE_PARTS);
  await page.locator('footer').waitFor();
}

const agree = (page: Page): Promise<void> => page.getByRole('button', { name: 'Güncelle' }).click();

/** Waits until the page is controlled by a service worker that has its whole build. */
async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

async function untilBuild(page: Page, build: string): Promise<void> {
  await expect.poll(() => buildOf(page).catch(() => 'reloading'), { message: page.url() }).toBe(build);
  await untilConnection(page, 'on');
}

describe('an old tab beside a new one', () => {
  test('both show correct odds, use two connections at most, and have the same selections', async () => {
    const { server, open, deploy } = await setDeployed();
    const old = await open('/program/futbol');
    // The old tab's lazy chunks still load; a chunk that cannot be loaded is another test.
    await deploy(NEW, 'keepOld');
    const fresh = await open('/program/futbol');
    expect([await buildOf(old), await buildOf(fresh)]).toEqual([OLD, NEW]);
    expect((await server.stats()).hubs.lite.connections).toBeLessThanOrEqual(2);

    const spot = await firstSpot(old);
    // The server's responses do not have the pushed odd, so a list still in flight would undo it.
    await fresh.locator(oddSelector(spot)).waitFor();
    const truth = await server.truth(spot.eventId);
    await server.push('lite', 'currentOdds', oddUpdate(truth, 5, spot.marketId, spot.outcome, 7.77));
    await expectOdd([old, fresh], spot, '7,77');
    await old.locator(oddSelector(spot)).click();
    for (const page of [old, fresh]) {
      await expect.poll(() => page.locator(oddSelector(spot)).getAttribute('aria-pressed')).toBe('true');
    }
  });

  test('the old tab is notified and changes nothing until the player agrees; then every tab gets the new build', async () => {
    const { server, open, deploy } = await setDeployed({ offline: true });
    const first = await open('/program/futbol');
    await untilInstalled(first);
    await deploy(NEW);
    const second = await open('/program/basketbol');
    await Promise.all([first, second].map((page) => prompt(page).waitFor()));
    // The cached page opened this tab, so the new build waits.
    expect([await buildOf(first), await buildOf(second)]).toEqual([OLD, OLD]);
    await first.getByRole('button', { name: 'Daha sonra' }).click();
    expect(await prompt(first).count()).toBe(0);
    expect(await buildOf(first)).toBe(OLD);

    await agree(second);
    await Promise.all([first, second].map((page) => untilBuild(page, NEW)));
    await expectListTrue(first, server);
    await expectListTrue(second, server);
    await expect.poll(async () => (await server.stats()).hubs.lite.connections).toBe(1);
    expect(await prompt(first).count()).toBe(0);
  });

  test('the old tab does not reload while a dialog is open in it', async () => {
    const { server, open, deploy } = await setDeployed({ offline: true });
    const busy = await open('/program/futbol');
    await untilInstalled(busy);
    await busy.getByRole('button', { name: /Lig/ }).first().click();
    await busy.getByRole('dialog').waitFor();
    await deploy(NEW, 'keepOld');
    const other = await open('/program/futbol');
    await prompt(other).waitFor();
    await agree(other);
    await untilBuild(other, NEW);
    expect(await buildOf(busy)).toBe(OLD);
    await expectListTrue(busy, server);
    expect((await server.stats()).hubs.lite.connections).toBeLessThanOrEqual(2);
    await busy.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
    await untilBuild(busy, NEW);
    await expectListTrue(busy, server);
  });
});

describe('a build that the server rejects', () => {
  for (const offline of [false, true]) {
    test(`offers the new one, and "Güncelle" brings it (${offline ? 'with' : 'without'} a service worker)`, async () => {
      const { server, open, deploy } = await setDeployed({ offline });
      const page = await open('/program/futbol');
      if (offline) await untilInstalled(page);
      await deploy(NEW);
      await server.hubs('outdated');
      await untilConnection(page, 'off');
      await prompt(page).waitFor();
      expect(await buildOf(page)).toBe(OLD);
      await agree(page);
      await untilBuild(page, NEW);
      await expectListTrue(page, server);
      expect(await prompt(page).count()).toBe(0);
    });
  }
});

describe('a chunk of the app that a deployment replaced', () => {
  /**
   * Navigates from the home page to a page whose script no longer exists; without a service worker nothing is cached.
   */
  async function goOn(page: Page): Promise<{ loads: () => number }> {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('link', { name: 'Kolay kuponlar' }).first().click();
    return { loads: () => loads };
  }

  test('loads the new build with one reload', async () => {
    const { server, open, deploy } = await setDeployed();
    const page = await open('/program/futbol');
    await deploy(NEW);
    const { loads } = await goOn(page);
    await untilBuild(page, NEW);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/kolay-kuponlar');
    expect(loads()).toBe(1);
    await page.goto('/program/futbol');
    await expectListTrue(page, server);
  });

  test('causes no reload while the server has no other build, and the player gets a message', async () => {
    const { server, open } = await setDeployed();
    const page = await open('/program/futbol');
    await server.fault({
      method: 'GET',
      path: builtAsset('easy-coupons-page', builds.dir(OLD)),
      status: 404,
      body: '',
    });
    const { loads } = await goOn(page);
    await page.getByRole('alert').getByRole('button', { name: 'Sayfayı yenile' }).waitFor();
    expect(loads()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset['connection'])).toBe('on');
  });

  test('causes one reload per build while two builds answer alternately, and never an endless loop', async () => {
    const { server, open, deploy } = await setDeployed();
    const page = await open('/program/futbol');
    await deploy(NEW, 'keepOld');
    for (const name of [OLD, NEW] as const) {
      await server.fault({
        method: 'GET',
        path: builtAsset('easy-coupons-page', builds.dir(name)),
        status: 404,
        body: '',
      });
    }
    // Each request is answered by the other build.
    const turns = [NEW, OLD, NEW, OLD, NEW, OLD] as const;
    let turn = 0;
    await page.route('**/kolay-kuponlar', (route) => {
      const name = turns[turn] ?? OLD;
      turn += 1;
      return route.fulfill({ path: join(builds.dir(name), 'index.html'), contentType: 'text/html' });
    });
    await page.route(
      (url) => url.searchParams.has('surum'),
      (route) => route.fulfill({ body: 'the page of the other build', contentType: 'text/html' }),
    );
    const { loads } = await goOn(page);
    await expect.poll(loads).toBe(2);
    await page.getByRole('alert').getByRole('button', { name: 'Sayfayı yenile' }).waitFor();
    expect(loads()).toBe(2);
  });

  test('is answered 404, as is any other missing path under /assets, and never with a page', async () => {
    const { server, deploy } = await setDeployed();
    await deploy(NEW);
    for (const accept of ['*/*', 'text/html', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
      for (const path of [builtAsset('index', builds.dir(OLD)), '/assets/', '/assets/none', '/assets/none.js?x=1']) {
        const answer = await fetch(server.url + path, { headers: { accept } });
        expect([path, answer.status, await answer.text()]).toEqual([path, 404, 'Not found.\n']);
      }
    }
  });
});
