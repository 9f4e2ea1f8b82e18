/**
 * Whether an event, a market or an outcome takes bets, by the codes of the wire (wire-event-5, wire-market-2). Beyond these
 * a market is resulted (2, 3) or settled (4).
 */

export const SUSPENDED = -2;
export const PAUSED = -1;
/** Also what an event carries that has not begun, and that is playable (rule odds-4). */
export const CLOSED = 0;
export const OPEN = 1;
