/** A path of this origin that ends like a file, whatever its query: no page of the product has such an address. */
export const filePath = /^[^?#]*\.[a-z0-9]+(?:[?#]|$)/i;
