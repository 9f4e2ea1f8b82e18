/**
 * Matches a path of this origin that ends like a file name, ignoring the query. No page of the product has such an
 * address.
 */
export const filePathPattern = /^[^?#]*\.[a-z0-9]+(?:[?#]|$)/i;
