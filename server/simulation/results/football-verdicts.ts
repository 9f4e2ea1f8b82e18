/** Verdicts for markets only in football: halves, combinations, corners and cards, scorers, quick markets. */
import { footballMarkets } from '../market-catalogue/football-markets.ts';
import type { MatchForm } from '../model.ts';
import { outcomeIndexOf } from '../pricing/poisson.ts';
import { steadyNoise } from '../random.ts';
import type { ClockDecider } from './clock-verdicts.ts';
import type { ClockFacts, MatchMoment, Side } from './event-facts.ts';
import {
  type Verdict,
  doubleChanceVerdict,
  labelVerdict,
  resultVerdict,
  sideOrNoneVerdict,
  underOverVerdict,
  yesNoVerdict,
} from './verdicts.ts';

interface Goals {
  home: number;
  away: number;
}

function whole({ home, away }: ClockFacts): Goals {
  return { home: home.total, away: away.total };
}
function early({ home, away }: ClockFacts): Goals {
  return { home: home.parts[0] ?? 0, away: away.parts[0] ?? 0 };
}
function late(match: ClockFacts): Goals {
  const before = early(match);
  return { home: match.home.total - before.home, away: match.away.total - before.away };
}
const sum = ({ home, away }: Goals): number => home + away;
const both = ({ home, away }: Goals): boolean => home > 0 && away > 0;
const lead = ({ home, away }: Goals): 0 | 1 | 2 => outcomeIndexOf(home - away);
const resultAndBoth = (goals: Goals): Verdict => [1 + 2 * lead(goals) + (both(goals) ? 0 : 1)];

const correctScore: ClockDecider = (match) => {
  const { home, away } = whole(match);
  const { labels } = footballMarkets.correctScore;
  const named = labelVerdict(labels, `${home}:${away}`);
  return named === 'void' ? [labels.length] : named;
};
const totalAndBoth: ClockDecider = (match, [line]) => {
  const goals = whole(match);
  return [1 + (sum(goals) > Number(line) ? 1 : 0) + (both(goals) ? 0 : 2)];
};

/** Returns the moments between the two minutes of the line. */
const within = (moments: readonly MatchMoment[], line: readonly string[]): readonly MatchMoment[] =>
  moments.filter(({ minute }) => minute >= Number(line[0]) && minute < Number(line[1]));
const intervalResult: ClockDecider = ({ scored }, line) => {
  const goals = within(scored, line);
  const home = goals.filter((goal) => goal.side === 'home').length;
  return resultVerdict(home, goals.length - home);
};

export const footballDeciders = new Map<string, ClockDecider>([
  ['2_36', (match) => resultVerdict(late(match).home, late(match).away)],
  ['4_321', (match) => resultVerdict(late(match).home, late(match).away)],
  ['2_77', (match) => doubleChanceVerdict(early(match).home, early(match).away)],
  ['2_90', (match) => [1 + 3 * lead(early(match)) + lead(whole(match))]],
  ['2_4', (match) => [1 + Math.min(3, Math.floor(sum(whole(match)) / 2))]],
  ['2_7', (match, [line]) => [1 + lead(whole(match)) + (sum(whole(match)) > Number(line) ? 3 : 0)]],
  ['2_698', (match) => resultAndBoth(whole(match))],
  ['4_708', (match) => resultAndBoth(whole(match))],
  ['2_699', (match) => resultAndBoth(early(match))],
  ['2_700', totalAndBoth],
  ['4_710', totalAndBoth],
  ['2_720', (match) => yesNoVerdict(both(early(match)))],
  ['2_821', (match) => yesNoVerdict(both(late(match)))],
  ['2_86', correctScore],
  ['4_252', correctScore],
  ['2_6', (match) => resultVerdict(sum(early(match)), sum(late(match)))],
  ['2_722', (match, [line]) => underOverVerdict(early(match).home, Number(line))],
  ['2_723', (match, [line]) => underOverVerdict(early(match).away, Number(line))],
  ['2_69', (match) => yesNoVerdict(lead(early(match)) === 0 && lead(late(match)) === 0)],
  ['2_72', (match) => yesNoVerdict(lead(early(match)) === 2 && lead(late(match)) === 2)],
  ['2_87', ({ scored }) => sideOrNoneVerdict(scored[0]?.side)],
  ['2_48', ({ home, away }, [line]) => underOverVerdict(home.corners + away.corners, Number(line))],
  ['4_211', ({ home, away }, [line]) => underOverVerdict(home.corners + away.corners, Number(line))],
  ['2_52', ({ home, away }) => resultVerdict(home.corners, away.corners)],
  [
    '2_658',
    ({ home, away }, [line]) => underOverVerdict(home.yellow + home.red + away.yellow + away.red, Number(line)),
  ],
  ['2_17', ({ home, away }) => yesNoVerdict(home.red + away.red > 0)],
  ['4_861', ({ scored }, line) => yesNoVerdict(within(scored, line).length > 0)],
  ['4_759', intervalResult],
  ['4_864', ({ corners }, line) => yesNoVerdict(within(corners, line).length > 0)],
]);

export const SCORER_MARKET_KEY = '2_12';

export function scorersOf(match: ClockFacts, scorers: NonNullable<MatchForm['scorers']>, eventId: number): Verdict {
  const scored = match.scored.map(({ side }, index) => scorerOf(side, index, scorers, eventId));
  return [...new Set(scored.filter((scorer) => scorer >= 0).map((scorer) => scorer + 1))];
}

/**
 * Returns the scorer of a goal, drawn by the shares that priced the market; always the same for the same goal.
 * @returns index in `scorers`, -1 for any other player
 */
export function scorerOf(
  side: Side,
  goal: number,
  scorers: NonNullable<MatchForm['scorers']>,
  eventId: number,
): number {
  let left = steadyNoise(eventId, 100 + goal);
  return scorers.findIndex((each) => each.side === side && (left -= each.share) < 0);
}
