import type { TeamScore } from '../../model/event.ts';

/** Score of a side before any value is known. */
export function emptyTeam(): TeamScore {
  return {
    regular: null,
    current: null,
    halfTime: null,
    extraTime: null,
    penalties: null,
    corners: null,
    firstHalfCorners: null,
    yellowCards: null,
    redCards: null,
    gamePoints: null,
    serving: false,
    quarters: [],
    sets: [],
  };
}
