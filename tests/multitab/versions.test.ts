/** A build and a newer one on the same origin: who is told, who reloads and when, and that nothing reloads for ever. */
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

/** Loaded behind the first screen, on a desktop. */
const LATE_PARTS = ['footer', 'overlays', 'places'];

const browser = sharedBrowser();
let builds: Builds;
beforeAll(async () => {
  builds = await makeBuilds();
});
afterAll(() => builds.remove());

interface Deployed extends Stage, Deployment {}

/** `offline`: the service worker takes part, as for every real visitor from the second page on. */
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

/** What comes after the first screen is there too: a deployment in between is a missing file, which is another test. */
async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction((parts) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return parts.every((part) => loaded.some((name) => name.includes(`/assets/${part}-`) && name.endsWith('.js')));
  }, LATE_PARTS);
  await page.locator('footer').waitFor();
}

const agree = (page: Page): Promise<void> => page.getByRole('button', { name: 'Güncelle' }).click();

/** The page is under a service worker that has its whole build. */
async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

async function untilBuild(page: Page, build: string): Promise<void> {
  await expect.poll(() => buildOf(page).catch(() => 'reloading'), { message: page.url() }).toBe(build);
  await untilConnection(page, 'on');
}

describe('an old tab beside a new one', () => {
  test('both are right, over two connections at most, and agree on what is selected', async () => {
    const { server, open, deploy } = await setDeployed();
    const old = await open('/program/futbol');
    // The parts of the old one that come when they are needed can be had: one that cannot is another test.
    await deploy(NEW, 'keepOld');
    const fresh = await open('/program/futbol');
    expect([await buildOf(old), await buildOf(fresh)]).toEqual([OLD, NEW]);
    expect((await server.stats()).hubs.lite.connections).toBeLessThanOrEqual(2);

    const spot = await firstSpot(old);
    // A pushed odd is not in the server's answers: a list still on its way would undo it.
    await fresh.locator(oddSelector(spot)).waitFor();
    const truth = await server.truth(spot.eventId);
    await server.push('lite', 'currentOdds', oddUpdate(truth, 5, spot.marketId, spot.outcome, 7.77));
    await expectOdd([old, fresh], spot, '7,77');
    await old.locator(oddSelector(spot)).click();
    for (const page of [old, fresh]) {
      await expect.poll(() => page.locator(oddSelector(spot)).getAttribute('aria-pressed')).toBe('true');
    }
  });

  test('is told, and nothing changes under its hands until the player agrees; then every tab has the new build', async () => {
    const { server, open, deploy } = await setDeployed({ offline: true });
    const first = await open('/program/futbol');
    await untilInstalled(first);
    await deploy(NEW);
    const second = await open('/program/basketbol');
    await Promise.all([first, second].map((page) => prompt(page).waitFor()));
    // The page that was kept opened it: the new one waits.
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

  test('does not reload while a dialog is open in it', async () => {
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

describe('a build the server turns away', () => {
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

describe('a part of the app that a deployment replaced', () => {
  /** From the home page to one whose script is not there any more; without a service worker nothing was kept. */
  async function goOn(page: Page): Promise<{ loads: () => number }> {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('link', { name: 'Kolay kuponlar' }).first().click();
    return { loads: () => loads };
  }

  test('brings the new build by one reload', async () => {
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

  test('reloads nothing while the server has no other build: the player is told', async () => {
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

  test('reloads once a build while two of them answer by turns, never for ever', async () => {
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
    // Whoever asks is answered by the other one.
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

  test('is answered 404 and no page under the assets path, whatever is asked for', async () => {
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
