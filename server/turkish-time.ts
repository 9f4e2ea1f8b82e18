/** Days and hours in milliseconds and in seconds, and days as Türkiye counts them: UTC+3 all year. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const TURKEY = 3 * HOUR;
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;

/** Days since the epoch. */
export function dayOf(ms: number): number {
  return Math.floor((ms + TURKEY) / DAY);
}

/** A date whose UTC fields are those of Türkiye. */
export function inTurkey(ms: number): Date {
  return new Date(ms + TURKEY);
}
