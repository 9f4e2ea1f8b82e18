/** Every file a web server needs beside `dist/`, made of an environment and the flags. */
import { join } from 'node:path';
import { environmentShape } from './environment-shape.ts';
import { lossesOf } from './exact.ts';
import type { DeployFlags } from './flags.ts';
import { nginxServer } from './nginx.ts';
import { nginxHubServer } from './nginx-hubs.ts';
import { headersFile, missingPage, redirectsFile } from './static-host.ts';

/**
 * @param told the environment as it was read
 * @returns texts by their paths in the folder they are written to
 * @throws Error in plain words, for whoever wrote the environment
 */
export function serverFiles(flags: DeployFlags, told: unknown): Record<string, string> {
  const { environmentFile, host, port, tls, ipv6, root, hubServers, accessLog } = flags;
  const [unreadable] = environmentShape.validate(told);
  if (unreadable !== undefined) throw new Error(`${environmentFile} is no environment: ${unreadable.message}`);
  const losses = lossesOf(told, host);
  if (losses.length > 0) throw new Error([`${environmentFile} has what would be lost:`, ...losses].join('\n  '));
  // Parts the engine does not read are in it, too: who chats, checks and measures.
  const environment = told as Parameters<typeof headersFile>[0];
  return {
    'nginx.conf': nginxServer({
      ...{ ...flags, environment },
      // A build is changed without the environment, and the other way round.
      root: join(root, 'current'),
      environmentFile: join(root, 'environment.json'),
    }),
    ...(hubServers.length > 0 && {
      'nginx-hubs.conf': nginxHubServer({ hubs: environment.hubs, servers: hubServers, port, tls, ipv6, accessLog }),
    }),
    'environment.json': `${JSON.stringify(told, null, 2)}\n`,
    'static-host/_headers': headersFile(environment, host),
    'cloudflare-pages/_headers': headersFile(environment, host, 'cloudflare'),
    'static-host/_redirects': redirectsFile,
    'static-host/assets/404.html': missingPage,
  };
}
