/**
 * The past of every competition: seasons of rounds, each match played by the rules of its sport, and after them what ended
 * in the world. Nothing is stored: a match of a round depends on the seed and its place in the season alone, so that
 * standings, form, last matches and meetings agree.
 */
import type { WireScore } from '../../src/contract/hub/wire.ts';
import { DAY, HOUR, TURKEY, dayOf } from '../turkish-time.ts';
import { competitions } from '../simulation/competitions.ts';
import type { Competition, Contestant } from '../simulation/model.ts';
import { Random } from '../simulation/random.ts';
import type { MatchFacts } from '../simulation/results/facts.ts';
import type { EndedMatch } from '../simulation/results/ended-match.ts';
import { rulesOf } from '../simulation/sports/rules.ts';
import { type Pairing, pairingsOf, roundsOf } from './rounds.ts';

export interface PastMatch {
  /** Of the event of the program that it was; else of none. */
  id: number;
  /** It was played in the world, after the rounds. */
  fromProgram?: true;
  competition: Competition;
  /** 0 the season that runs, 1 the one before. */
  season: number;
  /** From 1. */
  round: number;
  startMs: number;
  home: Contestant;
  away: Contestant;
  facts: MatchFacts;
  score: WireScore;
}

export interface History {
  /** Of the season that runs, oldest first. Undefined where there is no league: individuals, cups, friendly matches. */
  league(competition: Competition): readonly PastMatch[] | undefined;
  /** Of its rounds, those of a day: no other match is played for it. */
  onDay(competition: Competition, day: number): PastMatch[];
  /** The last matches of a contestant in all competitions of its sport, newest first. */
  last(sportId: number, name: string, count: number): PastMatch[];
  /** The last meetings of two, newest first. */
  meetings(sportId: number, one: string, other: string, count: number): PastMatch[];
  /** How many rounds of the season that runs are over, and how many it has. */
  rounds(competition: Competition): { over: number; all: number };
}

/** Days between two rounds; a season fits into a year. */
const DAYS_BETWEEN: Partial<Record<number, number>> = { 1: 7, 2: 4, 4: 3, 6: 7, 23: 5 };
const LONGEST_SEASON_DAYS = 300;
const SEASONS = 10;
const STEP_MS = 60_000;
const LONGEST_MS = 12 * HOUR;
const TEAM_SPORTS = new Set([1, 2, 4, 6, 23]);
/** Friendly matches. */
const NO_LEAGUE = new Set([70701]);

/**
 * @param startedAtMs the rounds end before it
 * @param ended what ended since, oldest first
 */
