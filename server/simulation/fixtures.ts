/** Draws fixtures from rounds of a sport's competitions; large competitions come up more often than small ones. */
import { competitions } from './competitions.ts';
import type { Competition, Contestant } from './model.ts';
import type { Random } from './random.ts';
import { DAY_IN_MS, HOUR_IN_MS, TURKEY_OFFSET_MS, MINUTE_IN_MS, dayNumberOf } from '../turkish-time.ts';
import type { SportRow } from './sports/sport-table.ts';

/** Milliseconds after which a booking is dropped; longer than the booking period. */
const FORGOTTEN_MS = 8 * DAY_IN_MS;
/** Weights of the days ahead: most of the next matches are in the program, but only few of those six days ahead. */
const DAY_WEIGHTS = [30, 22, 15, 12, 9, 7, 5];

/**
 * Kick-off times, and the contestants available then. Days are Turkish days. Returns a start after now and within six
 * days, on the sport's grid of minutes; on later days between 11:00 and 23:30 Turkish time.
 */
export function upcomingStart(now: number, sport: SportRow, random: Random): number {
  const ahead = random.weighted(DAY_WEIGHTS);
  const grid = sport.slotMinutes * MINUTE_IN_MS;
  if (ahead === 0) return roundUpTo(now + random.between(5 * MINUTE_IN_MS, 14 * HOUR_IN_MS), grid);
  const midnight = (dayNumberOf(now) + ahead) * DAY_IN_MS - TURKEY_OFFSET_MS;
  const hour = random.between(11, 23.5) * HOUR_IN_MS;
  return Math.min(roundUpTo(midnight + hour, grid), roundUpTo(now + 6 * DAY_IN_MS, grid) - grid);
}

/** Rounds up to a multiple of `grid`. */
export function roundUpTo(ms: number, grid: number): number {
  return Math.ceil(ms / grid) * grid;
}

/**
 * Bookings of contestants: in strict mode at most one match a day, otherwise at least some hours between two matches.
 */
class ContestantCalendar {
  readonly #starts = new Map<string, number[]>();

  isFree(sportId: number, name: string, startMs: number, strict: boolean): boolean {
    const starts = this.#starts.get(`${sportId}/${name}`) ?? [];
    return starts.every((other) =>
      strict ? dayNumberOf(other) !== dayNumberOf(startMs) : Math.abs(other - startMs) >= restOf(sportId),
    );
  }

  book(sportId: number, name: string, startMs: number): void {
    const key = `${sportId}/${name}`;
    const starts = (this.#starts.get(key) ?? []).filter((other) => other > startMs - FORGOTTEN_MS);
    starts.push(startMs);
    this.#starts.set(key, starts);
  }
}

/**
 * Returns the milliseconds between two matches of a contestant; shorter in table tennis, where a player has several
 * matches a day.
 */
function restOf(sportId: number): number {
  return sportId === 20 ? 1.5 * HOUR_IN_MS : 4 * HOUR_IN_MS;
}

interface Fixture {
  competition: Competition;
  home: Contestant;
  away: Contestant;
}

const TRIES = 40;
/** Sport ids above this are electronic sports. */
const ELECTRONIC = 130;
/** Number of contestants for which a competition gets one slot in a cycle. */
const CONTESTANTS_A_TURN = 10;

export class FixtureList {
  readonly #random: Random;
  readonly #diary = new ContestantCalendar();
  readonly #turns = new Map<number, Competition[]>();
  readonly #rounds = new Map<number, Contestant[]>();

  constructor(random: Random) {
    this.#random = random;
  }

  /**
   * Returns a fixture of two contestants available at that time; undefined when none was found. `strict` allows each
   * only one match a day; otherwise some hours between two matches are enough, because a world that runs for days needs
   * more matches than it has clubs.
   */
  next(sportId: number, startMs: number, strict: boolean): Fixture | undefined {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const competition = this.#turn(sportId);
      if (competition === undefined) return undefined;
      // Later attempts accept an unusual hour unless `strict` is set, because that is better than no match.
      if (!isKickOffHour(competition, startMs) && (strict || attempt < TRIES / 2)) {
        this.#turns.get(sportId)?.unshift(competition);
        continue;
      }
      const [home, away] = this.#pair(competition);
      if (home === undefined || away === undefined || sameHands(home, away)) continue;
      // Electronic players play all day long.
      const isFree = (name: string) => sportId > ELECTRONIC || this.#diary.isFree(sportId, name, startMs, strict);
      if (!isFree(home.name) || !isFree(away.name)) continue;
      this.#diary.book(sportId, home.name, startMs);
      this.#diary.book(sportId, away.name, startMs);
      return { competition, home, away };
    }
    return undefined;
  }

  #turn(sportId: number): Competition | undefined {
    const left = this.#turns.get(sportId);
    if (left !== undefined && left.length > 0) return left.pop();
    const cycle = competitions
      .filter((each) => each.sportId === sportId && each.contestants.length > 1)
      .flatMap((each) =>
        Array.from({ length: Math.max(1, Math.round(each.contestants.length / CONTESTANTS_A_TURN)) }, () => each),
      );
    const turns = this.#random.shuffled(cycle);
    this.#turns.set(sportId, turns);
    return turns.pop();
  }

  #pair(competition: Competition): [Contestant | undefined, Contestant | undefined] {
    let round = this.#rounds.get(competition.id) ?? [];
    if (round.length < 2) {
      round = this.#random.shuffled(competition.contestants);
      this.#rounds.set(competition.id, round);
    }
    return [round.pop(), round.pop()];
  }
}

/** Returns true when one e-sports player has both sides: "PSG (Noah)" cannot meet "Inter (Noah)". */
function sameHands(home: Contestant, away: Contestant): boolean {
  const [, hands] = home.name.split('(');
  return hands !== undefined && hands.endsWith(')') && hands.length > 3 && away.name.endsWith(`(${hands}`);
}

/** First and last hour of a start; when the last is below the first, it is after midnight. */
type Hours = readonly [first: number, last: number];

const EUROPE: Hours = [12, 22.75];
const AMERICAS: Hours = [19, 6];
const FAR_EAST: Hours = [7, 15];
const NORTH_AMERICAN_COURTS: Hours = [1, 6];
const AROUND_THE_CLOCK: Hours = [0, 24];

const hoursByCountry: Record<string, Hours> = {
  BR: AMERICAS,
  AR: AMERICAS,
  US: AMERICAS,
  MX: AMERICAS,
  CO: AMERICAS,
  JP: FAR_EAST,
  KR: FAR_EAST,
  CN: FAR_EAST,
};

/** Kick-off hours of competitions in Turkish time, so that no match in London starts at dawn. */
function isKickOffHour(competition: Competition, startMs: number): boolean {
  const hour = ((((startMs + TURKEY_OFFSET_MS) % DAY_IN_MS) + DAY_IN_MS) / HOUR_IN_MS) % 24;
  const [first, last] = hoursOf(competition);
  return first <= last ? hour >= first && hour <= last : hour >= first || hour <= last;
}

function hoursOf({ sportId, country }: Competition): Hours {
  // Table-tennis leagues and electronic sports play at all hours, and tournaments of individual sports take place
  // somewhere at any hour.
  if ([5, 19, 20, 117].includes(sportId) || sportId > 130) return AROUND_THE_CLOCK;
  if (country === 'US' && sportId !== 1) return NORTH_AMERICAN_COURTS;
  return hoursByCountry[country] ?? EUROPE;
}
