/**
 * Time limits of a tap on an odd (rule slip-24). A tap reported as failed must not take effect afterwards. The engine
 * cannot know what the tab has shown, so it gives up before the tab does.
 */

/**
 * Age at which odds count as stale, although the connection may return at any moment (rules updates-17, play-26).
 * Twice the longest pause between two comparisons with the services (`pollMs`, service-14).
 */
export const STALE_ODDS_MS = 30_000;

/** After this time the tap is not sent to an engine any more. */
export const TAP_SEND_DEADLINE_MS = 5_000;
/** Longest time the engine takes before it changes the slip. */
export const TAP_APPLY_DEADLINE_MS = 4_500;
/** Total time the tab waits; storing the slip comes last. */
export const TAP_TOTAL_DEADLINE_MS = TAP_SEND_DEADLINE_MS + 5_000;
