import { foldTurkish } from '../../../domain/text.ts';
import type { StandingRow } from '../../../model/match-statistics.ts';
import type { EventHead } from '../../../model/program.ts';

/** Returns a test for rows of the two sides. The program may cut a name ("Las Vegas Li"), so a prefix is enough. */
export function createMatchTeamFilter({ home, away }: Pick<EventHead, 'home' | 'away'>): (row: StandingRow) => boolean {
  const sides = [home, away].filter((name) => name !== '').map(foldTurkish);
  return ({ team: { name, shortName } }) => {
    const names = [name, shortName].map(foldTurkish);
    return sides.some(
      (side) => names.includes(side) || (side.length >= CUT_NAME && foldTurkish(name).startsWith(side)),
    );
  };
}

/** Minimum length of a name that was cut. */
const CUT_NAME = 10;
