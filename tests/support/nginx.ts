/** An nginx of a test's own, with the configuration that `deploy/` makes. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type NginxOptions, nginxServer } from '../../deploy/nginx.ts';
import type { Environment } from '../../src/contract/environment.ts';
import { freePort } from './free-port.ts';
import { type ProgramProcess, answers, listens, programProcess } from './program-process.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;
export const hasBrotli = existsSync(BROTLI);

export interface Nginx extends ProgramProcess {
  origin: string;
  /** Stops it and removes its files. */
  end(): Promise<void>;
}

/** Serves `root`, in front of the stand-in's services; ends with the test. Answers its origin. */
export async function startNginx(root: string, services: string): Promise<string> {
  const nginx = await serveBehindNginx(root, services);
  onTestFinished(() => nginx.end());
  return nginx.origin;
}

/** Serves like `startNginx`, but the caller ends it; with `tls` by HTTPS and HTTP/2. */
export async function serveBehindNginx(root: string, services: string, tls?: NginxOptions['tls']): Promise<Nginx> {
  const environment = (await (await fetch(`${services}/environment.json`)).json()) as Environment;
  const port = await freePort();
  const served = { environment, root, host: '127.0.0.1', port, brotli: hasBrotli, services };
  if (tls === undefined) return runNginx(port, nginxServer(served));
  // Responses of a server with an unsigned certificate are not accepted here, so the port is checked instead.
  const nginx = await runNginx(port, nginxServer({ ...served, tls }), () => listens(port));
  return { ...nginx, origin: `https://127.0.0.1:${port}` };
}

/** @param server a server on this port, as text; by default it counts as ready once it answers `/health` */
export async function runNginx(port: number, server: string, isReady?: () => Promise<boolean>): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = [
    ...(hasBrotli ? [`load_module ${BROTLI};`] : []),
    // Started by root, nginx would otherwise run its workers as "nobody", who may not read the test's folder.
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
  const origin = `http://127.0.0.1:${port}`;
  const args = ['-p', folder, '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')];
  const nginx = programProcess('nginx', args, isReady ?? (() => answers(`${origin}/health`)));
  await nginx.start();
  return {
    ...nginx,
    origin,
    end: async () => {
      await nginx.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
