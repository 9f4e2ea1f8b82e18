/** Generated matches of one side, for tests of statistics about it. */
import fc from 'fast-check';
import type { PlayedMatch, Team } from '../../../../src/model/statistics.ts';

export const us: Team = { id: 1, name: 'Biz', shortName: 'BİZ' };

/** A match from our side's view: home or away, our goals and theirs; `null` where unknown. */
export interface Told {
  atHome: boolean;
  own: number | null;
  other: number;
  tournament: number;
}

export const anyTold: fc.Arbitrary<Told[]> = fc.array(
  fc.record({
    atHome: fc.boolean(),
    own: fc.option(fc.nat({ max: 4 }), { freq: 6 }),
    other: fc.nat({ max: 4 }),
    tournament: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 25 },
);

export function matchOf({ atHome, own, other, tournament }: Told, index = 0): PlayedMatch {
  const them: Team = { id: 100 + index, name: `Rakip ${index}`, shortName: 'RAK' };
  const score = own === null ? null : atHome ? { home: own, away: other } : { home: other, away: own };
  return {
    at: 1_700_000_000 - index * 86_400,
    home: atHome ? us : them,
    away: atHome ? them : us,
    score,
    halfTime: null,
    sets: [],
    tournament: `Lig ${tournament}`,
    tournamentId: tournament,
  };
}
