import { filePath } from '../../lib/file-address.ts';

/** Path of a page of the product, also of its whole address; '' for one elsewhere, and for a file beside the product. */
export function pathHere(url: string): string {
  if (!URL.canParse(url, location.origin)) return '';
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin || filePath.test(address.pathname)) return '';
  return `${address.pathname}${address.search}${address.hash}`;
}
