/** Target after signing in: always a page of the product (rule sign-in-2). */

import { isAuthPath } from '../../routes/routes.ts';

/** Base for resolving `from`: an absolute address results in another origin than this one. */
const SOMEWHERE = 'https://product.invalid';

/**
 * Returns the path to open after signing in, or '' for home: an external address, another scheme, or a page for
 * visitors only is no valid target. Parses it as a browser would, so that `//host` and `/\host` are rejected.
 */
export function signInReturn(from: string): string {
  if (!from.startsWith('/')) return '';
  const address = URL.canParse(from, SOMEWHERE) ? new URL(from, SOMEWHERE) : undefined;
  if (address?.origin !== SOMEWHERE) return '';
  const path = `${address.pathname}${address.search}${address.hash}`;
  // A path such as `/.//host` resolves to `//host`, which would be read as a host the next time.
  if (path.startsWith('//')) return '';
  return isAuthPath(address.pathname) ? '' : path;
}
