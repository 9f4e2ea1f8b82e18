/** A deployment while tabs are open: nothing changes until the player agrees, then every tab gets the new build. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilControlled } from '../support/service-worker.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { buildOf, prompt } from '../support/two-builds.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const NEXT = 'the-next-build';
const browser = sharedBrowser();
const nextDist = mkdtempSync(join(tmpdir(), 'tribun-next-'));

beforeAll(async () => {
  const env = { ...process.env, TRIBUN_BUILD: NEXT, NODE_ENV: 'production' };
  const build = spawn(process.execPath, [vite, 'build', '--outDir', nextDist, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => build.on('exit', resolve));
  expect(code, 'the second build').toBe(0);
});
afterAll(() => rmSync(nextDist, { recursive: true, force: true }));

test('a new build is offered to every tab, waits for consent, and then runs in all of them', async () => {
  const { server, open } = await setStage(browser(), { offline: true });
  const first = await open('/program/futbol');
  await untilControlled(first);
  const second = await open('/kolay-kuponlar');
  const old = await buildOf(first);
  expect(old).not.toBe(NEXT);

  await server.restart({ distDir: nextDist });
  // The hourly check does the same.
  await first.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await prompt(first).waitFor();
  await prompt(second).waitFor();
  expect(await buildOf(first)).toBe(old);

  // A tab that postpones the update keeps the old build, also after a reload, and is offered it again.
  await second.getByRole('button', { name: 'Daha sonra' }).click();
  await expect.poll(() => prompt(second).count()).toBe(0);
  await second.reload();
  await expect.poll(() => buildOf(second)).toBe(old);
  await prompt(second).waitFor();

  await first.getByRole('button', { name: 'Güncelle' }).click();
  for (const page of [first, second]) {
    await expect.poll(() => buildOf(page).catch(() => 'reloading'), { timeout: 20_000 }).toBe(NEXT);
    await page.locator('button[data-outcome]').first().waitFor();
    expect(await prompt(page).count()).toBe(0);
  }
  // The engine of the old build ends with its last tab.
  await expect.poll(async () => (await server.stats()).hubs.lite.connections).toBe(1);
});

test('a tab that a hard reload left without its service worker gets the new build as well', async () => {
  const { server, context, open } = await setStage(browser(), { offline: true });
  const page = await open('/program/futbol');
  await untilControlled(page);
  const hard = await context.newCDPSession(page);
  await hard.send('Page.reload', { ignoreCache: true });
  await page.locator('button[data-outcome]').first().waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await server.restart({ distDir: nextDist });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await prompt(page).waitFor();
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect.poll(() => buildOf(page).catch(() => 'reloading'), { timeout: 20_000 }).toBe(NEXT);
});

test('a new build makes room for itself on a full device', async () => {
  const { server, context, open } = await setStage(browser(), { offline: true });
  const page = await open('/program/futbol');
  await untilControlled(page);
  const usage = await page.evaluate(async () => {
    const previous = await caches.open('tribun-previous-assets');
    await previous.put('/assets/page-of-before.js', new Response(new Uint8Array(10_000_000)));
    return (await navigator.storage.estimate()).usage ?? 0;
  });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: usage + 1_000 });

  await server.restart({ distDir: nextDist });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await prompt(page).waitFor();
  expect(await page.evaluate(() => caches.has('tribun-previous-assets'))).toBe(false);
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect.poll(() => buildOf(page).catch(() => 'reloading'), { timeout: 20_000 }).toBe(NEXT);
});
