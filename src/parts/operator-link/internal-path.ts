import { filePathPattern } from '../../lib/file-path-pattern.ts';

/**
 * Returns path, query and hash of an address within the product, given relative or absolute; '' for other sites and for
 * static files.
 */
export function internalPath(url: string): string {
  if (!URL.canParse(url, location.origin)) return '';
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin || filePathPattern.test(address.pathname)) return '';
  return `${address.pathname}${address.search}${address.hash}`;
}
