/** Path of an address of the product, also of its whole one; '' for one elsewhere. */
export function pathHere(url: string): string {
  if (!URL.canParse(url, location.origin)) return '';
  const address = new URL(url, location.origin);
  return address.origin === location.origin ? `${address.pathname}${address.search}${address.hash}` : '';
}
