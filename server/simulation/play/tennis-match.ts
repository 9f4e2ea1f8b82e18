/** Tennis to two sets: points make games, games make sets; the server changes with every game. */
import type { WirePeriod, WireScore, WireTeamScore } from '../../../src/contract/hub/wire.ts';
import type { MatchForm, Happening, Quote, RunningMatch } from '../model.ts';
import type { Random } from '../random.ts';
import type { SetFacts, Side } from '../results/event-facts.ts';
import { PointTimer } from './point-timer.ts';
import { otherSide } from './rally-match.ts';
import { scoreTimestamp } from './score-timestamp.ts';

const POINT_MS = 34_000;
const CHANGE_OVER_MS = 60_000;
const SETS_TO_WIN = 2;
const FIRST_SET_STATUS = 19;
const FINISHED = 5;
/** Game points on the wire; above 40 a client shows "AV" (wire-score-2). */
const CALLS = [0, 15, 30, 40];
const ADVANTAGE = 50;

export interface TennisSport {
  /** Chance that the server wins a point. */
  serverPointChance(form: MatchForm, server: Side): number;
  quotes(match: TennisMatch, form: MatchForm): Quote[];
}

interface SetScore {
  home: number;
  away: number;
  tieBreak?: { home: number; away: number };
}

export class TennisMatch implements RunningMatch {
  readonly score: WireScore;
  readonly sets: SetScore[] = [{ home: 0, away: 0 }];
  readonly won = { home: 0, away: 0 };
  /** Points of the running game or tie-break. */
  points = { home: 0, away: 0 };
  serving: Side;
  over = false;
  /** Winners of the games, by set. */
  readonly #games: Side[][] = [[]];
  readonly #sport: TennisSport;
  readonly #pace: PointTimer;

  constructor(sport: TennisSport, eventId: number, startedAtMs: number, random: Random) {
    this.#sport = sport;
    this.#pace = new PointTimer(startedAtMs, POINT_MS);
    this.serving = random.chance(0.5) ? 'home' : 'away';
    this.score = { id: eventId, eid: eventId, sid: 5 };
    this.#write(startedAtMs);
  }

  get set(): SetScore {
    return this.sets.at(-1) ?? { home: 0, away: 0 };
  }

  get inTieBreak(): boolean {
    return this.set.home === 6 && this.set.away === 6;
  }

  advance(now: number, form: MatchForm, random: Random): Happening[] {
    const happenings: Happening[] = [];
    if (this.over) return happenings;
    this.#pace.run(now, random, () => {
      const served = random.chance(this.#sport.serverPointChance(form, this.serving));
      happenings.push(...this.#point(served ? this.serving : otherSide(this.serving)));
      return !this.over;
    });
    if (happenings.length > 0) this.#write(now);
    return happenings;
  }

  award(side: Side, now: number): Happening[] {
    const happenings = this.over ? [] : this.#point(side);
    this.#write(now);
    return happenings;
  }

  end(now: number): void {
    this.over = true;
    this.#write(now);
  }

  quotes(form: MatchForm): Quote[] {
    return this.#sport.quotes(this, form);
  }

  facts(): SetFacts {
    return { kind: 'sets', won: this.won, sets: this.sets, games: this.#games };
  }

  #point(side: Side): Happening[] {
    const { points, inTieBreak } = this;
    points[side] += 1;
    if (inTieBreak && (points.home + points.away) % 2 === 1) this.serving = otherSide(this.serving);
    const enough = points[side] >= (inTieBreak ? 7 : 4) && points[side] - points[otherSide(side)] >= 2;
    return enough ? ['point', ...this.#game(side, inTieBreak)] : ['point'];
  }

  #game(side: Side, tieBreak: boolean): Happening[] {
    const { set } = this;
    if (tieBreak) set.tieBreak = { ...this.points };
    set[side] += 1;
    this.#games.at(-1)?.push(side);
    this.points = { home: 0, away: 0 };
    this.serving = otherSide(this.serving);
    if ((set.home + set.away) % 2 === 1) this.#pace.delay(CHANGE_OVER_MS);
    const wonSet = tieBreak || (set[side] >= 6 && set[side] - set[otherSide(side)] >= 2);
    if (!wonSet) return [];
    this.won[side] += 1;
    if (this.won[side] === SETS_TO_WIN) {
      this.over = true;
      return ['over'];
    }
    this.sets.push({ home: 0, away: 0 });
    this.#games.push([]);
    return ['period'];
  }

  #write(now: number): void {
    const { score } = this;
    score.t = scoreTimestamp(score, now);
    score.s = this.over ? FINISHED : FIRST_SET_STATUS + this.sets.length - 1;
    score.ht = this.#block('home');
    score.at = this.#block('away');
  }

  #block(side: Side): WireTeamScore {
    const ss = this.sets.map((set, index): WirePeriod => {
      const row = { n: index + 1, s: set[side] };
      return set.tieBreak ? { ...row, tb: set.tieBreak[side] } : row;
    });
    return { r: this.won[side], c: this.won[side], gs: this.#call(side), sp: this.serving === side && !this.over, ss };
  }

  #call(side: Side): number {
    const mine = this.points[side];
    const theirs = this.points[otherSide(side)];
    if (this.inTieBreak) return mine;
    if (mine >= 3 && theirs >= 3) return mine > theirs ? ADVANTAGE : 40;
    return CALLS[Math.min(mine, 3)] ?? 0;
  }
}
