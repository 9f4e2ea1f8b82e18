/**
 * How long a tap on an odd may take (rule slip-24). What the player was told has failed must not be done afterwards, so the
 * engine gives up first: it has no other way to know what the tab has said.
 */

/** After so long it is not sent to an engine any more. */
export const TAP_SENT_MS = 5_000;
/** What the engine takes at most before it changes the slip. */
export const TAP_TAKEN_MS = 4_500;
/** What the tab waits for in all; writing the slip down comes last. */
export const TAP_DEADLINE_MS = TAP_SENT_MS + 5_000;
