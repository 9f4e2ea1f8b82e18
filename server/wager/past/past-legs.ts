/** Invented selections of past matches, with a score that yields the requested result. */
import { competitions } from '../../simulation/competitions.ts';
import type { Random } from '../../simulation/random.ts';
import type { LegRecord } from '../coupon-record.ts';
import type { LegResult } from '../coupon-pricing.ts';

interface Question {
  name: string;
  outcomes: readonly string[];
  /** Returns true when the outcome wins with this score. */
  wins(outcome: string, home: number, away: number): boolean;
}

const sign = (home: number, away: number): string => (home > away ? '1' : home === away ? '0' : '2');

const result: Question = { name: 'Maç Sonucu', outcomes: ['1', '0', '2'], wins: (it, h, a) => it === sign(h, a) };
const winner: Question = { name: 'Maç Sonucu', outcomes: ['1', '2'], wins: (it, h, a) => it === sign(h, a) };
const total = (line: number): Question => ({
  name: `Alt/Üst ${line}`,
  outcomes: ['Alt', 'Üst'],
  wins: (it, h, a) => (it === 'Üst') === h + a > line,
});

interface Sport {
  id: number;
  questions: readonly Question[];
  score(random: Random): [number, number];
}

const sports: readonly Sport[] = [
  {
    id: 1,
    questions: [
      result,
      total(2.5),
      total(1.5),
      {
        name: 'Karşılıklı Gol',
        outcomes: ['Var', 'Yok'],
        wins: (it, h, a) => (it === 'Var') === (h > 0 && a > 0),
      },
      {
        name: 'Çifte Şans',
        outcomes: ['1 ve 0', '1 ve 2', '0 ve 2'],
        wins: (it, h, a) => it.split(' ve ').includes(sign(h, a)),
      },
    ],
    score: (random) => [random.weighted([26, 34, 23, 12, 5]), random.weighted([34, 35, 19, 9, 3])],
  },
  {
    id: 2,
    questions: [winner, total(160.5)],
    score: (random) => {
      const home = 66 + random.integer(38);
      const away = 64 + random.integer(36);
      return home === away ? [home + 3, away] : [home, away];
    },
  },
  {
    id: 5,
    questions: [winner],
    score: (random) =>
      random.pick([
        [2, 0],
        [2, 1],
        [1, 2],
        [0, 2],
      ] as [number, number][]),
  },
];

/** First ids of past events and markets, below all ids of the program. */
const PAST_EVENTS = 2_000_000;
const PAST_MARKETS = 60_000_000;

/** Returns an invented leg; when `wanted` is undefined it has no result, as for a coupon that was not created. */
export function pastLeg(random: Random, startsAtMs: number, wanted: LegResult | undefined): LegRecord {
  const sport = sports[random.weighted([70, 18, 12])] ?? sports[0];
  if (sport === undefined) throw new RangeError('no sports');
  const question = random.pick(sport.questions);
  const [home, away] = sport.score(random);
  const fitting = question.outcomes.filter(
    (each) => wanted === undefined || wanted === 'void' || question.wins(each, home, away) === (wanted === 'won'),
  );
  const outcomeName = random.pick(fitting.length === 0 ? question.outcomes : fitting);
  const odd = Math.round(random.between(120, question.outcomes.length === 2 ? 240 : 340));
  const leg: LegRecord = {
    eventId: PAST_EVENTS + random.integer(900_000),
    marketId: PAST_MARKETS + random.integer(9_000_000),
    outcomeNo: question.outcomes.indexOf(outcomeName) + 1,
    sportId: sport.id,
    eventName: pairing(random, sport.id),
    marketName: question.name,
    outcomeName,
    odd,
    webOdd: Math.round(odd / 1.04),
    banker: false,
    mbs: 1,
    phase: random.chance(0.25) ? 2 : 1,
    startsAt: Math.floor(startsAtMs / 900_000) * 900,
  };
  if (wanted === undefined) return leg;
  if (wanted === 'void') return { ...leg, result: 'void' };
  // Every score has a winning and a losing outcome of each question, so the requested one exists.
  return { ...leg, result: wanted, finalScore: `${home}-${away}` };
}

function pairing(random: Random, sportId: number): string {
  const { contestants } = random.pick(
    competitions.filter((each) => each.sportId === sportId && each.level === 1 && each.contestants.length > 1),
  );
  const home = random.pick(contestants);
  const away = random.pick(contestants.filter((each) => each !== home));
  return `${home.name} - ${away.name}`;
}
