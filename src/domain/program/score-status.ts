/** Meaning of the match status codes of a score block (wire-score-4, wire-score-5); 1 to 156. */

/** Status of a match about which nothing is known. */
export const UNKNOWN_STATUS = 0;
/** In play, part unknown. */
export const IN_PLAY = 34;
/** Break, parts unknown. */
export const BREAK = 49;

/** True for a match that is announced or about to begin. */
export function hasNotBegun(code: number): boolean {
  return code === 1 || code === 64;
}

/** True when no more play follows: the match is finished or was called off. */
export function hasMatchEnded(code: number): boolean {
  return isFinished(code) || calledOff.has(code);
}

/** True when the match has a result: played to its end, given up, or decided without play. */
export function isFinished(code: number): boolean {
  return finished.has(code);
}

/**
 * True when the match is not being played and has no result: delayed, postponed, abandoned, cancelled, suspended. A
 * delayed match may still begin.
 */
export function isPostponedOrCancelled(code: number): boolean {
  return calledOff.has(code) || code === 13 || code === 67;
}

/** True when a hub message means that the event has ended: it left the program, or its match is over. */
export function meansEventEnded(status: number | 'left'): boolean {
  return status === 'left' || hasMatchEnded(status);
}

/**
 * True when play was interrupted, for example by rain, and may continue from the same score. No part begins or ends
 * with it.
 */
export function isInterrupted(code: number): boolean {
  return code === 25 || code === 63;
}

/** True during a break between two parts: half time, quarter and extra-time breaks, breaks between innings. */
export function isBreak(code: number): boolean {
  return breaks.has(code);
}

/** True during the break between two quarters. */
export function isQuarterBreak(code: number): boolean {
  return quarterPauses.has(code);
}

/** True for a half or a part of extra time, in which the minute is shown instead of the part's name. */
export function showsMinutes(code: number): boolean {
  return ofMinutes.has(code);
}

/**
 * Number of the period, quarter, set, half or game of a status, from 1; 0 when the status names none (a break, extra
 * time, "live"). The period and set lists of a score block use the same numbers.
 */
export function periodNumber(code: number): number {
  return periods[code] ?? 0;
}

/** True for the first half, quarter, set …, whose separate score would only repeat the total. */
export function isFirstPart(code: number): boolean {
  return periodNumber(code) === 1;
}

/** True for overtime played as an additional period after the regular ones. */
export function isOvertime(code: number): boolean {
  return overtimes.has(code);
}

/**
 * Statuses with a result (wire-score-4). Code 66, finished overtime that penalties may follow, and code 89,
 * sudden-death overtime, are not included.
 */
const finished = new Set([5, 6, 10, 12, 61, 68, 69, 70, 71, 88]);
const calledOff = new Set([14, 24, 26]);
const breaks = new Set([
  4, 8, 35, 36, 49, 65, 66, 73, 75, 77, 79, 91, 93, 95, 97, 99, 101, 103, 106, 109, 111, 113, 115, 117, 119, 134, 135,
  136, 137, 146, 148, 150, 152, 154,
]);
const quarterPauses = new Set([73, 75, 77, 79]);
const ofMinutes = new Set([2, 3, 7, 9]);
const overtimes = new Set([7, 9, 27, 28, 29, 30, 31, 32, 33, 60, 62, 89]);

const periods: Record<number, number> = {
  ...run([2, 3]),
  ...run([15, 16, 17, 18, 37, 38, 39, 40, 41]),
  ...run([19, 20, 21, 22, 23, 42, 43, 44, 45, 46, 138, 139, 140]),
  ...run([72, 74, 76, 78]),
  ...run([80, 81, 82, 83, 84, 85, 86]),
  ...run([141, 142, 143, 144, 145, 147, 149]),
};

/** Maps codes in playing order to 1, 2, 3 … */
function run(codes: number[]): Record<number, number> {
  return Object.fromEntries(codes.map((code, index) => [code, index + 1]));
}
