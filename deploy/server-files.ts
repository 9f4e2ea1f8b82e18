/** Every file a web server needs beside `dist/`, built from an environment and the flags. */
import { join } from 'node:path';
import { environmentShape } from './environment-shape.ts';
import { lintEnvironment } from './lint-environment.ts';
import type { DeployFlags } from './deploy-flags.ts';
import { nginxServer } from './nginx.ts';
import { nginxHubServer } from './nginx-hubs.ts';
import { headersFile, missingPage, redirectsFile } from './static-host.ts';

/**
 * @param told the parsed `environment.json`
 * @returns file contents by their path in the output folder
 * @throws Error whose message is shown to the author of the environment
 */
export function serverFiles(flags: DeployFlags, told: unknown): Record<string, string> {
  const { environmentFile, host, port, tls, ipv6, root, hubServers, accessLog } = flags;
  const [unreadable] = environmentShape.validate(told);
  if (unreadable !== undefined) throw new Error(`${environmentFile} is no environment: ${unreadable.message}`);
  const losses = lintEnvironment(told, host);
  if (losses.length > 0) throw new Error([`${environmentFile} has what would be lost:`, ...losses].join('\n  '));
  // The value also has the operator's parts, which the engine does not read (chat, bot check, measuring).
  const environment = told as Parameters<typeof headersFile>[0];
  return {
    'nginx.conf': nginxServer({
      ...{ ...flags, environment },
      // Builds and the environment are replaced independently of each other.
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
