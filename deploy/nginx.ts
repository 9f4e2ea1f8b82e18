/** The configuration of an nginx server for the built app, as text. */
import type { Environment } from '../src/contract/environment.ts';
import { SPORT_PATH_PREFIX, WIDGET_PATH, type FrameablePart, needsWidgetHeaders } from './framing-sites.ts';
import { accessLog } from './nginx-log.ts';
import { proxyDirectives, proxyMaps } from './nginx-proxy.ts';
import { indented, listenDirectives, locationBlock, quoted, tlsDirectives } from './nginx-text.ts';
import { operatorPartAddresses, isOwnHostPath } from './own-host.ts';
import {
  NO_STORE,
  STRICT_TRANSPORT,
  WORKER_ENTRY_PREFIXES,
  cacheControl,
  securityHeaders,
} from './response-headers.ts';

export interface NginxOptions {
  environment: Environment;
  /** Folder of the built app on the web server. */
  root: string;
  /** The host name that players type. */
  host: string;
  /** Port the server listens on. */
  port: number;
  /** Certificate files for TLS; undefined when another server in front of nginx ends TLS. */
  tls?: { certificate: string; key: string };
  /** True when players can reach the server by IPv6 as well. */
  ipv6?: boolean | undefined;
  /** True when nginx has the module `brotli_static`. */
  brotli: boolean;
  /** Origin for everything that `environment.json` names by a path; requests are forwarded to it. */
  services?: string;
  /** File of the environment on the web server; undefined when the services' origin serves it. */
  environmentFile?: string;
  /** File of the access log, whose lines have no queries; `off` for no log. */
  accessLog?: string;
}

export function nginxServer(options: NginxOptions): string {
  const { host, port, tls, ipv6, brotli, root } = options;
  const log = accessLog(options.accessLog, host, port);
  return [
    ...log.form,
    ...(options.services === undefined ? [] : [...proxyMaps, '']),
    ...(tls !== undefined && port === HTTPS ? [...toHttps(options, log.used), ''] : []),
    'server {',
    ...indented([
      ...listenDirectives(ipv6, port, tls === undefined ? '' : ' ssl http2'),
      `server_name ${host};`,
      ...log.used,
      ...(tls === undefined
        ? []
        : [
            ...tlsDirectives(tls),
            '# A returning visit sends its first request with the greeting: a round trip less.',
            'ssl_early_data on;',
          ]),
      `root ${quoted(root)};`,
      'server_tokens off;',
      '# Compressed beside each file by the build; also for a content network or a balancer that asks for its clients.',
      'gzip_static on;',
      'gzip_proxied any;',
      'gzip_http_version 1.0;',
      ...(brotli ? ['brotli_static on;'] : []),
      'types {',
      ...indented(mediaTypes),
      '}',
      'default_type application/octet-stream;',
      '',
      '# Is this server up? Says nothing of the services.',
      ...locationBlock('= /health', [
        'access_log off;',
        'default_type text/plain;',
        ...headers(options, NO_STORE),
        'return 200 "ok\\n";',
      ]),
      '',
      '# Named by their content: never asked for again. HTML in the place of a missing script would be run and kept.',
      ...locationBlock('^~ /assets/', ['try_files $uri @missing;', ...headers(options, cacheControl('assets/x'))]),
      '# They bring their worker its policy, and are sent whole: some browsers keep the old headers of one that is unchanged.',
      ...WORKER_ENTRY_PREFIXES.flatMap((start) =>
        locationBlock(`^~ /${start}`, [
          'try_files $uri @missing;',
          'etag off;',
          'if_modified_since off;',
          ...headers(options, cacheControl(start)),
        ]),
      ),
      '',
      ...servicesOf(options),
      '# Any other file is a file, or missing.',
      ...locationBlock('~ \\.[A-Za-z0-9]+$', ['try_files $uri @missing;', ...headers(options, cacheControl('x'))]),
      '',
      '# Nobody keeps it: the next build, or one that is just being copied, may bring it.',
      ...locationBlock('@missing', [...headers(options, NO_STORE), 'return 404;']),
      '',
      ...widgetOf(options),
      '# Every other address is a page of the app.',
      ...locationBlock('/', ['try_files $uri /index.html;', ...headers(options, cacheControl('index.html'))]),
    ]),
    '}',
    '',
  ].join('\n');
}

