/** Count of earlier matches in which an outcome would have held (rule odds-15). Pure. */
import type { LastMatches } from '../../model/match-statistics.ts';
import type { PlayedMatch, Sides, Team } from '../../model/statistics.ts';
import { judgedMarket } from '../coupon/leg-standing.ts';
import { judgeMarket } from '../coupon/market-judgement.ts';
import { BASKETBALL, FOOTBALL, HANDBALL } from '../sports.ts';
import { foldTurkish } from '../text.ts';
import { sideOf } from './past-matches.ts';

export interface SeenOutcome {
  held: number;
  matches: number;
}

/** Sports whose earlier matches are judged; the others' scores may include what does not count for their markets. */
export const seenSports: readonly number[] = [FOOTBALL, BASKETBALL, HANDBALL];

/** Fewer matches say nothing. */
const LEAST_MATCHES = 6;

interface NamedBet {
  sportId: number;
  marketName: string;
  outcomeName: string;
}

/**
 * Counts the last matches of both sides in which the outcome would have held: in those of the home side its opponent
 * takes the place of the away side, and the other way round. A meeting of the two counts once.
 * @returns undefined for a market that does not follow from the score, and for fewer than six matches
 */
export function seenOutcome(
  last: LastMatches,
  { sportId, marketName, outcomeName }: NamedBet,
): SeenOutcome | undefined {
  if (!seenSports.includes(sportId)) return undefined;
  const { name, isTwoWay } = judgedMarket(sportId, marketName);
  const outcome = foldTurkish(outcomeName).trim();
  const others = last.awayMatches.filter((match) => !isListed(last, match));
  const seen = [
    ...last.homeMatches.map((match) => oriented(match, last.home, 'home')),
    ...others.map((match) => oriented(match, last.away, 'away')),
  ].flatMap((match) => {
    if (match === null) return [];
    const judged = judgeMarket(name, outcome, { ...match, corners: undefined, isTwoWay });
    return judged === undefined ? [] : [judged.holds];
  });
  return seen.length < LEAST_MATCHES ? undefined : { held: seen.filter(Boolean).length, matches: seen.length };
}

/** True for a match that the home side's list has too. */
function isListed({ home, homeMatches }: LastMatches, match: PlayedMatch): boolean {
  return match.at !== null && sideOf(match, home) !== null && homeMatches.some(({ at }) => at === match.at);
}

/** The goals of a match with `team` at the given side; null while they are unknown. */
function oriented(match: PlayedMatch, team: Team, place: 'home' | 'away') {
  const side = sideOf(match, team);
  if (side === null || match.score === null) return null;
  const turn = ({ home, away }: Sides<number>): Sides<number> =>
    side === place ? { home, away } : { home: away, away: home };
  const whole = turn(match.score);
  if (match.halfTime === null) return { whole };
  const first = turn(match.halfTime);
  return { whole, first, second: { home: whole.home - first.home, away: whole.away - first.away } };
}

/**
 * The count a text names: "son 20 maçının 10 tanesinde". Undefined unless the text names exactly one, because it would
 * not be known which of several is that of the outcome.
 */
export function countInText(text: string): SeenOutcome | undefined {
  const found = [...text.matchAll(/son (\d+) (?:maç|karşılaşma)\p{L}* (\d+)(?: tanesi|['’]\p{L})/giu)];
  const [matches = 0, held = 0] = (found[0] ?? []).slice(1).map(Number);
  return found.length !== 1 || matches === 0 || held > matches ? undefined : { held, matches };
}
