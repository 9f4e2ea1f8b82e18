/**
 * A running match of a clock sport: football, e-football, ice hockey, handball, basketball. Scores are drawn at the
 * expected rate.
 */
import type { WireScore, WireTeamScore } from '../../../src/contract/hub/wire.ts';
import type { MatchForm, Happening, Quote, RunningMatch } from '../model.ts';
import type { Random } from '../random.ts';
import type { CardMoment, ClockFacts, MatchMoment, ScoredMoment, SideTally, Side } from '../results/event-facts.ts';
import { type ClockPlan, type ClockReading, GameClock } from './game-clock.ts';
import { scoreTimestamp } from './point-match.ts';

export interface ClockSport {
  sportId: number;
  plan: ClockPlan;
  /** Possible points of one score: [1], or baskets of 1, 2 and 3. */
  points: readonly number[];
  /** True when a score suspends the markets for a short time. */
  suspendsOnScore: boolean;
  /** True when corners and cards are counted. */
  countsCornersAndCards: boolean;
  /** True when the score block contains the scores of the parts (`qs`). */
  includesPartScores: boolean;
  /** True when there is no draw: a level match ends with one more score. */
  decisive: boolean;
  /** Returns the expected points of the two sides over a whole match. */
  expected(form: MatchForm): { home: number; away: number };
  quotes(match: ClockMatch, form: MatchForm): Quote[];
}

export class ClockMatch implements RunningMatch {
  readonly score: WireScore;
  readonly home = tally();
  readonly away = tally();
  /** Scores, corners and cards in chronological order. */
  readonly #scored: ScoredMoment[] = [];
  readonly #corners: MatchMoment[] = [];
  readonly #cards: CardMoment[] = [];
  readonly #sport: ClockSport;
  readonly #clock: GameClock;
  #reading: ClockReading;
  #meanPoints: number;

  constructor(sport: ClockSport, eventId: number, startedAtMs: number, random: Random) {
    this.#sport = sport;
    const { plan, points } = sport;
    const added = plan.parts.map((_, part) =>
      plan.addedMinutes === 0 ? 0 : 1 + random.integer(part === plan.parts.length - 1 ? plan.addedMinutes : 3),
    );
    this.#clock = new GameClock(plan, startedAtMs, added);
    this.#reading = this.#clock.read(startedAtMs);
    this.#meanPoints = points.reduce((sum, value) => sum + value, 0) / points.length;
    this.score = { id: eventId, eid: eventId, sid: sport.sportId };
    this.#write(startedAtMs);
  }

  get reading(): ClockReading {
    return this.#reading;
  }

  /** Returns the reading of the clock at another moment. */
  readingAt(nowMs: number): ClockReading {
    return this.#clock.read(nowMs);
  }

