/** Hubs that move to another host under returning players: the allowed connections change with the same build. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { nginxServer } from '../../deploy/nginx.ts';
import type { Environment } from '../../src/contract/environment.ts';
import { freePort } from '../support/free-port.ts';
import { hasBrotli, hasNginx, runNginx } from '../support/nginx.ts';
import { untilControlled } from '../support/service-worker.ts';
import { openContext, sharedBrowser, untilConnection } from '../support/stage.ts';
import { startServer } from '../support/stand-in.ts';
import { prompt } from '../support/two-builds.ts';

const dist = process.env['TRIBUN_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

describe.skipIf(!hasNginx)('when the hubs move to another host', () => {
  const browser = sharedBrowser();

  test('a returning player is offered the change, and after it every tab is connected', async () => {
    const { origin, server, moveHubs } = await serveHubsAt('localhost');
    const { open } = await openContext(browser(), origin, { offline: true });
    const first = await open('/program/futbol');
    await untilControlled(first);
    const second = await open('/kolay-kuponlar');
    expect(await workerOf(first)).toBe('/service-worker.js');
    expect((await server.stats()).hubs.lite.connections).toBe(1);

    await moveHubs('127.0.0.1');
    await first.reload();
    await prompt(first).waitFor();
    await prompt(second).waitFor();
    await first.getByRole('button', { name: 'Güncelle' }).click();
    for (const page of [first, second]) {
      await expect.poll(() => workerOf(page).catch(() => 'reloading')).toMatch(/\?policy=\w+$/);
      await untilConnection(page, 'on');
      await expect.poll(() => prompt(page).count()).toBe(0);
    }
    await expect.poll(async () => (await server.stats()).hubs.lite.connections).toBe(1);

    // The policy is the same since, so the next visit neither prompts nor registers another worker.
    const worker = await workerOf(first);
    await first.reload();
    await untilConnection(first, 'on');
    await first.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    expect([await workerOf(first), await waitingIn(first)]).toEqual([worker, null]);

    // The hubs move back, as in a rollback. A tab with something to lose is not reloaded, and does not keep others at
    // its engine.
    await second.keyboard.press('/');
    await second.getByRole('dialog').waitFor();
    await moveHubs('localhost');
    await first.reload();
    await prompt(first).waitFor();
    await first.getByRole('button', { name: 'Güncelle' }).click();
    await expect.poll(() => workerOf(first).catch(() => worker)).not.toBe(worker);
    await untilConnection(first, 'on');
    expect(await second.getByRole('dialog').count()).toBe(1);
    expect((await server.stats()).hubs.lite.connections).toBe(2);
    await second.keyboard.press('Escape');
    await expect.poll(async () => (await server.stats()).hubs.lite.connections).toBe(1);
    await untilConnection(second, 'on');
  });
});

/** The built app, with the hubs on a host of their own. */
async function serveHubsAt(host: string) {
  const server = await startServer();
  onTestFinished(() => server.close());
  const told = (await (await fetch(`${server.url}/environment.json`)).json()) as Environment;
  const folder = await mkdtemp(join(tmpdir(), 'tribun-environment-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const environmentFile = join(folder, 'environment.json');
  const port = await freePort();
  const serve = async (hubHost: string) => {
    const hubs = Object.fromEntries(
      Object.entries(told.hubs).map(([name, path]) => [name, `http://${hubHost}:${server.port}${path}`]),
    ) as Environment['hubs'];
    const environment = { ...told, hubs };
    await writeFile(environmentFile, JSON.stringify(environment));
    const files = { environment, environmentFile, root: dist, services: server.url };
    return runNginx(port, nginxServer({ ...files, host: '127.0.0.1', port, brotli: hasBrotli }));
  };
  let nginx = await serve(host);
  onTestFinished(() => nginx.end());
  return {
    server,
    origin: nginx.origin,
    moveHubs: async (hubHost: string) => {
      await nginx.end();
      nginx = await serve(hubHost);
    },
  };
}

/** Address of the script of the service worker that controls this tab. */
const workerOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.replace(location.origin, ''));

const waitingIn = (page: Page): Promise<string | null> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL ?? null);
