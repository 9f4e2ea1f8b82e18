/**
 * What every answer with a file of the app says beside the file. The stand-in sends it, and the configurations of real
 * web servers are made of it.
 */
import { contentPolicy } from './content-policy.ts';
import type { Framed } from './framed-by.ts';
import type { Environment } from '../src/contract/environment.ts';

/**
 * What the browser is forbidden (ASVS 3.4). On scripts as well as on pages: a worker keeps the policy its script came with,
 * and a page from the service worker's precache the one it was kept with.
 * @param host the one the browser asked, for hubs on the same port
 * @param framed what of the product the address shows
 */
export function securityHeaders(
  environment: Environment,
  host: string | undefined,
  framed?: Framed,
): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(environment, host, framed),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': permissions,
    // No other site's window holds this one, and no other site's page embeds a file of it. A page in a frame is no file to the
    // latter, and no window to the former.
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Two years, and every name below: for answers over TLS alone. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** A file whose name holds its content never changes; what names such files is asked for anew each time. */
export function cacheControl(file: string): string {
  if (!isHashed(file)) return 'no-cache';
  return WORKER_STARTS.some((start) => file.startsWith(start)) ? A_MINUTE : 'public, max-age=31536000, immutable';
}

/**
 * Scripts that a worker starts from: its content policy is the one they came with, which is no part of their names. 200
 * bytes each; the engine itself is a file beside them.
 */
export const WORKER_STARTS = ['assets/engine.shared-', 'assets/engine.dedicated-'] as const;

/** By the browser alone, whose first visit asks for it twice: a network in front asks each time. */
const A_MINUTE = 'public, max-age=60, s-maxage=0';

/** Of what is not there: it may be in a moment. */
export const NEVER_KEPT = 'no-store';

/** Of a path below the app's root, without a slash before it. */
export function isHashed(file: string): boolean {
  return /^assets[\\/]/.test(file);
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
