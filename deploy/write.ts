/**
 * `npm run deploy-files -- --environment environment.json --host tribun.example`: what a web server needs beside `dist/`,
 * into `deploy/out`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentShape } from '../src/contract/environment.ts';
import { readDeployFlags } from './flags.ts';
import { nginxServer } from './nginx.ts';
import { nginxHubServer } from './nginx-hubs.ts';
import { refuseUnkept } from './refusals.ts';
import { headersFile, missingPage, redirectsFile } from './static-host.ts';

try {
  const flags = readDeployFlags(process.argv.slice(2), fileURLToPath(new URL('out', import.meta.url)));
  const { environmentFile, host, port, tls, ipv6, root, hubServers, out } = flags;
  const told: unknown = JSON.parse(await readFile(environmentFile, 'utf8'));
  const [unreadable] = environmentShape.validate(told);
  if (unreadable !== undefined) throw new Error(`${environmentFile} is no environment: ${unreadable.message}`);
  // Parts the engine does not read are in it, too: who chats, checks and measures.
  const environment = told as Parameters<typeof headersFile>[0];
  refuseUnkept({ ...environment }, host);
  const written = {
    'nginx.conf': nginxServer({
      ...{ ...flags, environment },
      // A build is changed without the environment, and the other way round.
      root: join(root, 'current'),
      environmentFile: join(root, 'environment.json'),
    }),
    ...(hubServers.length > 0 && {
      'nginx-hubs.conf': nginxHubServer({
        ...{ hubs: environment.hubs, servers: hubServers, port, tls, ipv6 },
      }),
    }),
    'environment.json': `${JSON.stringify(told, null, 2)}\n`,
    'static-host/_headers': headersFile(environment, host),
    'cloudflare-pages/_headers': headersFile(environment, host, 'cloudflare'),
    'static-host/_redirects': redirectsFile,
    'static-host/assets/404.html': missingPage,
  };
  await Promise.all(
    Object.entries(written).map(async ([name, text]) => {
      await mkdir(dirname(join(out, name)), { recursive: true });
      await writeFile(join(out, name), text);
    }),
  );
  console.log(`${Object.keys(written).join(', ')} in ${out}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
