/** Versions that are too far ahead to be the next ones (rule updates-23). */

/** A gate compares versions of one thing: an event, its score, one market by its id, or all markets its copy does not have. */
export type Gate = 'event' | 'score' | 'missing' | number;

/** A version this far ahead is no next one: milliseconds in place of seconds, or a damaged number. 0 is unknown. */
export function isLeap(version: number, known: number): boolean {
  return version > 2 * known + LEAST_LEAP && known > 0;
}
const LEAST_LEAP = 1_000_000;

/** The same of scores, which are dated in ms. */
export function isScoreLeap(atMs: number, knownMs: number): boolean {
  return knownMs > 0 && atMs - knownMs > SCORE_LEAP_MS;
}
const SCORE_LEAP_MS = 24 * 60 * 60_000;
