/** Where a player goes after signing in: always a page of the product (rule sign-in-2). */

import { isThreshold } from '../../routes/sign-in.ts';

/** Any origin that is not the product's shows itself as another one than this. */
const SOMEWHERE = 'https://product.invalid';

/**
 * The path to go to, or '' for home: an address outside, one with another scheme, or a page for those not signed in is
 * no place to return to. Reads it as a browser would, so that `//host` and `/\host` do not pass.
 */
export function signInReturn(from: string): string {
  if (!from.startsWith('/')) return '';
  const address = URL.canParse(from, SOMEWHERE) ? new URL(from, SOMEWHERE) : undefined;
  if (address?.origin !== SOMEWHERE) return '';
  const path = `${address.pathname}${address.search}${address.hash}`;
  // A path such as `/.//host` is resolved to one that is read as a host the next time.
  if (path.startsWith('//')) return '';
  return isThreshold(address.pathname) ? '' : path;
}
