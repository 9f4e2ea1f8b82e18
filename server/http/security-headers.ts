/**
 * What the app's own responses forbid the browser (ASVS 3.4). On scripts as well as on pages: a worker keeps the policy
 * its script came with, and a page from the service worker's precache the one it was kept with.
 */
import { contentPolicy } from '../../src/contract/content-policy.ts';
import type { Environment } from '../../src/contract/environment.ts';

/** `host` is the one the browser asked, for hubs on the same port. */
export function securityHeaders(environment: Environment, host: string | undefined): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(environment, host),
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
