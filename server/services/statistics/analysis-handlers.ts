/** Analysis of a football match (wire-statistics-2): facts from past matches, and outcomes that fit them. */
import type { WireMarket } from '../../../src/contract/services/wire/event-wire.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { marketNameOf } from '../../simulation/answers/market-names.ts';
import { FOOTBALL } from '../../simulation/sports/sport-table.ts';
import type { PastMatch } from '../../statistics/past-match-history.ts';
import type { KnownMatch, StatisticsSource } from '../../statistics/statistics-source.ts';
import { scoreFromFacts } from '../../statistics/league-table.ts';
import { teamRow } from './statistics-rows.ts';

const LAST = 10;

export function analysisHandlers(statistics: StatisticsSource) {
  return {
    getMatchAnalysis: ({ parameter }) => {
      const match = statistics.match(parseWholeNumber(parameter('eventId'), 'eventId'));
      if (match?.sportId !== FOOTBALL) return null;
      const { home, away } = match;
      const past = pastOf(statistics, match);
      return {
        homeTeam: teamRow(FOOTBALL, home),
        awayTeam: teamRow(FOOTBALL, away),
        generalInformations: factsOf(match, past).map((text) => ({ text })),
        bettingAnalysis: picksOf(match, past),
      };
    },
  } satisfies Partial<Handlers<'statistics'>>;
}

interface Past {
  home: Figures;
  away: Figures;
  meetings: readonly PastMatch[];
}

interface Figures {
  matches: number;
  won: number;
  goals: number;
  over: number;
  both: number;
}

function pastOf({ history }: StatisticsSource, { sportId, home, away }: KnownMatch): Past {
  const figures = (name: string) => figuresOf(history.lastMatches(sportId, name, LAST), name);
  return { home: figures(home), away: figures(away), meetings: history.meetings(sportId, home, away, LAST) };
}

function figuresOf(matches: readonly PastMatch[], name: string): Figures {
  const sums = { matches: matches.length, won: 0, goals: 0, over: 0, both: 0 };
  for (const match of matches) {
    const { home, away } = scoreFromFacts(match.facts);
    const [own, other] = match.home.name === name ? [home, away] : [away, home];
    sums.won += Number(own > other);
    sums.goals += own;
    sums.over += Number(own + other > 2);
    sums.both += Number(own > 0 && other > 0);
  }
  return sums;
}

function factsOf({ home, away }: KnownMatch, past: Past): string[] {
  const wins = past.meetings.filter(({ home: host, facts }) => {
    const goals = scoreFromFacts(facts);
    return host.name === home ? goals.home > goals.away : goals.away > goals.home;
  }).length;
  return [
    `${home}, son ${past.home.matches} maçının ${past.home.won} tanesini kazandı ve ${past.home.goals} gol attı.`,
    `${away}, son ${past.away.matches} maçının ${past.away.won} tanesini kazandı ve ${past.away.goals} gol attı.`,
    ...(past.meetings.length === 0
      ? ['İki takım yakın geçmişte karşılaşmadı.']
      : [`Son ${past.meetings.length} karşılaşmanın ${wins} tanesini ${home} kazandı.`]),
  ];
}

/** Picks one outcome per market: the side with more wins, many or few goals, and both teams to score. */
function picksOf({ event, home, away }: KnownMatch, past: Past) {
  const stronger = past.home.won >= past.away.won;
  const over = past.home.over + past.away.over;
  const both = past.home.both + past.away.both;
  const matches = past.home.matches + past.away.matches;
  const wanted: [market: WireMarket | undefined, outcomeNo: number, text: string][] = [
    [
      marketOf(event.m, ['1_1', '4_4']),
      stronger ? 1 : 3,
      `Son maçlarında daha çok kazanan taraf ${stronger ? home : away}.`,
    ],
    [
      marketOf(event.m, ['2_101', '4_14'], '2.5'),
      2 * over >= matches ? 2 : 1,
      `İki takımın son ${matches} maçının ${over} tanesinde en az üç gol vardı.`,
    ],
    [
      marketOf(event.m, ['2_89', '4_131']),
      2 * both >= matches ? 1 : 2,
      `İki takımın son ${matches} maçının ${both} tanesinde iki taraf da gol attı.`,
    ],
  ];
  return wanted.flatMap(([market, outcomeNo, text]) =>
    market === undefined ? [] : [{ ...marketFieldsOf(market), outcomeNo, text }],
  );
}

function marketOf(markets: readonly WireMarket[], keys: readonly string[], line = ''): WireMarket | undefined {
  return markets.find(({ t, st, sov = '' }) => keys.includes(`${t}_${st}`) && sov === line);
}

/** Returns the id, key, line and name of a market. */
function marketFieldsOf(market: WireMarket) {
  return {
    marketId: market.i,
    muk: `${market.t}_${market.st}`,
    sov: market.sov ?? '',
    marketName: marketNameOf(market),
  };
}
