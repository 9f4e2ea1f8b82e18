/**
 * Response headers of the app's files. The stand-in sends them, and the configurations of real web servers are built
 * from them.
 */
import { contentPolicy } from './content-policy.ts';
import type { FrameablePart } from './framing-sites.ts';
import type { Environment } from '../src/contract/environment.ts';

/**
 * Security headers (ASVS 3.4), for scripts as well as for pages: a worker uses the policy its script was served with,
 * and a page from the service worker's precache the one it was stored with.
 * @param host the host the browser requested, for hubs on the same port
 * @param framed the part of the product at the requested address
 */
export function securityHeaders(
  environment: Environment,
  host: string | undefined,
  framed?: FrameablePart,
): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(environment, host, framed),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': permissions,
    // No other site's window can reach this one, and no other site's page can embed its files. Pages in a frame are
    // affected by neither header.
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Two years, subdomains included; sent with responses over TLS only. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/**
 * The `cache-control` value of a file. Files named by their content never change; all others are revalidated on each
 * request.
 */
export function cacheControl(file: string): string {
  if (!isHashed(file)) return 'no-cache';
  return WORKER_ENTRY_PREFIXES.some((start) => file.startsWith(start))
    ? A_MINUTE
    : 'public, max-age=31536000, immutable';
}

/**
 * Scripts that a worker starts from. A worker's content policy comes with its script and is no part of the script's
 * name, so they are cached only briefly. They have 200 bytes each; the engine itself is a separate file.
 */
export const WORKER_ENTRY_PREFIXES = ['assets/engine.shared-', 'assets/engine.dedicated-'] as const;

/**
 * A cache time of one minute in the browser, whose first visit requests the script twice; shared caches revalidate each
 * time.
 */
const A_MINUTE = 'public, max-age=60, s-maxage=0';

/** The `cache-control` value of a missing file, which may exist a moment later. */
export const NO_STORE = 'no-store';

/** @param file path below the app's root, without a leading slash */
function isHashed(file: string): boolean {
  return /^assets[\\/]/.test(file);
}

/**
 * Allowed are geolocation, for the list of near-by retailers, and the camera, for QR codes of coupons. The browser asks
 * the player for both.
 */
const permissions = [
  'geolocation=(self)',
  'camera=(self)',
  ...['accelerometer', 'display-capture', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');
