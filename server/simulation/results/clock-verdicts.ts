/** Verdicts for clock sports: markets on the score of the whole match or of a part of it. */
import { pointsUpToPart } from '../play/clock-match.ts';
import { outcomeIndexOf } from '../pricing/poisson.ts';
import type { ClockFacts } from './event-facts.ts';
import {
  type Verdict,
  doubleChanceVerdict,
  oddEvenVerdict,
  resultVerdict,
  sideOrNoneVerdict,
  underOverVerdict,
  yesNoVerdict,
  winnerVerdict,
} from './verdicts.ts';

export type ClockDecider = (match: ClockFacts, line: readonly string[]) => Verdict;

const first = (line: readonly string[]): number => Number(line[0]);

const wholeResult: ClockDecider = ({ home, away }) => resultVerdict(home.total, away.total);
const wholeDouble: ClockDecider = ({ home, away }) => doubleChanceVerdict(home.total, away.total);
const wholeWinner: ClockDecider = ({ home, away }) => winnerVerdict(home.total, away.total);
const handicapResult: ClockDecider = ({ home, away }, line) => resultVerdict(home.total, away.total, first(line));
const handicapWinner: ClockDecider = ({ home, away }, line) => winnerVerdict(home.total, away.total, first(line));
const total: ClockDecider = ({ home, away }, line) => underOverVerdict(home.total + away.total, first(line));
const homeTotal: ClockDecider = ({ home }, line) => underOverVerdict(home.total, first(line));
const awayTotal: ClockDecider = ({ away }, line) => underOverVerdict(away.total, first(line));
const bothScore: ClockDecider = ({ home, away }) => yesNoVerdict(home.total > 0 && away.total > 0);
const parity: ClockDecider = ({ home, away }) => oddEvenVerdict(home.total + away.total);

/** Decides the first half, which consists of `parts` parts. */
const firstHalf =
  (parts: number): ClockDecider =>
  ({ home, away }) =>
    resultVerdict(pointsUpToPart(home, parts), pointsUpToPart(away, parts));
const firstHalfTotal =
  (parts: number): ClockDecider =>
  ({ home, away }, line) =>
    underOverVerdict(pointsUpToPart(home, parts) + pointsUpToPart(away, parts), first(line));

/** Decides the part whose number comes first in the line; the first part without a line. */
const part: ClockDecider = ({ home, away }, line) => {
  const index = line[0] === undefined ? 0 : first(line) - 1;
  return resultVerdict(home.parts[index] ?? 0, away.parts[index] ?? 0);
};
const partTotal: ClockDecider = ({ home, away }, line) => {
  const index = first(line) - 1;
  return underOverVerdict((home.parts[index] ?? 0) + (away.parts[index] ?? 0), Number(line[1]));
};

/** Decides the rest of the match after the score given in the line. */
const rest: ClockDecider = ({ home, away }, line) => {
  const [homeThen = 0, awayThen = 0] = (line[0] ?? '').split(':').map(Number);
  return resultVerdict(home.total - homeThen, away.total - awayThen);
};
const nextScore: ClockDecider = ({ scored }, line) => sideOrNoneVerdict(scored[first(line) - 1]?.side);

const halfAndFull: ClockDecider = ({ home, away }) => {
  const atBreak = outcomeIndexOf(pointsUpToPart(home, 2) - pointsUpToPart(away, 2));
  return [1 + 3 * atBreak + outcomeIndexOf(home.total - away.total)];
};

const rows: [ClockDecider, string][] = [
  [wholeResult, '1_1 4_4 1_21 4_1 1_16 4_3 2_884 4_779'],
  [wholeDouble, '2_92 4_129 2_159 4_128 2_185 2_885 4_813'],
  [wholeWinner, '1_2 4_71 2_888 4_786 2_601 4_120 2_725'],
  [handicapResult, '2_100 4_12 2_161 2_187'],
  [handicapWinner, '2_113 4_286 2_958 4_825 2_886'],
  [total, '2_101 4_14 2_164 4_21 2_114 4_140 2_959 4_787 2_191 4_20 2_887 4_780'],
  [homeTotal, '2_603 4_203 2_615 2_619 4_615 2_825 4_781'],
  [awayTotal, '2_604 4_207 2_616 2_620 4_616 2_826 4_782'],
  [bothScore, '2_89 4_131 2_157'],
  [parity, '2_91 4_136 2_158 2_184'],
  [firstHalf(1), '2_88 4_47 2_827 4_783'],
  [firstHalf(2), '2_621 4_606 4_785'],
  [firstHalfTotal(1), '2_60 4_63 2_828 4_784'],
  [firstHalfTotal(2), '2_116'],
  [({ home, away }, line) => winnerVerdict(pointsUpToPart(home, 2), pointsUpToPart(away, 2), first(line)), '2_115'],
  [halfAndFull, '2_111'],
  [part, '2_776 4_769 4_828 4_37 2_126'],
  [partTotal, '2_777'],
  [rest, '4_23 4_26 4_812'],
  [nextScore, '4_34 4_33 4_815'],
];

export const clockDeciders = new Map(rows.flatMap(([decide, keys]) => keys.split(' ').map((key) => [key, decide])));
