/** Returns true for a timeout, too many requests, or a server error: transient, and no result of the request. */
export const isTransientStatus = (status: number): boolean =>
  status === 408 || status === 429 || (status >= 500 && status < 600);

/**
 * Returns true when the response comes from the service itself, refusals included. A gateway's error does not count,
 * nor does an HTML page in place of data (a network's sign-in page, or a firewall before the service). A 401 always
 * counts, whatever its body: only the caller can renew the token.
 */
export function isServiceResponse({ status, headers }: Told): boolean {
  if (status === 401) return true;
  return !isTransientStatus(status) && !/\bx?html\b/i.test(headers.get('Content-Type') ?? '');
}

/**
 * Returns true when a body ends like a complete response: an object or a list. A gateway may truncate a response and
 * still end it as if it were whole.
 */
export const endsLikeCompleteJson = (text: string): boolean => ['}', ']'].includes(text.trimEnd().at(-1) ?? '');

/** Status line and headers of a response, without its body. */
interface Told {
  status: number;
  headers: { get(name: string): string | null };
}
