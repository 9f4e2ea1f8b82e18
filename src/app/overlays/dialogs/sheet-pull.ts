/** A finger that pulls a sheet down: where the sheet stands meanwhile, and whether it goes when the finger leaves. */

export interface Pull {
  /** How far below its place, in px; a sheet is not pulled up. */
  readonly moved: number;
  /** In px a ms, of the last moments; downwards is more than 0. */
  readonly speed: number;
}

interface Moment {
  y: number;
  at: number;
}

/** What is older says nothing of how fast the finger is when it leaves. */
const LAST_MS = 80;
/** A swing, in px a ms: about what closes sheets elsewhere. */
const SWING = 0.5;
/** A tap that trembles is no swing. */
const LEAST_SWING = 16;

/** Follows one finger from where it came down. */
export function beginPull(start: Moment): (next: Moment) => Pull {
  let moments = [start];
  return (next) => {
    moments = [...moments.filter(({ at }) => next.at - at <= LAST_MS), next];
    const first = moments[0] ?? next;
    const took = next.at - first.at;
    return { moved: Math.max(0, next.y - start.y), speed: took > 0 ? (next.y - first.y) / took : 0 };
  };
}

/** By more than a third of its height it goes, or by a swing; a finger that comes back wants it to stay. */
export function isPulledAway({ moved, speed }: Pull, height: number): boolean {
  if (speed < 0) return false;
  return moved > height / 3 || (moved >= LEAST_SWING && speed >= SWING);
}
