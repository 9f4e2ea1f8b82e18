/** Verdicts for sports played in sets, frames or rounds, for contests, and for duels. */
import { tennisMarkets, volleyballMarkets } from '../market-catalogue/set-markets.ts';
import { steadyNoise } from '../random.ts';
import type { BoutFacts, ContestFacts, SetFacts } from './event-facts.ts';
import {
  type Verdict,
  doubleChanceVerdict,
  labelVerdict,
  resultVerdict,
  sideVerdict,
  underOverVerdict,
  yesNoVerdict,
  winnerVerdict,
} from './verdicts.ts';

type Decider<Facts> = (facts: Facts, line: readonly string[], eventId: number) => Verdict;
type Rows<Facts> = [Decider<Facts>, string][];

function byKey<Facts>(rows: Rows<Facts>): Map<string, Decider<Facts>> {
  return new Map(rows.flatMap(([decide, keys]) => keys.split(' ').map((key) => [key, decide])));
}

const setsPlayed = ({ won }: SetFacts): number => won.home + won.away;
const setWon =
  (number?: number): Decider<SetFacts> =>
  (match, line) => {
    const index = (number ?? Number(line[0])) - 1;
    const set = match.sets[index];
    return set === undefined || index >= setsPlayed(match) ? 'void' : winnerVerdict(set.home, set.away);
  };
const setScore =
  (labels: readonly string[]): Decider<SetFacts> =>
  ({ won }) =>
    labelVerdict(labels, `${won.home}:${won.away}`);
const setCount =
  (labels: readonly string[]): Decider<SetFacts> =>
  (match) =>
    labelVerdict(labels, String(setsPlayed(match)));

export const setDeciders = byKey<SetFacts>([
  [({ won }) => winnerVerdict(won.home, won.away), '1_9 4_56 1_10 4_114 2_633 4_653'],
  [setWon(1), '2_166 2_714'],
  [setWon(), '4_57 2_787 4_724 4_654'],
  [
    ({ sets }, [line]) =>
      underOverVerdict(
        sets.reduce((sum, set) => sum + set.home + set.away, 0),
        Number(line),
      ),
    '2_168 4_191 2_217 4_18 2_957',
  ],
  [setScore(tennisMarkets.setScore.labels), '2_171'],
  [setScore(volleyballMarkets.setScore.labels), '2_220 2_956'],
  [setCount(tennisMarkets.setCount.labels), '2_167 4_122'],
  [setCount(volleyballMarkets.setCount.labels), '2_713 4_723'],
  [({ won }, [line]) => winnerVerdict(won.home, won.away, Number(line)), '2_702 2_654'],
  [({ won }) => yesNoVerdict(won.home > 0), '2_647 2_711'],
  [({ won }) => yesNoVerdict(won.away > 0), '2_648 2_712'],
  [({ games }, [set, game]) => sideVerdict(games[Number(set) - 1]?.[Number(game) - 1]), '4_900'],
]);

function tally({ winners }: BoutFacts): { home: number; away: number } {
  const home = winners.filter((each) => each === 'home').length;
  return { home, away: winners.length - home };
}

/** Returns the rounds fought; a stopped round counts in part, because the line is at its half. */
function roundsFought({ winners, ending }: BoutFacts, eventId: number): number {
  return ending === 'stopped' ? winners.length - 1 + steadyNoise(eventId, 7) : winners.length;
}

export const boutDeciders = byKey<BoutFacts>([
  [(bout) => winnerVerdict(tally(bout).home, tally(bout).away), '1_15 4_600'],
  [(bout, [line]) => underOverVerdict(bout.winners.length, Number(line)), '2_642 4_957'],
  [(bout, [line]) => winnerVerdict(tally(bout).home, tally(bout).away, Number(line)), '2_954'],
  [({ winners }, [line]) => sideVerdict(winners[Number(line) - 1]), '4_955'],
  [
    (bout) =>
      bout.ending === 'stopped' ? sideVerdict(bout.winners.at(-1)) : winnerVerdict(tally(bout).home, tally(bout).away),
    '2_637 4_951',
  ],
  [(bout, [line], eventId) => underOverVerdict(roundsFought(bout, eventId), Number(line)), '2_951 4_952'],
  [({ ending }) => (ending === undefined ? 'void' : yesNoVerdict(ending === 'full')), '2_952'],
]);

const among =
  (places: number): Decider<ContestFacts> =>
  ({ ranking }) =>
    ranking.slice(0, places).map((choice) => choice + 1);

export const contestDeciders = byKey<ContestFacts>([
  [among(1), '2_971 2_981 3_1'],
  [among(3), '2_972 2_982'],
  [({ pole }) => [pole + 1], '2_973'],
]);

export const duelDeciders = byKey<{ home: number; away: number }>([
  [({ home, away }) => resultVerdict(home, away), '1_770'],
  [({ home, away }) => doubleChanceVerdict(home, away), '2_771'],
  [({ home, away }, [line]) => resultVerdict(home, away, Number(line)), '2_961'],
  [({ home, away }, [line]) => underOverVerdict(home + away, Number(line)), '2_772'],
]);
