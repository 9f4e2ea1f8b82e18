/** Volleyball and table tennis: rallies make sets, sets make the match. */
import type { WireTeamScore } from '../../../src/contract/hub/wire.ts';
import type { MatchForm, Happening, Quote } from '../model.ts';
import type { Random } from '../random.ts';
import type { SetFacts, Side } from '../results/event-facts.ts';
import { SetMatch, otherSide } from './point-match.ts';

export interface RallySport {
  sportId: number;
  setsToWin: number;
  /** Points of a set, by its number from 1. */
  target(set: number): number;
  rallyMs: number;
  breakMs: number;
  /** The winner of the rally serves (volleyball), else two each (table tennis). */
  winnerServes: boolean;
  /** Chance that home wins a rally. */
  homeRallyChance(form: MatchForm): number;
  quotes(match: RallyMatch, form: MatchForm): Quote[];
}

export class RallyMatch extends SetMatch {
  readonly #sport: RallySport;
  readonly #firstServer: Side;

  constructor(sport: RallySport, eventId: number, startedAtMs: number, random: Random) {
    super(sport.sportId, eventId, startedAtMs, sport.rallyMs, random);
    this.#sport = sport;
    this.#firstServer = this.serving;
    this.write(startedAtMs);
  }

  quotes(form: MatchForm): Quote[] {
    return this.#sport.quotes(this, form);
  }

  facts(): SetFacts {
    return { kind: 'sets', won: this.won, sets: this.sets, games: [] };
  }

  protected play(form: MatchForm, random: Random): Happening[] {
    return this.point(random.chance(this.#sport.homeRallyChance(form)) ? 'home' : 'away');
  }

  protected point(side: Side): Happening[] {
    const { set } = this;
    set[side] += 1;
    this.#passServe(side);
    const target = this.#sport.target(this.sets.length);
    if (set[side] < target || Math.abs(set.home - set.away) < 2) return ['point'];
    this.won[side] += 1;
    if (this.won[side] === this.#sport.setsToWin) {
      this.over = true;
      return ['point', 'over'];
    }
    this.sets.push({ home: 0, away: 0 });
    this.serving = this.sets.length % 2 === 1 ? this.#firstServer : otherSide(this.#firstServer);
    this.delay(this.#sport.breakMs);
    return ['point', 'period'];
  }

  #passServe(winner: Side): void {
    if (this.#sport.winnerServes) {
      this.serving = winner;
      return;
    }
    const { home, away } = this.set;
    const late = this.#sport.target(this.sets.length) - 1;
    if ((home >= late && away >= late) || (home + away) % 2 === 0) this.serving = otherSide(this.serving);
  }

  protected teamScore(side: Side): WireTeamScore {
    const { won, serving, over } = this;
    return { r: won[side], c: won[side], sp: serving === side && !over, ss: this.setRows(side) };
  }
}
