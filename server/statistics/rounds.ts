/** Who meets whom in a season: everybody everybody, by the circle method. Pure, one round at a time. */

export interface Pairing {
  /** Places in the list of those who play. */
  home: number;
  away: number;
}

/** Everybody meets everybody twice up to here, once each at home; in larger competitions once. */
const MOST_FOR_TWO_LEGS = 24;

export function roundsOf(contestants: number): number {
  const once = contestants + (contestants % 2) - 1;
  return contestants > MOST_FOR_TWO_LEGS ? once : 2 * once;
}

/** The meetings of a round, counted from 0. With an odd number somebody rests. */
export function pairingsOf(contestants: number, round: number): Pairing[] {
  const places = contestants + (contestants % 2);
  const cycle = places - 1;
  const turn = round % cycle;
  const second = round >= cycle;
  const pairings: Pairing[] = [];
  for (let one = 0; one < cycle; one += 1) {
    const facing = (turn - one + cycle) % cycle;
    // Who would meet itself meets the one that stays in its place.
    const two = facing === one ? cycle : facing;
    if (two < one || two >= contestants || one >= contestants) continue;
    const first = (two === cycle ? turn : one + turn) % 2 === 0;
    pairings.push(first === second ? { home: two, away: one } : { home: one, away: two });
  }
  return pairings;
}
