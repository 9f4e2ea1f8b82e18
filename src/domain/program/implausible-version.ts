/** Detection of versions that are too far ahead to be the next ones (rule updates-23). */

/**
 * Subject whose versions a gate compares: an event, its score, one market by its id, or all markets missing from the
 * copy.
 */
export type VersionGate = 'event' | 'score' | 'missing' | number;

/**
 * True when a version is too far ahead to be the next one: milliseconds instead of seconds, or a damaged number. False
 * when the known version is 0, which means unknown.
 */
export function isImplausibleVersion(version: number, known: number): boolean {
  return version > 2 * known + LEAST_LEAP && known > 0;
}
const LEAST_LEAP = 1_000_000;

/** True when a score's date (ms) is too far ahead of the known one. */
export function isImplausibleScoreTime(atMs: number, knownMs: number): boolean {
  return knownMs > 0 && atMs - knownMs > SCORE_LEAP_MS;
}
const SCORE_LEAP_MS = 24 * 60 * 60_000;
