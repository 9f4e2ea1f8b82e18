/**
 * Ages of moments that are dated by the device's clock (rule realms-15). A moment in the future has no known age, because
 * the clock was set back since. Any unit will do, the same for both.
 */

/** Returns the time since `at`; undefined when it lies in the future. */
export function ageOf(at: number, now: number): number | undefined {
  return at > now ? undefined : now - at;
}

/** True when `at` is known to be less than `limit` ago. */
export function isRecent(at: number, now: number, limit: number): boolean {
  return at <= now && now - at < limit;
}
