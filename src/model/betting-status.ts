/**
 * Status codes that say if an event, a market or an outcome takes bets (wire-event-5, wire-market-2). A market may
 * also be resulted (2, 3) or settled (4).
 */

export const SUSPENDED = -2;
export const PAUSED = -1;
/** Closed, or not begun: a playable event that has not begun has this status too (rule odds-4). */
export const CLOSED = 0;
export const OPEN = 1;
