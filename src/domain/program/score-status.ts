/** What the match status codes of a score block mean for play (wire-score-4, wire-score-5); 1 to 156. */

/** Nobody said how the match stands. */
export const NOT_TOLD = 0;
/** Being played, and nobody says which part. */
export const UNDER_WAY = 34;
/** Between two parts, and nobody says which. */
export const BREAK = 49;

/** Announced, or about to begin. */
export function hasNotBegun(code: number): boolean {
  return code === 1 || code === 64;
}

/** Nothing more is played: it is finished, or was called off. */
export function isOver(code: number): boolean {
  return isFinished(code) || calledOff.has(code);
}

/** It has a result: played to its end, given up, or decided without play. */
export function isFinished(code: number): boolean {
  return finished.has(code);
}

/** It is not played now, and has no result: delayed, postponed, abandoned, cancelled, suspended. A late start may still come. */
export function isPutOff(code: number): boolean {
  return calledOff.has(code) || code === 13 || code === 67;
}

/** What a hub said of an event says that it ended: it left, or it is over. */
export function tellsEnd(status: number | 'left'): boolean {
  return status === 'left' || isOver(status);
}

/** Play was stopped, by rain for one, and may go on as it stood: nothing has begun or ended with it. */
export function isStopped(code: number): boolean {
  return code === 25 || code === 63;
}

/** true while play rests between two parts: half time, quarter and extra-time pauses, breaks between innings. */
export function isBreak(code: number): boolean {
  return breaks.has(code);
}

/** Between two quarters. */
export function isQuarterPause(code: number): boolean {
  return quarterPauses.has(code);
}

/** A half or a part of extra time: the statuses in which the minute is shown instead of the part's name. */
export function countsMinutes(code: number): boolean {
  return ofMinutes.has(code);
}

/**
 * Which period, quarter, set, half or game a status is in, from 1; 0 when the status names none (a break, extra time,
 * "live"). The number is the one the period and set lists of a score block use.
 */
export function periodNumber(code: number): number {
  return periods[code] ?? 0;
}

/** The first half, quarter, set …: what is told of it by itself only says the score again. */
export function isFirstPart(code: number): boolean {
  return periodNumber(code) === 1;
}

/** The codes of overtime played as one more period after the regular ones. */
export function isOvertime(code: number): boolean {
  return overtimes.has(code);
}

/** wire-score-4. Not in it: 66, an overtime that is done, which penalties may follow, and 89, one by sudden death. */
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

/** Codes in playing order → code to 1, 2, 3 … */
function run(codes: number[]): Record<number, number> {
  return Object.fromEntries(codes.map((code, index) => [code, index + 1]));
}