export function createHistory(
  seed: number,
  startedAtMs: number,
  ended: () => readonly EndedMatch[] = () => [],
): History {
  const leagues = new Map<number, readonly PastMatch[]>();
  const today = dayOf(startedAtMs);

  const calendarOf = (competition: Competition) => {
    const all = roundsOf(competition.contestants.length);
    const random = drawFor(seed, competition.id, 0, 0, 0);
    const over = Math.max(1, Math.round(all * random.between(0.4, 0.75)));
    const gap = Math.min(DAYS_BETWEEN[competition.sportId] ?? 1, Math.max(1, Math.floor(LONGEST_SEASON_DAYS / all)));
    // Cups are played in the middle of the week.
    const lastDay = today - (gap < 5 ? 1 : competition.cup === true || competition.country === 'INT' ? 6 : 3);
    return { all, over, gap, firstDay: lastDay - (over - 1) * gap };
  };

  function* roundsBack(competition: Competition): Generator<{ season: number; round: number }> {
    const { all, over } = calendarOf(competition);
    for (let season = 0; season < SEASONS; season += 1) {
      for (let round = season === 0 ? over : all; round >= 1; round -= 1) yield { season, round };
    }
  }

  const orderOf = (competition: Competition, season: number): readonly Contestant[] =>
    drawFor(seed, competition.id, season, 0, 1).shuffled([...competition.contestants]);

  function play(competition: Competition, season: number, round: number, { home, away }: Pairing): PastMatch {
    const order = orderOf(competition, season);
    const { gap, firstDay } = calendarOf(competition);
    const random = drawFor(seed, competition.id, season, round, 2 + home);
    const day = firstDay + (round - 1) * gap - season * 365 - (gap < 5 ? 0 : random.whole(2));
    const startMs = day * DAY - TURKEY + (13 + random.whole(17) / 2) * HOUR;
    const id = 9_000_000 + random.whole(900_000_000);
    return playOne(id, competition, season, round, startMs, order[home], order[away], random);
  }

  function* matchesBack(competition: Competition, wanted: (pairing: Pairing, order: readonly Contestant[]) => boolean) {
    const { length } = competition.contestants;
    let orderedFor = -1;
    let order: readonly Contestant[] = [];
    for (const { season, round } of roundsBack(competition)) {
      if (season !== orderedFor) order = orderOf(competition, season);
      orderedFor = season;
      for (const pairing of pairingsOf(length, round - 1)) {
        if (wanted(pairing, order)) yield play(competition, season, round, pairing);
      }
    }
  }

  const endedIn = (competition: Competition): PastMatch[] => {
    const round = calendarOf(competition).over + 1;
    return ended().flatMap((match) => (match.competition.id === competition.id ? (pastOf(match, round) ?? []) : []));
  };

  const newest = (
    sportId: number,
    names: readonly string[],
    count: number,
    wanted: (home: string, away: string) => boolean,
  ): PastMatch[] =>
    competitions
      .filter((each) => each.sportId === sportId && hasAll(each, names))
      .flatMap((each) => {
        const matches = matchesBack(each, ({ home, away }, order) =>
          wanted(order[home]?.name ?? '', order[away]?.name ?? ''),
        );
        return [...endedIn(each).filter(({ home, away }) => wanted(home.name, away.name)), ...first(matches, count)];
      })
      .toSorted((a, b) => b.startMs - a.startMs)
      .slice(0, count);

  const playRound = (competition: Competition, round: number): PastMatch[] =>
    pairingsOf(competition.contestants.length, round - 1).map((pairing) => play(competition, 0, round, pairing));

  return {
    league(competition) {
      if (!isLeague(competition)) return undefined;
      const { over } = calendarOf(competition);
      const rounds =
        leagues.get(competition.id) ??
        Array.from({ length: over }, (_, index) => playRound(competition, index + 1)).flat();
      leagues.set(competition.id, rounds);
      return [...rounds, ...endedIn(competition)];
    },
    onDay(competition, day) {
      if (!isLeague(competition)) return [];
      const { over, gap, firstDay } = calendarOf(competition);
      // A round is of one day, or of that and the one before.
      return Array.from({ length: over }, (_, index) => index + 1)
        .filter((round) => [day, day + 1].includes(firstDay + (round - 1) * gap))
        .flatMap((round) => playRound(competition, round))
        .filter(({ startMs }) => dayOf(startMs) === day);
    },
    last: (sportId, name, count) => newest(sportId, [name], count, (home, away) => home === name || away === name),
    meetings: (sportId, one, other, count) =>
      newest(
        sportId,
        [one, other],
        count,
        (home, away) => (home === one && away === other) || (home === other && away === one),
      ),
    rounds(competition) {
      const { over, all } = calendarOf(competition);
      return { over, all };
    },
  };
}

function isLeague({ sportId, contestants, id, cup = false }: Competition): boolean {
  return TEAM_SPORTS.has(sportId) && !cup && !NO_LEAGUE.has(id) && contestants.length >= 4;
}

function playOne(
  id: number,
  competition: Competition,
  season: number,
  round: number,
  startMs: number,
  home: Contestant | undefined,
  away: Contestant | undefined,
  random: Random,
): PastMatch {
  const rules = rulesOf(competition.sportId);
  if (home === undefined || away === undefined || rules?.begin === undefined) throw new RangeError('nobody plays');
  const form = rules.form(home, away, competition, random);
  const match = rules.begin(id, form, startMs, random);
  for (let at = startMs; at < startMs + LONGEST_MS; at += STEP_MS) {
    if (match.advance(at, form, random).includes('over')) break;
  }
  return { id, competition, season, round, startMs, home, away, facts: match.facts(), score: { ...match.score } };
}

/** Undefined where somebody plays who is not of the competition: a bulletin brings such. */
function pastOf(
  { event, competition, startMs, facts, score, ...names }: EndedMatch,
  round: number,
): PastMatch | undefined {
  const home = competition.contestants.find(({ name }) => name === names.home);
  const away = competition.contestants.find(({ name }) => name === names.away);
  if (home === undefined || away === undefined) return undefined;
  return { id: event.i, fromProgram: true, competition, season: 0, round, startMs, home, away, facts, score };
}

/** One drawing of chance for one thing, whatever else is drawn. */
function drawFor(...place: number[]): Random {
  return new Random(
    place.reduce((mixed, part) => Math.imul(mixed ^ (part + 0x9e3779b9), 0x85ebca6b) >>> 0, 0x27d4eb2f),
  );
}

function hasAll({ contestants }: Competition, names: readonly string[]): boolean {
  return names.every((name) => contestants.some((each) => each.name === name));
}

function* first<T>(source: Iterable<T>, count: number): Generator<T> {
  let taken = 0;
  if (count === 0) return;
  for (const each of source) {
    yield each;
    taken += 1;
    if (taken === count) return;
  }
}
