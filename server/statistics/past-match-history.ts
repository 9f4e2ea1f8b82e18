/**
 * Past matches of every competition: seasons of rounds, each match simulated by the rules of its sport, followed by
 * matches that ended in the world. Rounds are not stored: a match depends only on the seed and its place in the season,
 * so that standings, form, last matches and meetings agree.
 */
import type { WireScore } from '../../src/contract/hub/wire.ts';
import { DAY_IN_MS, HOUR_IN_MS, TURKEY_OFFSET_MS, dayNumberOf } from '../turkish-time.ts';
import { competitions } from '../simulation/competitions.ts';
import type { Competition, Contestant, EndedMatch } from '../simulation/model.ts';
import { Random } from '../simulation/random.ts';
import type { MatchFacts } from '../simulation/results/event-facts.ts';
import { rulesOf } from '../simulation/sports/rules-of-sport.ts';

export interface PastMatch {
  /** Event id when the match was in the program; otherwise a generated id without an event. */
  id: number;
  /** True when the match was played in the world, after the generated rounds. */
  fromProgram?: true;
  competition: Competition;
  /** Season: 0 for the current one, 1 for the one before. */
  season: number;
  /** Round number, from 1. */
  round: number;
  startMs: number;
  home: Contestant;
  away: Contestant;
  facts: MatchFacts;
  score: WireScore;
}

export interface PastMatchHistory {
  /**
   * Returns the matches of the current season, oldest first; undefined for competitions without a league: individuals,
   * cups, friendly matches.
   */
  league(competition: Competition): readonly PastMatch[] | undefined;
  /** Returns the league's matches on a day; only the rounds that may include it are simulated. */
  onDay(competition: Competition, day: number): PastMatch[];
  /** Returns the last matches of a contestant in all competitions of its sport, newest first. */
  lastMatches(sportId: number, name: string, count: number): PastMatch[];
  /** Returns the last meetings of two contestants, newest first. */
  meetings(sportId: number, one: string, other: string, count: number): PastMatch[];
  /** Returns the number of finished rounds of the current season, and the number of all its rounds. */
  roundCounts(competition: Competition): { over: number; all: number };
}

/** Days between two rounds by sport; a season fits into a year. */
const DAYS_BETWEEN: Partial<Record<number, number>> = { 1: 7, 2: 4, 4: 3, 6: 7, 23: 5 };
const LONGEST_SEASON_DAYS = 300;
const SEASONS = 10;
const STEP_MS = 60_000;
const LONGEST_MS = 12 * HOUR_IN_MS;
const TEAM_SPORTS = new Set([1, 2, 4, 6, 23]);
/** Ids of friendly competitions, which have no league. */
const NO_LEAGUE = new Set([70701]);

/**
 * @param startedAtMs end of the generated rounds
 * @param ended returns the matches that have ended since, oldest first
 */
export function createPastMatchHistory(
  seed: number,
  startedAtMs: number,
  ended: () => readonly EndedMatch[] = () => [],
): PastMatchHistory {
  const leagues = new Map<number, readonly PastMatch[]>();
  const today = dayNumberOf(startedAtMs);

  const calendarOf = (competition: Competition) => {
    const all = roundCountOf(competition.contestants.length);
    const random = drawFor(seed, competition.id, 0, 0, 0);
    const over = Math.max(1, Math.round(all * random.between(0.4, 0.75)));
    const gap = Math.min(DAYS_BETWEEN[competition.sportId] ?? 1, Math.max(1, Math.floor(LONGEST_SEASON_DAYS / all)));
    // Cup matches are played in the middle of the week.
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
    const day = firstDay + (round - 1) * gap - season * 365 - (gap < 5 ? 0 : random.integer(2));
    const startMs = day * DAY_IN_MS - TURKEY_OFFSET_MS + (13 + random.integer(17) / 2) * HOUR_IN_MS;
    const id = 9_000_000 + random.integer(900_000_000);
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
      // A round takes place on one day, or on that day and the day before.
      return Array.from({ length: over }, (_, index) => index + 1)
        .filter((round) => [day, day + 1].includes(firstDay + (round - 1) * gap))
        .flatMap((round) => playRound(competition, round))
        .filter(({ startMs }) => dayNumberOf(startMs) === day);
    },
    lastMatches: (sportId, name, count) =>
      newest(sportId, [name], count, (home, away) => home === name || away === name),
    meetings: (sportId, one, other, count) =>
      newest(
        sportId,
        [one, other],
        count,
        (home, away) => (home === one && away === other) || (home === other && away === one),
      ),
    roundCounts(competition) {
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

/**
 * Converts an ended match; undefined when a contestant does not belong to the competition, as may happen with a
 * bulletin.
 */
function pastOf(
  { event, competition, startMs, facts, score, ...names }: EndedMatch,
  round: number,
): PastMatch | undefined {
  const home = competition.contestants.find(({ name }) => name === names.home);
  const away = competition.contestants.find(({ name }) => name === names.away);
  if (home === undefined || away === undefined) return undefined;
  return { id: event.i, fromProgram: true, competition, season: 0, round, startMs, home, away, facts, score };
}

/** Returns a random generator for one place of the history, independent of all other draws. */
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

/** Pairings of a season by the circle method: all contestants meet each other. Pure functions, one round at a time. */
interface Pairing {
  /** Indices in the list of contestants. */
  home: number;
  away: number;
}

/** Largest number of contestants that meet twice, once at each home; in larger competitions they meet once. */
const MOST_FOR_TWO_LEGS = 24;

export function roundCountOf(contestants: number): number {
  const once = contestants + (contestants % 2) - 1;
  return contestants > MOST_FOR_TWO_LEGS ? once : 2 * once;
}

/** Returns the pairings of a round, counted from 0. With an odd number of contestants one has no match. */
export function pairingsOf(contestants: number, round: number): Pairing[] {
  const places = contestants + (contestants % 2);
  const cycle = places - 1;
  const turn = round % cycle;
  const second = round >= cycle;
  const pairings: Pairing[] = [];
  for (let one = 0; one < cycle; one += 1) {
    const facing = (turn - one + cycle) % cycle;
    // In the circle method a contestant that would meet itself meets the fixed last place.
    const two = facing === one ? cycle : facing;
    if (two < one || two >= contestants || one >= contestants) continue;
    const first = (two === cycle ? turn : one + turn) % 2 === 0;
    pairings.push(first === second ? { home: two, away: one } : { home: one, away: two });
  }
  return pairings;
}
