/** The configuration of an nginx server in front of several hub servers, as text. */
import type { Environment } from '../src/contract/environment.ts';
import { STRICT_TRANSPORT } from './response-headers.ts';
import { accessLog } from './nginx-log.ts';
import { proxyDirectives, proxyMaps } from './nginx-proxy.ts';
import { indented, listenDirectives, locationBlock, quoted, tlsDirectives } from './nginx-text.ts';

interface HubServerOptions {
  /** Whole addresses of the hubs as browsers reach them, on a host name of their own. */
  hubs: Environment['hubs'];
  /** "host:port" of each hub server. */
  servers: string[];
  /** Port nginx listens on where the hubs' addresses name none, or another server in front of nginx ends TLS. */
  port: number;
  /** Certificate files for TLS; undefined when another server in front of nginx ends TLS. */
  tls?: { certificate: string; key: string } | undefined;
  /** True when browsers can reach the server by IPv6 as well. */
  ipv6?: boolean | undefined;
  /** File of the access log, whose lines have no queries; `off` for no log. */
  accessLog?: string;
}

export function nginxHubServer({ hubs, servers, port, tls, ipv6, ...more }: HubServerOptions): string {
  const addresses = Object.values(hubs).map((address) => {
    if (!URL.canParse(address)) throw new Error(`hub servers need hubs with a name of their own, not ${address}.`);
    return new URL(address);
  });
  const hosts = [...new Set(addresses.map(({ hostname }) => hostname))];
  const ports = [...new Set(addresses.map((address) => portOf(address, tls !== undefined) ?? port))];
  const paths = [...new Set(addresses.map(({ pathname }) => pathname))];
  const log = accessLog(more.accessLog, hosts[0] ?? '', ports[0] ?? port);
  return [
    '# A browser costs four of worker_connections (nginx.conf, events), and as many open files: docs/deploying.md reckons.',
    ...log.form,
    ...proxyMaps,
    '',
    ...paths.flatMap((path, index) => [
      `# The servers for ${path}: each hub is spread by itself, because their connections do not weigh the same.`,
      `upstream ${upstream(index)} {`,
      ...indented([
        '# All workers of nginx count together.',
        `zone ${upstream(index)} 64k;`,
        '# Connections last: the next one goes where the fewest are, also after a restart.',
        'least_conn;',
        '# None is written off: the one that has just come back may be the only one.',
        ...servers.map((server) => `server ${server} max_fails=0;`),
      ]),
      '}',
      '',
    ]),
    'server {',
    ...indented([
      // Browsers open a socket over HTTP/1.1, so HTTP/2 is not enabled.
      ...ports.flatMap((each) => listenDirectives(ipv6, each, tls === undefined ? '' : ' ssl')),
      `server_name ${hosts.join(' ')};`,
      ...log.used,
      ...(tls === undefined
        ? []
        : [...tlsDirectives(tls), `add_header strict-transport-security ${quoted(STRICT_TRANSPORT)} always;`]),
      'server_tokens off;',
      '',
      'location = /health { access_log off; default_type text/plain; return 200 "ok\\n"; }',
      '',
      ...paths.flatMap((path, index) =>
        locationBlock(`= ${path}`, [
          ...proxyDirectives({ origin: `http://${upstream(index)}`, host: hosts[0] ?? '', secure: tls !== undefined }),
          // An unreachable server costs a player one second; then, or on a 503 from one that is about to end, nginx
          // tries the next one.
          'proxy_connect_timeout 1s;',
          'proxy_next_upstream error timeout http_503;',
        ]),
      ),
      '',
      'location / { return 404; }',
    ]),
    '}',
    '',
  ].join('\n');
}

const upstream = (index: number): string => `tribun_hubs_${index + 1}`;

/**
 * The port that a hub's address names. Undefined for an address over TLS that this server does not end: whoever ends it
 * listens there.
 */
function portOf({ port, protocol }: URL, endsTls: boolean): number | undefined {
  const isReached = endsTls || protocol === 'http:' || protocol === 'ws:';
  return port === '' || !isReached ? undefined : Number(port);
}
