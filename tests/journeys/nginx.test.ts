/** The built app behind a real web server, as `deploy/` configures it. Skipped where there is no nginx. */
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkDeployment } from '../../deploy/check/check-deployment.ts';
import { precompress } from '../../deploy/precompress.ts';
import type { OperatorFile } from '../../src/contract/operator.ts';
import { hasBrotli, hasNginx, startNginx } from '../support/nginx.ts';
import { untilControlled } from '../support/service-worker.ts';
import { openContext, sharedBrowser } from '../support/stage.ts';
import { startServer } from '../support/stand-in.ts';
import { type Builds, NEW, OLD, makeBuilds, openDeployment } from '../support/two-builds.ts';

describe.skipIf(!hasNginx)('behind nginx', () => {
  const browser = sharedBrowser();
  let builds: Builds;

  beforeAll(async () => {
    builds = await makeBuilds();
    await Promise.all(([OLD, NEW] as const).map((name) => precompress(builds.dir(name))));
  }, 180_000);
  afterAll(() => builds.remove());

  test('every file has its headers, encodings and cache age, and missing files are answered 404', async () => {
    const { origin, root } = await setServer({ framedBy: { widget: ['https://paper.example'] } });
    const script = `/assets/${(await readdir(join(root, 'assets'))).find((name) => /^index-.*\.js$/.test(name))}`;

    for (const path of [
      '/',
      '/program/futbol',
      script,
      '/service-worker.js',
      '/manifest.webmanifest',
      '/assets/none.js',
      '/none.png',
    ]) {
      // Requests run in sequence, so that a failure names its path.
      // oxlint-disable-next-line no-await-in-loop
      const { headers } = await ask(origin, path);
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        vary: 'Accept-Encoding',
      });
      expect(headers['permissions-policy'], path).toContain('camera=(self)');
      // A missing file may exist a moment later, so no cache may store the 404.
      const kept = path === script ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect(headers['cache-control'], path).toBe(path.includes('none.') ? 'no-store' : kept);
    }

    const types: [string, number, string][] = [
      ['/', 200, 'text/html'],
      ['/program/futbol/mac-detay/5', 200, 'text/html'],
      [script, 200, 'text/javascript'],
      ['/manifest.webmanifest', 200, 'application/manifest+json'],
      ['/environment.json', 200, 'application/json; charset=utf-8'],
      ['/health', 200, 'text/plain'],
      ['/assets/none.js', 404, 'text/html'],
      ['/none.png', 404, 'text/html'],
    ];
    for (const [path, status, type] of types) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await ask(origin, path);
      expect([answer.status, answer.headers['content-type']], path).toEqual([status, type]);
    }

    expect((await ask(origin, script, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await ask(origin, script)).headers['content-encoding']).toBe(undefined);
    if (hasBrotli) {
      expect((await ask(origin, script, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    }
    // A CDN requests files for its clients, sometimes over HTTP/1.0.
    const passedOn = { 'accept-encoding': 'gzip', via: '1.1 network' };
    expect((await ask(origin, script, passedOn)).headers['content-encoding']).toBe('gzip');
    const part = await ask(origin, script, { range: 'bytes=0-99' });
    expect([part.status, part.headers['content-length']]).toEqual([206, '100']);
    const { etag } = (await ask(origin, '/')).headers;
    expect((await ask(origin, '/', { 'if-none-match': String(etag) })).status).toBe(304);

    for (const path of ['/mac-detay/widget/5?type=ozet', '/program/futbol/mac-detay/widget/5', '/program/futbol']) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, headers } = await ask(origin, path, { 'accept-encoding': 'gzip' });
      expect([status, headers['content-type'], headers['content-encoding'], headers['cache-control']], path).toEqual([
        200,
        'text/html',
        'gzip',
        'no-cache',
      ]);
      const framers = path.includes('widget') ? 'https://paper.example' : "'none'";
      expect(headers['content-security-policy'], path).toContain(`frame-ancestors ${framers};`);
    }

    const faults = (await checkDeployment(origin)).filter(({ fault }) => fault !== null);
    expect(faults).toEqual([]);
  });

  test('odds move live, the product starts without a network, and a new build waits for consent', async () => {
    const { origin, deploy, server } = await setServer();
    const { context, open } = await openContext(browser(), origin, { offline: true });
    const page = await open('/program/futbol');
    await page.locator('button[data-outcome]').first().waitFor();
    const before = (await server.stats()).hubs;
    expect(Object.keys(before).length).toBeGreaterThan(0);
    await untilControlled(page);
    const other = await open('/kolay-kuponlar');

    await deploy(NEW);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    for (const tab of [page, other]) await tab.getByText('Yeni sürüm hazır').waitFor();
    await page.getByRole('button', { name: 'Güncelle' }).click();
    for (const tab of [page, other]) {
      await expect
        .poll(() => tab.evaluate(() => document.documentElement.dataset['build']).catch(() => 'reloading'))
        .toBe(NEW);
    }
    await other.close();

    await context.setOffline(true);
    await page.reload();
    await page.locator('button[data-outcome]').first().waitFor();
    await context.setOffline(false);
  });

  async function setServer(operator: OperatorFile = {}) {
    const server = await startServer({ operator });
    onTestFinished(() => server.close());
    const { distDir, deploy } = await openDeployment(builds);
    return { server, origin: await startNginx(distDir, server.url), root: distDir, deploy };
  }
});

/** Sends a request as a browser does, without decompressing the response. */
function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: Record<string, string | string[] | undefined> }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
    });
    asked.once('error', reject);
    asked.end();
  });
}
