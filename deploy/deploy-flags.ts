/**
 * Reads and checks the flags of `npm run deploy-files`; a flag that would make a server unreachable is refused by name.
 */
import { parseArgs } from 'node:util';
import { ACCESS_LOG_PATH } from './nginx-log.ts';
import type { NginxOptions } from './nginx.ts';

export interface DeployFlags extends Pick<NginxOptions, 'host' | 'port' | 'tls' | 'ipv6' | 'brotli' | 'services'> {
  /** File with the addresses of services and hubs. */
  environmentFile: string;
  /** Folder on the web server: builds, a link to the current one, and the environment beside them. */
  root: string;
  /** "host:port" of each hub server; empty when the hubs have a load balancer of their own. */
  hubServers: string[];
  /** File of nginx's access log, or `off`. */
  accessLog: string;
  /** Folder the files are written to. */
  out: string;
}

/** @throws Error whose message is shown to the person who typed the flags */
export function readDeployFlags(args: readonly string[], out: string): DeployFlags {
  const { values } = parseArgs({ args: [...args], options });
  const { environment, host, certificate, key, services, root, brotli, ipv6 } = values;
  if (environment === undefined || host === undefined)
    throw new Error('--environment FILE and --host NAME are needed.');
  if (!isHost(host)) throw new Error(`--host is a name as players type it, not ${host}.`);
  if ((certificate === undefined) !== (key === undefined)) throw new Error('--certificate and --key go together.');
  const tls = certificate === undefined || key === undefined ? undefined : { certificate, key };
  const port = portOf(values.port, tls !== undefined);
  if (services !== undefined && !isOrigin(services)) {
    throw new Error(`--services is an address without a path, such as http://10.0.0.5:80, not ${services}.`);
  }
  const hubServers = values['hub-servers']?.split(',') ?? [];
  const odd = hubServers.find((server) => !/^(\[[\da-f:.]+\]|[\w.-]+):\d+$/i.test(server));
  if (odd !== undefined)
    throw new Error(`--hub-servers are HOST:PORT or [IPv6]:PORT with commas between them, not ${odd}.`);
  const accessLog = values['access-log'];
  return {
    ...{ accessLog, environmentFile: environment, host, port, root, brotli, ipv6, hubServers, out: values.out ?? out },
    ...(tls === undefined ? {} : { tls }),
    ...(services === undefined ? {} : { services }),
  };
}

const options = {
  environment: { type: 'string' },
  host: { type: 'string' },
  port: { type: 'string' },
  root: { type: 'string', default: '/srv/tribun' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  services: { type: 'string' },
  'hub-servers': { type: 'string' },
  brotli: { type: 'boolean', default: false },
  ipv6: { type: 'boolean', default: false },
  'access-log': { type: 'string', default: ACCESS_LOG_PATH },
  out: { type: 'string' },
} as const;

function portOf(told: string | undefined, secure: boolean): number {
  const port = Number(told ?? (secure ? 443 : 80));
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--port is a number up to 65535, not ${told}.`);
  // Browsers speak TLS on port 443 and could not understand a plain response.
  if (port === 443 && !secure) throw new Error('Port 443 wants --certificate and --key.');
  return port;
}

const isHost = (text: string): boolean => /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);

/**
 * True for an origin without a path, because nginx would replace the requested path by one behind it, even by a bare
 * "/".
 */
const isOrigin = (text: string): boolean => /^https?:\/\/[^/?#\s]+$/.test(text) && URL.canParse(text);
