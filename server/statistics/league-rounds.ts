/** Pairings of a season by the circle method: all contestants meet each other. Pure functions, one round at a time. */

export interface Pairing {
  /** Indices in the list of contestants. */
  home: number;
  away: number;
}

/** Largest number of contestants that meet twice, once at each home; in larger competitions they meet once. */
const MOST_FOR_TWO_LEGS = 24;

export function roundCountOf(contestants: number): number {
  const once = contestants + (contestants % 2) - 1;
  return contestants > MOST_FOR_TWO_LEGS ? once : 2 * once;
}

/** Returns the pairings of a round, counted from 0. With an odd number of contestants one has no match. */
export function pairingsOf(contestants: number, round: number): Pairing[] {
  const places = contestants + (contestants % 2);
  const cycle = places - 1;
  const turn = round % cycle;
  const second = round >= cycle;
  const pairings: Pairing[] = [];
  for (let one = 0; one < cycle; one += 1) {
    const facing = (turn - one + cycle) % cycle;
    // In the circle method a contestant that would meet itself meets the fixed last place.
    const two = facing === one ? cycle : facing;
    if (two < one || two >= contestants || one >= contestants) continue;
    const first = (two === cycle ? turn : one + turn) % 2 === 0;
    pairings.push(first === second ? { home: two, away: one } : { home: one, away: two });
  }
  return pairings;
}
