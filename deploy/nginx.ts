/** An nginx server for the built app, as text. */
import type { Environment } from '../src/contract/environment.ts';
import { STRICT_TRANSPORT, cacheControl, securityHeaders } from './response-headers.ts';

export interface NginxOptions {
  environment: Environment;
  /** Folder of the built app on the web server. */
  root: string;
  /** What players type: a host name. */
  host: string;
  /** Port the server listens on. */
  port: number;
  /** TLS with these files; without it the server stands behind one that ends TLS. */
  tls?: { certificate: string; key: string };
  /** nginx has the module `brotli_static`. */
  brotli: boolean;
  /** Origin of services and hubs that `environment.json` names relatively: asked in the name of the browser. */
  services?: string;
  /** File of the environment on the web server; without one the services' origin answers for it, too. */
  environmentFile?: string;
}

export function nginxServer(options: NginxOptions): string {
  const { host, port, tls, brotli, root } = options;
  const listen = tls === undefined ? [`listen ${port};`] : [`listen ${port} ssl http2;`];
  return [
    ...(options.services === undefined ? [] : [...upgradeMap, '']),
    'server {',
    ...indented([
      ...listen,
      `server_name ${host};`,
      ...(tls === undefined
        ? []
        : [`ssl_certificate ${quoted(tls.certificate)};`, `ssl_certificate_key ${quoted(tls.key)};`]),
      `root ${quoted(root)};`,
      'server_tokens off;',
      // Compressed beside each file by the build.
      'gzip_static on;',
      ...(brotli ? ['brotli_static on;'] : []),
      'types {',
      ...indented(mediaTypes),
      '}',
      'default_type application/octet-stream;',
      '',
      '# Is this server up? Says nothing of the services.',
      'location = /health { access_log off; default_type text/plain; return 200 "ok\\n"; }',
      '',
      '# Named by their content: never asked for again. HTML in the place of a missing script would be run and kept.',
      ...location('^~ /assets/', ['try_files $uri =404;', ...headers(options, 'assets/x')]),
      '',
      ...servicesOf(options),
      '# Any other file is a file, or missing.',
      ...location('~ \\.[A-Za-z0-9]+$', ['try_files $uri =404;', ...headers(options, 'x')]),
      '',
      '# Every other address is a page of the app.',
      ...location('/', ['try_files $uri /index.html;', ...headers(options, 'x')]),
    ]),
    '}',
    '',
  ].join('\n');
}

/** nginx inherits no header where a location adds one: each has all of them. */
function headers({ environment, host, tls }: NginxOptions, file: string): string[] {
  const all: Record<string, string> = {
    ...securityHeaders(environment, host),
    'cache-control': cacheControl(file),
    vary: 'Accept-Encoding',
    ...(tls === undefined ? {} : { 'strict-transport-security': STRICT_TRANSPORT }),
  };
  return Object.entries(all).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function servicesOf(options: NginxOptions): string[] {
  const { environment, services, environmentFile } = options;
  const file =
    environmentFile === undefined
      ? []
      : location('= /environment.json', [`alias ${quoted(environmentFile)};`, ...headers(options, 'x')]);
  if (services === undefined) return file.length === 0 ? [] : [...file, ''];
  const relative = (addresses: Record<string, string>): string[] =>
    Object.values(addresses).filter((address) => address.startsWith('/'));
  // A hub is asked at its own address and below; of services all that begins as one of them.
  const folders = new Set(relative(environment.services).map((address) => `/${address.split('/')[1] ?? ''}/`));
  const paths = [...folders, ...relative(environment.hubs)].map((path) => `^~ ${path}`);
  const asked = [...paths, ...(environmentFile === undefined ? ['= /environment.json'] : [])];
  return [
    '# Services and hubs that live elsewhere under the same name; hubs speak through an upgraded connection.',
    ...asked.flatMap((path) => location(path, proxied(services))),
    ...file,
    '',
  ];
}

/** Asked in the name of the browser, also for an upgraded connection; wants `upgradeMap`. */
export const proxied = (origin: string): string[] => [
  `proxy_pass ${origin};`,
  'proxy_http_version 1.1;',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header Upgrade $http_upgrade;',
  'proxy_set_header Connection $connection_upgrade;',
  // The product closes a hub that says nothing for 30 s; nginx is not to be faster.
  'proxy_read_timeout 120s;',
  'proxy_buffering off;',
];

export const upgradeMap = ['map $http_upgrade $connection_upgrade {', '  default upgrade;', "  '' close;", '}'];

const mediaTypes = [
  'text/html html;',
  'text/javascript js;',
  'text/css css;',
  'application/json json;',
  'application/manifest+json webmanifest;',
  'image/svg+xml svg;',
  'image/png png;',
  'image/jpeg jpg;',
  'image/webp webp;',
  'font/woff2 woff2;',
];

export const location = (path: string, lines: readonly string[]): string[] => [
  `location ${path} {`,
  ...indented(lines),
  '}',
];
export const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`));

/** Header values of ours hold single quotes, and nothing nginx would read as a variable. */
export function quoted(text: string): string {
  if (/["$\n\\]/.test(text)) throw new Error(`nginx cannot take this as a text: ${text}`);
  return `"${text}"`;
}
