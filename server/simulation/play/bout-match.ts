/** Snooker and MMA: few, long steps (frames, rounds), each decided at once. */
import type { WireTeamScore } from '../../../src/contract/hub/wire.ts';
import type { MatchForm, Happening, Quote } from '../model.ts';
import type { Random } from '../random.ts';
import type { BoutFacts, Side } from '../results/event-facts.ts';
import { PointMatch } from './point-match.ts';

export interface BoutSport {
  sportId: number;
  stepMs: number;
  /** Returns the status code during a step, counted from 1. */
  status(step: number): number;
  /** Number of steps a side must win; 0 when the bout ends by `stoppage` or after `steps`. */
  toWin: number;
  steps: number;
  /** Probability that a step ends the bout at once. */
  stoppageChance: number;
  /** Returns the probability that home wins a step. */
  homeWinChance(form: MatchForm): number;
  quotes(match: BoutMatch, form: MatchForm): Quote[];
}

export class BoutMatch extends PointMatch {
  /** Number of the current step, from 1. */
  step = 1;
  readonly #winners: Side[] = [];
  /** Ending of the bout; undefined while it runs, and when control ended it. */
  #ending: BoutFacts['ending'];
  readonly #sport: BoutSport;

  constructor(sport: BoutSport, eventId: number, startedAtMs: number) {
    super(sport.sportId, eventId, startedAtMs, sport.stepMs);
    this.#sport = sport;
    this.write(startedAtMs);
  }

  quotes(form: MatchForm): Quote[] {
    return this.#sport.quotes(this, form);
  }

  facts(): BoutFacts {
    return { kind: 'bout', winners: this.#winners, ending: this.#ending };
  }

  protected play(form: MatchForm, random: Random): Happening[] {
    const side = random.chance(this.#sport.homeWinChance(form)) ? 'home' : 'away';
    return this.point(side, random.chance(this.#sport.stoppageChance));
  }

  protected point(side: Side, stopped = false): Happening[] {
    const { toWin, steps } = this.#sport;
    this.won[side] += 1;
    this.#winners.push(side);
    this.over = stopped || (toWin > 0 && this.won[side] === toWin) || this.step === steps;
    if (this.over) {
      this.#ending = stopped ? 'stopped' : 'full';
      return ['over'];
    }
    this.step += 1;
    return ['goal'];
  }

  protected status(): number {
    return this.#sport.status(this.step);
  }

  protected teamScore(side: Side): WireTeamScore {
    return { r: this.won[side], c: this.won[side] };
  }
}
