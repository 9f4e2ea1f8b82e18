/** Volleyball and table tennis: rallies make sets, sets make the match. */
import type { WirePeriod, WireScore, WireTeamScore } from '../../../src/contract/hub/wire.ts';
import type { MatchForm, Happening, Quote, RunningMatch } from '../model.ts';
import type { Random } from '../random.ts';
import type { SetFacts, Side } from '../results/event-facts.ts';
import { PointTimer } from './point-timer.ts';
import { scoreTimestamp } from './score-timestamp.ts';

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

const FIRST_SET_STATUS = 19;
const FINISHED = 5;

export class RallyMatch implements RunningMatch {
  readonly score: WireScore;
  /** Points of the sets, the running one last. */
  readonly sets: { home: number; away: number }[] = [{ home: 0, away: 0 }];
  readonly won = { home: 0, away: 0 };
  serving: Side;
  over = false;
  readonly #sport: RallySport;
  readonly #pace: PointTimer;
  readonly #firstServer: Side;

  constructor(sport: RallySport, eventId: number, startedAtMs: number, random: Random) {
    this.#sport = sport;
    this.#pace = new PointTimer(startedAtMs, sport.rallyMs);
    this.serving = random.chance(0.5) ? 'home' : 'away';
    this.#firstServer = this.serving;
    this.score = { id: eventId, eid: eventId, sid: sport.sportId };
    this.#write(startedAtMs);
  }

  get set(): { home: number; away: number } {
    return this.sets.at(-1) ?? { home: 0, away: 0 };
  }

  advance(now: number, form: MatchForm, random: Random): Happening[] {
    const happenings: Happening[] = [];
    if (this.over) return happenings;
    this.#pace.run(now, random, () => {
      happenings.push(...this.#point(random.chance(this.#sport.homeRallyChance(form)) ? 'home' : 'away'));
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
    return { kind: 'sets', won: this.won, sets: this.sets, games: [] };
  }

  #point(side: Side): Happening[] {
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
    this.#pace.delay(this.#sport.breakMs);
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

  #write(now: number): void {
    const { score } = this;
    score.t = scoreTimestamp(score, now);
    score.s = this.over ? FINISHED : FIRST_SET_STATUS + this.sets.length - 1;
    score.ht = this.#block('home');
    score.at = this.#block('away');
  }

  #block(side: Side): WireTeamScore {
    const ss = this.sets.map((set, index): WirePeriod => ({ n: index + 1, s: set[side] }));
    return { r: this.won[side], c: this.won[side], sp: this.serving === side && !this.over, ss };
  }
}

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}
