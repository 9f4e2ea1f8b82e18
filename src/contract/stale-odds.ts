/**
 * Age at which odds count as stale, although the connection may return at any moment (rules updates-17, play-26).
 * Twice the longest pause between two comparisons with the services (`pollMs`, service-14).
 */
export const STALE_ODDS_MS = 30_000;
