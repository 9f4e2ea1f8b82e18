/** Which part of a football match its score status is of (wire-score-5); a pause belongs to what was before it. */

export const FIRST_HALF = 1;
export const SECOND_HALF = 2;
/** Of extra time. */
export const EXTRA_FIRST = 3;
export const EXTRA_SECOND = 4;
/** The kicks that decide a match; nothing is played in them. */
export const PENALTIES = 5;

/** The pause before the kicks that decide a match, after extra time or without. */
export const BEFORE_PENALTIES = 36;

/** One of those above; 0 for a status that names none. */
export function footballPart(status: number): number {
  return parts[status] ?? 0;
}

/** Extra time was played or is being played. Penalties say nothing of it, nor the pause before them: some cups go to them straight. */
export function hadExtraTime(status: number): boolean {
  const part = footballPart(status);
  return (part === EXTRA_FIRST || part === EXTRA_SECOND) && status !== BEFORE_PENALTIES;
}

/** The 90 minutes are over, and what decides the match comes or came after them. */
export function isPastNinety(status: number): boolean {
  return status === BEFORE_EXTRA_TIME || footballPart(status) >= EXTRA_FIRST;
}

/** The pause between the halves. */
export function isHalfTime(status: number): boolean {
  return status === 4;
}

const BEFORE_EXTRA_TIME = 35;

const parts: Partial<Record<number, number>> = {
  // Played, half time.
  2: FIRST_HALF,
  4: FIRST_HALF,
  // Played, two words for its end, the pause before extra time.
  3: SECOND_HALF,
  5: SECOND_HALF,
  6: SECOND_HALF,
  35: SECOND_HALF,
  // Played, its half time.
  7: EXTRA_FIRST,
  8: EXTRA_FIRST,
  // Played, its end, the pause before penalties.
  9: EXTRA_SECOND,
  10: EXTRA_SECOND,
  36: EXTRA_SECOND,
  // Taken, their end.
  11: PENALTIES,
  12: PENALTIES,
};
