/**
 * What the app's own responses forbid the browser (ASVS 3.4). On scripts as well as on pages: a worker keeps the policy
 * its script came with, and a page from the service worker's precache the one it was kept with.
 */
import type { Environment } from '../../src/contract/environment.ts';

/** `host` is the one the browser asked, for hubs on the same port. */
export function securityHeaders(environment: Environment, host: string | undefined): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(environment, host),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': permissions,
  };
}

/** Near-by retailers ask for the location; nothing asks for the rest. */
const permissions = [
  'geolocation=(self)',
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ].map((feature) => `${feature}=()`),
].join(', ');

function contentSecurityPolicy(environment: Environment, host: string | undefined): string {
  const connections = ["'self'", ...ownSocket(host), ...elsewhere(environment)];
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Inline style attributes too: React sets them through the object model, which needs no permission.
    "style-src 'self'",
    `img-src ${["'self'", 'data:', ...pictureHosts(environment)].join(' ')}`,
    "font-src 'self'",
    `connect-src ${[...new Set(connections)].join(' ')}`,
    ...frames(environment),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ');
}

/** What stands in a frame: the tracker of matches, where there is one. */
function frames({ tracker = '' }: Environment): string[] {
  const origin = URL.canParse(tracker) ? new URL(tracker).origin : '';
  return isOrigin(origin) ? [`frame-src ${origin}`] : [];
}

/** Named beside 'self', which older browsers take for http alone. The header is the client's word: only a host passes. */
function ownSocket(host = ''): string[] {
  return /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d+)?$/i.test(host) ? [`ws://${host}`] : [];
}

/** Named hosts alone: anything else would end the directive, or open it. */
function pictureHosts({ images = [] }: Environment): string[] {
  const hosts = images.map((host) => (/^https?:\/\//i.test(host) ? host : `https://${host}`));
  return [...new Set(hosts.flatMap((host) => (URL.canParse(host) ? [new URL(host).origin] : [])))].filter(isOrigin);
}

const isOrigin = (text: string): boolean => /^https?:\/\/(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d+)?$/i.test(text);

/** Origins of services and hubs that are not on this server; a hub's address may be told as http and is a socket's. */
function elsewhere({ services, hubs }: Environment): string[] {
  const origins = (addresses: string[]): string[] =>
    addresses.filter((address) => /^(https?|wss?):\/\//i.test(address)).map((address) => new URL(address).origin);
  return [
    ...origins(Object.values(services)),
    ...origins(Object.values(hubs).map((address) => address.replace(/^http/i, 'ws'))),
  ];
}
