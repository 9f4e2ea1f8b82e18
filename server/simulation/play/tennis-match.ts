/** Tennis to two sets: points make games, games make sets; the server changes with every game. */
import type { WireTeamScore } from '../../../src/contract/hub/wire.ts';
import type { MatchForm, Happening, Quote } from '../model.ts';
import type { Random } from '../random.ts';
import type { SetFacts, Side } from '../results/event-facts.ts';
import { SetMatch, otherSide } from './point-match.ts';

const POINT_MS = 34_000;
const CHANGE_OVER_MS = 60_000;
const SETS_TO_WIN = 2;
/** Game points on the wire; above 40 a client shows "AV" (wire-score-2). */
const CALLS = [0, 15, 30, 40];
const ADVANTAGE = 50;

export interface TennisSport {
  /** Chance that the server wins a point. */
  serverPointChance(form: MatchForm, server: Side): number;
  quotes(match: TennisMatch, form: MatchForm): Quote[];
}

export class TennisMatch extends SetMatch {
  /** Points of the running game or tie-break. */
  points = { home: 0, away: 0 };
  /** Winners of the games, by set. */
  readonly #games: Side[][] = [[]];
  readonly #sport: TennisSport;

  constructor(sport: TennisSport, eventId: number, startedAtMs: number, random: Random) {
    super(5, eventId, startedAtMs, POINT_MS, random);
    this.#sport = sport;
    this.write(startedAtMs);
  }

  get inTieBreak(): boolean {
    return this.set.home === 6 && this.set.away === 6;
  }

  quotes(form: MatchForm): Quote[] {
    return this.#sport.quotes(this, form);
  }

  facts(): SetFacts {
    return { kind: 'sets', won: this.won, sets: this.sets, games: this.#games };
  }

  protected play(form: MatchForm, random: Random): Happening[] {
    const served = random.chance(this.#sport.serverPointChance(form, this.serving));
    return this.point(served ? this.serving : otherSide(this.serving));
  }

  protected point(side: Side): Happening[] {
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
    if ((set.home + set.away) % 2 === 1) this.delay(CHANGE_OVER_MS);
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

  protected teamScore(side: Side): WireTeamScore {
    const { won, serving, over } = this;
    return {
      r: won[side],
      c: won[side],
      gs: this.#call(side),
      sp: serving === side && !over,
      ss: this.setRows(side),
    };
  }

  #call(side: Side): number {
    const mine = this.points[side];
    const theirs = this.points[otherSide(side)];
    if (this.inTieBreak) return mine;
    if (mine >= 3 && theirs >= 3) return mine > theirs ? ADVANTAGE : 40;
    return CALLS[Math.min(mine, 3)] ?? 0;
  }
}
