/** What nginx says to whom it asks in the name of a browser, as text. */
import { isIP } from 'node:net';

export interface ProxiedOptions {
  /** Whom it asks. */
  origin: string;
  /** The name players type. */
  host: string;
  /** TLS ends here; else whoever stands in front says how the browser came. */
  secure: boolean;
}

/** Also for an upgraded connection; wants `proxyMaps`. */
export function proxied({ origin, host, secure }: ProxiedOptions): string[] {
  return [
    `proxy_pass ${origin};`,
    'proxy_http_version 1.1;',
    ...nameOf(origin, host),
    'proxy_set_header X-Forwarded-Host $http_host;',
    `proxy_set_header X-Forwarded-Proto ${secure ? '$scheme' : '$tribun_scheme'};`,
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header Connection $connection_upgrade;',
    // The product closes a hub that says nothing for 30 s; nginx is not to be faster.
    'proxy_read_timeout 120s;',
    'proxy_buffering off;',
  ];
}

export const proxyMaps = [
  ...['map $http_upgrade $connection_upgrade {', '  default upgrade;', "  '' close;", '}'],
  ...['map $http_x_forwarded_proto $tribun_scheme {', '  default $scheme;', '  https https;', '}'],
];

/**
 * One name for all of it. Over TLS a server is chosen by the name in the greeting, which is the one of its certificate,
 * and a `Host` of another name is refused or sent elsewhere; a number is no name, so that it is asked in the product's.
 */
function nameOf(origin: string, host: string): string[] {
  const address = new URL(origin);
  if (address.protocol !== 'https:') return ['proxy_set_header Host $http_host;'];
  const isNumber = isIP(address.hostname.replace(/^\[|\]$/g, '')) !== 0;
  return [
    `proxy_set_header Host ${isNumber ? '$http_host' : address.host};`,
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${isNumber ? host : address.hostname};`,
    // Older builds of nginx leave the newer one out.
    'proxy_ssl_protocols TLSv1.2 TLSv1.3;',
  ];
}
