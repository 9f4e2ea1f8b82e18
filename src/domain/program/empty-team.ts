import type { TeamScore } from '../../model/event.ts';

/** A side of which nothing is told yet. */
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
