/** A larger value is most likely a mistake, and would leave a screen stale for as long as it is open. */
const LONGEST_MS = 10 * 60_000;

/**
 * `Retry-After` of a response (RFC 9110, 10.2.3): seconds, or a date.
 *
 * @returns milliseconds to wait, at most ten minutes; undefined without a readable header
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_MS);
}
