/** The directives that make nginx forward a browser's request to another server, as text. */
import { isIP } from 'node:net';

interface ProxyOptions {
  /** Origin of the server the request is forwarded to. */
  origin: string;
  /** The host name that players type. */
  host: string;
  /** True when this server ends TLS; otherwise the server in front of it sends the browser's scheme. */
  secure: boolean;
}

/** Directives for one location, upgraded connections included; the configuration needs `proxyMaps` as well. */
export function proxyDirectives({ origin, host, secure }: ProxyOptions): string[] {
  return [
    `proxy_pass ${origin};`,
    'proxy_http_version 1.1;',
    ...nameOf(origin, host),
    'proxy_set_header X-Forwarded-Host $http_host;',
    `proxy_set_header X-Forwarded-Proto ${secure ? '$scheme' : '$tribun_scheme'};`,
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header Connection $connection_upgrade;',
    // The product closes a hub that is silent for 30 s; nginx must not close it earlier.
    'proxy_read_timeout 120s;',
    'proxy_buffering off;',
  ];
}

export const proxyMaps = [
  ...['map $http_upgrade $connection_upgrade {', '  default upgrade;', "  '' close;", '}'],
  ...['map $http_x_forwarded_proto $tribun_scheme {', '  default $scheme;', '  https https;', '}'],
];

/**
 * Directives for the name of the server asked. Over TLS it is chosen by the name in the greeting, which must match its
 * certificate, and a `Host` with another name is refused or routed elsewhere. An IP address is no name, so the
 * product's name is used for it.
 */
function nameOf(origin: string, host: string): string[] {
  const address = new URL(origin);
  if (address.protocol !== 'https:') return ['proxy_set_header Host $http_host;'];
  const isNumber = isIP(address.hostname.replace(/^\[|\]$/g, '')) !== 0;
  return [
    `proxy_set_header Host ${isNumber ? '$http_host' : address.host};`,
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${isNumber ? host : address.hostname};`,
    // Older builds of nginx do not enable TLS 1.3 by default.
    'proxy_ssl_protocols TLSv1.2 TLSv1.3;',
  ];
}
