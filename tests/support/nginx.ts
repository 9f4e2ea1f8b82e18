/** An nginx of a test's own, with the configuration that `deploy/` makes, in front of the stand-in's services. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { nginxServer } from '../../deploy/nginx.ts';
import type { Environment } from '../../src/contract/environment.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;
export const hasBrotli = existsSync(BROTLI);

/** Serves `root`; ends with the test. Answers its origin. */
export async function startNginx(root: string, services: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-nginx-'));
  const port = await freePort();
  const environment = (await (await fetch(`${services}/environment.json`)).json()) as Environment;
  const server = nginxServer({ environment, root, host: `127.0.0.1`, port, brotli: hasBrotli, services });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = [
    ...(hasBrotli ? [`load_module ${BROTLI};`] : []),
    // Else its workers are nobody, who may not read the test's folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/pid;`,
    `error_log ${folder}/errors;`,
    'worker_processes 1;',
    'daemon off;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    server,
    '}',
  ].join('\n');
  await writeFile(join(folder, 'nginx.conf'), config);
  const nginx = spawn('nginx', ['-p', folder, '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const over = new Promise((resolve) => nginx.once('exit', resolve));
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await over;
    await rm(folder, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilUp(`${origin}/health`);
  return origin;
}

async function untilUp(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    // One look after the other.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer at ${url}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
