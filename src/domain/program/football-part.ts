/** Part of a football match by its score status (wire-score-5); a break belongs to the part before it. */

export const FIRST_HALF = 1;
export const SECOND_HALF = 2;
/** Parts of extra time. */
export const EXTRA_FIRST = 3;
export const EXTRA_SECOND = 4;
/** Penalty shoot-out; no regular play takes place in it. */
export const PENALTIES = 5;

/** Break before the penalty shoot-out, with or without extra time. */
export const BEFORE_PENALTIES = 36;

/** Returns one of the parts above; 0 for a status that names none. */
export function footballPart(status: number): number {
  return parts[status] ?? 0;
}

/**
 * True when extra time is being or was played. Penalties and the break before them do not prove it, because some cups
 * skip extra time.
 */
export function hadExtraTime(status: number): boolean {
  const part = footballPart(status);
  return (part === EXTRA_FIRST || part === EXTRA_SECOND) && status !== BEFORE_PENALTIES;
}

/** True when 90 minutes are over and the match is decided afterwards. */
export function isPastNinety(status: number): boolean {
  return status === BEFORE_EXTRA_TIME || footballPart(status) >= EXTRA_FIRST;
}

/** True during the break between the halves. */
export function isHalfTime(status: number): boolean {
  return status === 4;
}

const BEFORE_EXTRA_TIME = 35;

const parts: Partial<Record<number, number>> = {
  // Play, half time.
  2: FIRST_HALF,
  4: FIRST_HALF,
  // Play, two statuses for its end, the break before extra time.
  3: SECOND_HALF,
  5: SECOND_HALF,
  6: SECOND_HALF,
  35: SECOND_HALF,
  // Play, half time of extra time.
  7: EXTRA_FIRST,
  8: EXTRA_FIRST,
  // Play, end of extra time, the break before penalties.
  9: EXTRA_SECOND,
  10: EXTRA_SECOND,
  36: EXTRA_SECOND,
  // Penalties being taken, their end.
  11: PENALTIES,
  12: PENALTIES,
};
