/** Days and hours in milliseconds and in seconds, and days as Türkiye counts them: UTC+3 all year. */
export const MINUTE_IN_MS = 60_000;
export const HOUR_IN_MS = 60 * MINUTE_IN_MS;
export const DAY_IN_MS = 24 * HOUR_IN_MS;
export const TURKEY_OFFSET_MS = 3 * HOUR_IN_MS;
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;

/** Days since the epoch. */
export function dayNumberOf(ms: number): number {
  return Math.floor((ms + TURKEY_OFFSET_MS) / DAY_IN_MS);
}

/** A date whose UTC fields are those of Türkiye. */
export function toTurkishTime(ms: number): Date {
  return new Date(ms + TURKEY_OFFSET_MS);
}
