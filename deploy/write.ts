/**
 * `npm run deploy-files -- --environment environment.json --host tribun.example`: what a web server needs beside `dist/`,
 * into `deploy/out`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { environmentShape } from '../src/contract/environment.ts';
import { nginxServer } from './nginx.ts';
import { nginxHubServer } from './nginx-hubs.ts';
import { headersFile, redirectsFile } from './static-host.ts';

const { values } = parseArgs({
  options: {
    environment: { type: 'string' },
    host: { type: 'string' },
    port: { type: 'string', default: '443' },
    root: { type: 'string', default: '/srv/tribun' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    services: { type: 'string' },
    'hub-servers': { type: 'string' },
    brotli: { type: 'boolean', default: false },
    out: { type: 'string', default: fileURLToPath(new URL('out', import.meta.url)) },
  },
});

try {
  const { environment: file, host, certificate, key, services, root, brotli, out } = values;
  if (file === undefined || host === undefined) throw new Error('--environment FILE and --host NAME are needed.');
  const told: unknown = JSON.parse(await readFile(file, 'utf8'));
  const [unreadable] = environmentShape.validate(told);
  if (unreadable !== undefined) throw new Error(`${file} is no environment: ${unreadable.message}`);
  // Parts the engine does not read are in it, too: who chats, checks and measures.
  const environment = told as Parameters<typeof headersFile>[0];
  const port = Number(values.port);
  const tls = certificate === undefined || key === undefined ? {} : { tls: { certificate, key } };
  const servers = values['hub-servers']?.split(',');
  const written = {
    'nginx.conf': nginxServer({
      ...{ environment, host, root, brotli, port },
      environmentFile: join(root, 'environment.json'),
      ...tls,
      ...(services === undefined ? {} : { services }),
    }),
    ...(servers && { 'nginx-hubs.conf': nginxHubServer({ hubs: environment.hubs, servers, port, ...tls }) }),
    _headers: headersFile(environment, host),
    _redirects: redirectsFile,
    'environment.json': `${JSON.stringify(told, null, 2)}\n`,
  };
  await mkdir(out, { recursive: true });
  await Promise.all(Object.entries(written).map(([name, text]) => writeFile(join(out, name), text)));
  console.log(`${Object.keys(written).join(', ')} in ${out}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
