/**
 * Goal statistics of earlier matches: averages, and counts of matches over a line. Only matches with a known score are
 * counted.
 */
import type { PlayedMatch, Team } from '../../../model/statistics.ts';
import { teamScoreOf } from '../../../domain/statistics/past-matches.ts';

interface GoalSums {
  /** Number of matches with a known score. */
  matches: number;
  scored: number;
  against: number;
}

/** Sums of the goals scored and conceded by `team`. */
export function goalSums(matches: readonly PlayedMatch[], team: Team): GoalSums {
  const sums = { matches: 0, scored: 0, against: 0 };
  for (const match of matches) {
    const score = teamScoreOf(match, team);
    if (score === null) continue;
    sums.matches += 1;
    sums.scored += score.own;
    sums.against += score.other;
  }
  return sums;
}

/** Average in hundredths; `null` without matches. */
export function averageHundredths(sum: number, matches: number): number | null {
  return matches === 0 ? null : Math.round((sum * 100) / matches);
}

/** Matches that meet a condition, among those with a known score. */
interface HitCount {
  hits: number;
  matches: number;
}

/** Matches with more goals than the line. @param line as a decimal number: 2.5 */
export function overCount(matches: readonly PlayedMatch[], line: number): HitCount {
  return countScores(matches, (home, away) => home + away > line);
}

export function bothScoredCount(matches: readonly PlayedMatch[]): HitCount {
  return countScores(matches, (home, away) => home > 0 && away > 0);
}

/** Average goals of both sides per match, hundredths; `null` without matches. */
export function averageTotal(matches: readonly PlayedMatch[]): number | null {
  const totals = matches.flatMap(({ score }) => (score === null ? [] : [score.home + score.away]));
  return averageHundredths(
    totals.reduce((sum, total) => sum + total, 0),
    totals.length,
  );
}

function countScores(matches: readonly PlayedMatch[], fits: (home: number, away: number) => boolean): HitCount {
  const known = matches.flatMap(({ score }) => (score === null ? [] : [score]));
  return { hits: known.filter(({ home, away }) => fits(home, away)).length, matches: known.length };
}
