/**
 * Cards and penalties per match of a referee: over all tournaments, or over the last matches when no tournament is
 * known.
 */
import type { CardCounts, RefereePage } from '../../../model/match-statistics.ts';
import { averageHundredths } from './goals.ts';

interface RefereeAverages {
  matches: number;
  /** Average per match, hundredths; `null` if unknown. */
  yellow: number | null;
  red: number | null;
  penalties: number | null;
}

export function refereeAverages({ tournaments, matches }: RefereePage): RefereeAverages {
  const counted = tournaments.filter((each) => (each.matches ?? 0) > 0);
  if (counted.length > 0) return averagesOf(counted, (each) => each.matches ?? 0);
  return averagesOf(matches, () => 1);
}

/** Number of red cards; a second yellow card counts as one. */
export function redCards({ red, secondYellow }: CardCounts): number | null {
  return red === null && secondYellow === null ? null : (red ?? 0) + (secondYellow ?? 0);
}

function averagesOf<Row extends CardCounts>(rows: readonly Row[], matchesOf: (row: Row) => number): RefereeAverages {
  const mean = (countOf: (row: Row) => number | null): number | null => {
    const told = rows.filter((row) => countOf(row) !== null);
    const sum = told.reduce((total, row) => total + (countOf(row) ?? 0), 0);
    return averageHundredths(
      sum,
      told.reduce((total, row) => total + matchesOf(row), 0),
    );
  };
  return {
    matches: rows.reduce((total, row) => total + matchesOf(row), 0),
    yellow: mean(({ yellow }) => yellow),
    red: mean(redCards),
    penalties: mean(({ penalties }) => penalties),
  };
}