const HTTPS = 443;

/** A server on port 80 that redirects to TLS, for players who type the name without a scheme. */
const toHttps = (options: NginxOptions, log: readonly string[]): string[] => [
  'server {',
  ...indented([
    ...listenDirectives(options.ipv6, 80),
    `server_name ${options.host};`,
    ...log,
    'server_tokens off;',
    `location / { return 301 https://${options.host}$request_uri; }`,
  ]),
  '}',
];

/**
 * All headers of a location, because nginx inherits none where a location adds its own.
 * @param kept the `cache-control` value; error responses have it only when it is `NO_STORE`
 */
function headers({ environment, host, tls }: NginxOptions, kept: string, framed?: FrameablePart): string[] {
  const all: Record<string, string> = {
    ...securityHeaders(environment, host, framed),
    vary: 'Accept-Encoding',
    ...(tls === undefined ? {} : { 'strict-transport-security': STRICT_TRANSPORT }),
  };
  return [
    ...Object.entries(all).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    `add_header cache-control ${quoted(kept)}${kept === NO_STORE ? ' always' : ''};`,
  ];
}

/** The location of the match widget: the app's page, with other sites allowed to frame it. */
function widgetOf(options: NginxOptions): string[] {
  if (!needsWidgetHeaders(options.environment)) return [];
  return [
    '# The widget of a match, which other sites embed.',
    ...locationBlock(`~ ^(${SPORT_PATH_PREFIX}[^/]+)?${WIDGET_PATH}`, [
      // The last argument of `try_files` is an internal redirect, which would give the page the headers of a file; so
      // the page comes first.
      'try_files /index.html =404;',
      ...headers(options, cacheControl('index.html'), 'widget'),
    ]),
    '',
  ];
}

function servicesOf(options: NginxOptions): string[] {
  const { environment, services, environmentFile, host, tls } = options;
  const file =
    environmentFile === undefined
      ? []
      : locationBlock('= /environment.json', [
          `alias ${quoted(environmentFile)};`,
          ...headers(options, cacheControl('environment.json')),
        ]);
  if (services === undefined) return file.length === 0 ? [] : [...file, ''];
  // Hubs and the operator's own parts are forwarded by their address and everything below it, services by the first
  // segment of their path.
  const folders = relative(Object.values(environment.services)).map((path) => `/${path.split('/')[1] ?? ''}/`);
  const paths = [
    ...folders,
    ...relative([
      ...Object.values(environment.hubs),
      ...operatorPartAddresses(environment).map(([, address]) => address),
    ]),
  ];
  const asked = [
    ...[...new Set(paths)].map((path) => `^~ ${path}`),
    ...(environmentFile === undefined ? ['= /environment.json'] : []),
  ];
  return [
    '# What lives elsewhere under the same name; hubs speak through an upgraded connection.',
    ...asked.flatMap((path) =>
      locationBlock(path, [
        ...proxyDirectives({ origin: services, host, secure: tls !== undefined }),
        ...(tls === undefined ? [] : withoutEarlyData),
      ]),
    ),
    ...file,
    '',
  ];
}

/**
 * Early data may be sent a second time by somebody who recorded it. Files do not mind; a request to a service is repeated
 * by the browser after the greeting (RFC 8470).
 */
const withoutEarlyData = ['if ($ssl_early_data) { return 425; }'];

/** Paths on the product's own name, cut before the first part that differs between requests. */
function relative(addresses: readonly string[]): string[] {
  return addresses.filter(isOwnHostPath).map((address) => {
    const [path = ''] = address.split(/[?#{]/);
    if (!/^\/[\w.~/-]*\w/.test(path)) throw new Error(`an address on the product's own name needs a path: ${address}`);
    return path;
  });
}

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
