/** The rounds of the pool, past and present. Those of the weeks before the start are invented when somebody looks at one. */
import type { World } from '../world.ts';
import { pastRounds, pastStarts } from './past-rounds.ts';
import { type Round, firstStart, nextRound, sundayAtTen } from './round.ts';

const FIRST_CYCLE = 361;
/** No two of so many are of the same days. */
const RECENT_ROUNDS = 10;

interface Weeks {
  world: World;
  seed: number;
  now: () => number;
}

export class Rounds {
  readonly #weeks: Weeks;
  /** When they were first asked for: the past is of the weeks before. */
  #since: number | undefined;
  #past: Round[] | undefined;
  /** Of the world's own matches, oldest first. */
  #own: Round[] = [];

  constructor(weeks: Weeks) {
    this.#weeks = weeks;
  }

  /** The newest; undefined before one was opened. */
  get last(): Round | undefined {
    return this.#own.at(-1);
  }

  /** The newest; once that is paid, the next one, if there are enough matches. */
  get present(): Round | undefined {
    const { last } = this;
    if (last !== undefined && last.dividends === undefined) return last;
    const { world, now } = this.#weeks;
    this.#since ??= now();
    const cycle = FIRST_CYCLE + this.#own.length;
    const opensAt = sundayAtTen(now(), last === undefined ? 'before' : 'after');
    // Where too little is played after that day it opens at once.
    const before = this.#recentStarts(this.#since);
    const next = nextRound(world, cycle, opensAt, now(), before) ?? nextRound(world, cycle, now(), now(), before);
    if (next !== undefined) this.#own.push(next);
    return next;
  }

  /** Oldest first, as far as they have been opened. */
  get all(): Round[] {
    if (this.#since === undefined) return [];
    this.#past ??= pastRounds(this.#weeks.seed, FIRST_CYCLE, this.#since).rounds;
    return [...this.#past, ...this.#own];
  }

  numbered(cycle: number): Round | undefined {
    const own = this.#own[cycle - FIRST_CYCLE];
    return own ?? this.all.find((round) => round.cycle === cycle);
  }

  reset(): void {
    this.#since = undefined;
    this.#past = undefined;
    this.#own = [];
  }

  #recentStarts(since: number): number[] {
    const own = this.#own.map(({ matches }) => firstStart(matches));
    return [...pastStarts(since, RECENT_ROUNDS), ...own].slice(-RECENT_ROUNDS);
  }
}
