/** Matches of sports without a clock: points come at intervals, and each point may decide a set or the match. */
import type { WirePeriod, WireScore, WireTeamScore } from '../../../src/contract/hub/wire.ts';
import type { MatchForm, Happening, Quote, RunningMatch } from '../model.ts';
import type { Random } from '../random.ts';
import type { MatchFacts, Side } from '../results/event-facts.ts';

const FIRST_SET_STATUS = 19;
const FINISHED = 5;
/** Maximum number of points played at once; after a long pause the match simply continues from now. */
const CATCH_UP = 400;

/** A constructor of a sport ends with `write`, because the score depends on the fields of that sport. */
export abstract class PointMatch implements RunningMatch {
  readonly score: WireScore;
  /** Sets, frames or rounds that each side has won. */
  readonly won = { home: 0, away: 0 };
  over = false;
  #nextMs: number;
  readonly #gapMs: number;

  /** @param gapMs average time between two points, in milliseconds */
  constructor(sportId: number, eventId: number, startedAtMs: number, gapMs: number) {
    this.score = { id: eventId, eid: eventId, sid: sportId };
    this.#nextMs = startedAtMs + gapMs;
    this.#gapMs = gapMs;
  }

  abstract quotes(form: MatchForm): Quote[];
  abstract facts(): MatchFacts;
  /** Plays one point by chance. */
  protected abstract play(form: MatchForm, random: Random): Happening[];
  /** Gives one point to a side. */
  protected abstract point(side: Side): Happening[];
  /** Returns the status code of a running match. */
  protected abstract status(): number;
  protected abstract teamScore(side: Side): WireTeamScore;

  advance(now: number, form: MatchForm, random: Random): Happening[] {
    const happenings: Happening[] = [];
    if (this.over) return happenings;
    for (let points = 0; points < CATCH_UP && this.#nextMs <= now && !this.over; points += 1) {
      this.#nextMs += this.#gapMs * random.between(0.5, 1.5);
      happenings.push(...this.play(form, random));
    }
    if (this.#nextMs < now - this.#gapMs) this.#nextMs = now;
    if (happenings.length > 0) this.write(now);
    return happenings;
  }

  award(side: Side, now: number): Happening[] {
    const happenings = this.over ? [] : this.point(side);
    this.write(now);
    return happenings;
  }

  end(now: number): void {
    this.over = true;
    this.write(now);
  }

  /** Delays the next point by `ms` milliseconds. */
  protected delay(ms: number): void {
    this.#nextMs += ms;
  }

  protected write(now: number): void {
    const { score } = this;
    score.t = scoreTimestamp(score, now);
    score.s = this.over ? FINISHED : this.status();
    score.ht = this.teamScore('home');
    score.at = this.teamScore('away');
  }
}

interface SetScore {
  home: number;
  away: number;
  tieBreak?: { home: number; away: number };
}

/** A match of sets with a server. */
export abstract class SetMatch extends PointMatch {
  /** Points or games of the sets, the running one last. */
  readonly sets: SetScore[] = [{ home: 0, away: 0 }];
  serving: Side;

  constructor(sportId: number, eventId: number, startedAtMs: number, gapMs: number, random: Random) {
    super(sportId, eventId, startedAtMs, gapMs);
    this.serving = random.chance(0.5) ? 'home' : 'away';
  }

  get set(): SetScore {
    return this.sets.at(-1) ?? { home: 0, away: 0 };
  }

  protected status(): number {
    return FIRST_SET_STATUS + this.sets.length - 1;
  }

  protected setRows(side: Side): WirePeriod[] {
    return this.sets.map((set, index) => {
      const row = { n: index + 1, s: set[side] };
      return set.tieBreak ? { ...row, tb: set.tieBreak[side] } : row;
    });
  }
}

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** Returns the timestamp of a score in milliseconds; always later than the previous one of the same match. */
export const scoreTimestamp = ({ t = 0 }: WireScore, now: number): number => Math.max(Math.floor(now), t + 1);
