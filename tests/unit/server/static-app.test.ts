import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from './serving.ts';

describe('the built app', () => {
  it('caches hashed assets permanently and revalidates every file that names them', async () => {
    const { get } = await serve({ distDir: await builtApp() });
    const asset = await get('/assets/main-abc.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-type')).toContain('javascript');
    for (const path of ['/', '/index.html', '/sw.js', '/manifest.webmanifest']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
    }
  });

  it('never responds with HTML to a missing asset or script', async () => {
    const { get } = await serve({ distDir: await builtApp() });
    const html = { accept: 'text/html' };
    for (const answer of [await get('/assets/old-123.js', html), await get('/assets/'), await get('/engine.js')]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).not.toContain('html');
    }
  });

  it('responds with the shell to every page address', async () => {
    const { get } = await serve({ distDir: await builtApp() });
    for (const path of ['/program/canli/futbol?d=1', '/bilgi/a.b', '/profil/kuponlarim/']) {
      const answer = await get(path, { accept: 'text/html,*/*' });
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, '<title>shell</title>']);
    }
  });

  it('serves nothing from outside its folder', async () => {
    const { get } = await serve({ distDir: join(await builtApp(), 'assets') });
    expect(await (await get('/..%2findex.html', { accept: 'text/html' })).text()).not.toContain('shell');
  });

  it('responds with 503 when it is not built', async () => {
    const { get } = await serve();
    const answer = await get('/program', { accept: 'text/html' });
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('not built')]);
  });
});

async function builtApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-app-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const files = {
    'index.html': '<title>shell</title>',
    'sw.js': 'self',
    'manifest.webmanifest': '{}',
    'assets/main-abc.js': 'export {}',
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}