  /** Returns the points still expected for both sides; a side with fewer players scores less and concedes more. */
  remainingExpectation(form: MatchForm): { home: number; away: number } {
    const { home, away } = this.#sport.expected(form);
    const left = 1 - this.#reading.shareDone;
    return { home: home * left * this.#strength('home'), away: away * left * this.#strength('away') };
  }

  advance(now: number, form: MatchForm, random: Random): Happening[] {
    const before = this.#reading;
    if (before.isOver) return [];
    const reading = this.#clock.read(now);
    const share = reading.shareDone - before.shareDone;
    const happenings: Happening[] = [];
    if (share > 0) this.#play(share, before.part, form, random, happenings);
    this.#reading = reading;
    if (reading.isOver && this.#sport.decisive && this.home.total === this.away.total) {
      this.#give(random.chance(0.5) ? 'home' : 'away', this.#sport.points.at(-1) ?? 1, before.part);
    }
    if (reading.status !== before.status) happenings.push(reading.isOver ? 'over' : 'period');
    else if (reading.minute !== before.minute) happenings.push('clock');
    if (happenings.length > 0) this.#write(now);
    return happenings;
  }

  award(side: Side, now: number, _form: MatchForm, random: Random): Happening[] {
    this.#give(side, random.pick(this.#sport.points), this.#reading.part);
    this.#write(now);
    return [this.#sport.suspendsOnScore ? 'goal' : 'point'];
  }

  end(now: number): void {
    this.#reading = { ...this.#reading, status: this.#sport.plan.endStatus, partDone: 1, shareDone: 1, isOver: true };
    this.#write(now);
  }

  quotes(form: MatchForm): Quote[] {
    return this.#sport.quotes(this, form);
  }

  facts(): ClockFacts {
    const { home, away } = this;
    return { kind: 'clock', home, away, scored: this.#scored, corners: this.#corners, cards: this.#cards };
  }

  #play(share: number, part: number, form: MatchForm, random: Random, happenings: Happening[]): void {
    const { countsCornersAndCards: asides, suspendsOnScore: suspends, points } = this.#sport;
    const expected = this.#sport.expected(form);
    for (const side of ['home', 'away'] as const) {
      const rate = (expected[side] * share * this.#strength(side)) / this.#meanPoints;
      for (let scores = count(rate, random); scores > 0; scores -= 1) {
        this.#give(side, random.pick(points), part);
        happenings.push(suspends ? 'goal' : 'point');
      }
      if (!asides) continue;
      const mine = this[side];
      const pressing = expected[side] / (expected.home + expected.away);
      const corners = count(expectedCorners(form) * share * pressing, random);
      mine.corners += corners;
      if (part === 0) mine.firstHalfCorners += corners;
      for (let each = 0; each < corners; each += 1) this.#corners.push(this.#moment(side));
      const yellow = count((EXPECTED_YELLOW_CARDS * share) / 2, random);
      mine.yellow += yellow;
      const red = mine.red < 2 ? count((EXPECTED_RED_CARDS * share) / 2, random) : 0;
      mine.red += red;
      for (let each = 0; each < yellow; each += 1) this.#cards.push({ ...this.#moment(side), colour: 'yellow' });
      for (let each = 0; each < red; each += 1) this.#cards.push({ ...this.#moment(side), colour: 'red' });
      if (red > 0) happenings.push('goal');
      else if (corners + yellow > 0) happenings.push('aside');
    }
  }

  #moment(side: Side): MatchMoment {
    const { minute, added, part } = this.#reading;
    return { side, minute, added, part };
  }

  #strength(side: Side): number {
    const other = side === 'home' ? this.away : this.home;
    return 0.72 ** this[side].red * 1.18 ** other.red;
  }

  #give(side: Side, points: number, part: number): void {
    const mine = this[side];
    this.#scored.push({ ...this.#moment(side), part, points });
    mine.total += points;
    for (let index = mine.parts.length; index <= part; index += 1) mine.parts.push(0);
    mine.parts[part] = (mine.parts[part] ?? 0) + points;
  }

  #write(now: number): void {
    const { score } = this;
    score.t = scoreTimestamp(score, now);
    score.s = this.#reading.status;
    score.min = this.#reading.minute;
    score.sec = this.#reading.second;
    score.ht = this.#block(this.home);
    score.at = this.#block(this.away);
  }

  #block(side: SideTally): WireTeamScore {
    const { plan, countsCornersAndCards: asides, includesPartScores: tellsParts } = this.#sport;
    const block: WireTeamScore = { r: side.total, c: side.total };
    const half = plan.parts.length / 2;
    const { part, partDone } = this.#reading;
    const halfIsOver = Number.isInteger(half) && (part >= half || (part === half - 1 && partDone >= 1));
    if (halfIsOver) block.ht = pointsUpToPart(side, half);
    if (asides) {
      block.co = side.corners;
      block.hco = side.firstHalfCorners;
      block.yc = side.yellow;
      block.rc = side.red;
    }
    if (tellsParts) {
      block.qs = Array.from({ length: part + 1 }, (_, index) => ({ n: index + 1, s: side.parts[index] ?? 0 }));
    }
    return block;
  }
}

/** Returns the points of the first `parts` parts. */
export function pointsUpToPart(side: SideTally, parts: number): number {
  return side.parts.slice(0, parts).reduce((sum, points) => sum + points, 0);
}

function tally(): SideTally {
  return { total: 0, parts: [], corners: 0, firstHalfCorners: 0, yellow: 0, red: 0 };
}

/** Draws a Poisson number; uses one random number in the usual case that nothing happens. */
function count(rate: number, random: Random): number {
  const none = Math.exp(-rate);
  let drawn = random.next();
  let happened = 0;
  while (drawn > none && happened < 40) {
    happened += 1;
    drawn *= random.next();
  }
  return happened;
}

/** Rates of corners and cards in a football match, shared by pricing and play. */
export const EXPECTED_YELLOW_CARDS = 4.2;
export const EXPECTED_RED_CARDS = 0.2;

export function expectedCorners(form: MatchForm): number {
  return 8.6 + 2.4 * form.tempo;
}
