/** Snooker and MMA: few, long steps (frames, rounds), each decided at once. */
import type { WireScore } from '../../../src/contract/hub/wire.ts';
import type { MatchForm, Happening, Quote, RunningMatch } from '../model.ts';
import type { Random } from '../random.ts';
import type { BoutFacts, Side } from '../results/event-facts.ts';
import { PointTimer } from './point-timer.ts';
import { scoreTimestamp } from './score-timestamp.ts';

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

const FINISHED = 5;

export class BoutMatch implements RunningMatch {
  readonly score: WireScore;
  readonly won = { home: 0, away: 0 };
  /** Number of the current step, from 1. */
  step = 1;
  over = false;
  readonly #winners: Side[] = [];
  /** Ending of the bout; undefined while it runs, and when control ended it. */
  #ending: BoutFacts['ending'];
  readonly #sport: BoutSport;
  readonly #pace: PointTimer;

  constructor(sport: BoutSport, eventId: number, startedAtMs: number) {
    this.#sport = sport;
    this.#pace = new PointTimer(startedAtMs, sport.stepMs);
    this.score = { id: eventId, eid: eventId, sid: sport.sportId };
    this.#write(startedAtMs);
  }

  advance(now: number, form: MatchForm, random: Random): Happening[] {
    const happenings: Happening[] = [];
    if (this.over) return happenings;
    this.#pace.run(now, random, () => {
      const side = random.chance(this.#sport.homeWinChance(form)) ? 'home' : 'away';
      happenings.push(...this.#decide(side, random.chance(this.#sport.stoppageChance)));
      return !this.over;
    });
    if (happenings.length > 0) this.#write(now);
    return happenings;
  }

  award(side: Side, now: number): Happening[] {
    const happenings = this.over ? [] : this.#decide(side, false);
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

  facts(): BoutFacts {
    return { kind: 'bout', winners: this.#winners, ending: this.#ending };
  }

  #decide(side: Side, stopped: boolean): Happening[] {
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

  #write(now: number): void {
    const { score } = this;
    score.t = scoreTimestamp(score, now);
    score.s = this.over ? FINISHED : this.#sport.status(this.step);
    score.ht = { r: this.won.home, c: this.won.home };
    score.at = { r: this.won.away, c: this.won.away };
  }
}
