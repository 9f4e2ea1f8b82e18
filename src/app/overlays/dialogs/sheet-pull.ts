/** Measures how a finger pulls a sheet, and decides whether releasing it dismisses the sheet. */

export interface Pull {
  /** Distance below the resting position, in px; negative above it. */
  readonly distance: number;
  /** Velocity over the last 80 ms, in px per ms; positive is downwards. */
  readonly velocity: number;
}

interface Moment {
  y: number;
  at: number;
}

/** Velocity is measured over the last 80 ms of the gesture. */
const VELOCITY_WINDOW_MS = 80;
/** Least velocity of a flick, in px per ms: about the value other products use. */
const FLICK_VELOCITY = 0.5;
/** Least distance of a flick, in px, so that an unsteady tap does not count as one. */
const MIN_FLICK_DISTANCE_PX = 16;

/** Follows one finger from where it touched down; call the result with each later position. */
export function followPull(start: Moment): (next: Moment) => Pull {
  let moments = [start];
  return (next) => {
    moments = [...moments.filter(({ at }) => next.at - at <= VELOCITY_WINDOW_MS), next];
    const first = moments[0] ?? next;
    const took = next.at - first.at;
    return { distance: next.y - start.y, velocity: took > 0 ? (next.y - first.y) / took : 0 };
  };
}

/** Returns true for a fast movement in the direction in which the sheet was pulled. */
export function isFlick({ distance, velocity }: Pull): boolean {
  const direction = Math.sign(distance);
  return direction * distance >= MIN_FLICK_DISTANCE_PX && direction * velocity >= FLICK_VELOCITY;
}

/**
 * Returns true when releasing the sheet dismisses it: pulled past a third of its height, or flicked down. Moving back
 * up cancels.
 */
export function shouldDismissSheet(pull: Pull, height: number): boolean {
  if (pull.velocity < 0) return false;
  return pull.distance > height / 3 || isFlick(pull);
}
