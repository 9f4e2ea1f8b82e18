/** The rounds of the pool, past and present. Rounds of the weeks before the start are invented on first access. */
import type { World } from '../world.ts';
import { pastRounds, pastFirstKickOffs } from './past-rounds.ts';
import { type PoolRoundRecord, firstKickOff, createNextRound, sundayAtTen } from './pool-round-record.ts';

const FIRST_CYCLE = 361;
/** Number of recent rounds that must all be on different days. */
const RECENT_ROUNDS = 10;

interface Weeks {
  world: World;
  seed: number;
  now: () => number;
}

export class PoolRounds {
  readonly #weeks: Weeks;
  /** Time of the first access in epoch milliseconds; the invented rounds are dated before it. */
  #since: number | undefined;
  #past: PoolRoundRecord[] | undefined;
  /** Rounds of the world's own matches, oldest first. */
  #own: PoolRoundRecord[] = [];

  constructor(weeks: Weeks) {
    this.#weeks = weeks;
  }

  /** The newest round; undefined before the first one was opened. */
  get newest(): PoolRoundRecord | undefined {
    return this.#own.at(-1);
  }

  /** The newest round; once it is paid, the next one, if there are enough matches. */
  get current(): PoolRoundRecord | undefined {
    const { newest: last } = this;
    if (last !== undefined && last.dividends === undefined) return last;
    const { world, now } = this.#weeks;
    this.#since ??= now();
    const cycle = FIRST_CYCLE + this.#own.length;
    const opensAt = sundayAtTen(now(), last === undefined ? 'before' : 'after');
    // The round opens at once when there are too few matches after that day.
    const before = this.#recentStarts(this.#since);
    const next =
      createNextRound(world, cycle, opensAt, now(), before) ?? createNextRound(world, cycle, now(), now(), before);
    if (next !== undefined) this.#own.push(next);
    return next;
  }

  /** All rounds opened so far, oldest first. */
  get all(): PoolRoundRecord[] {
    if (this.#since === undefined) return [];
    this.#past ??= pastRounds(this.#weeks.seed, FIRST_CYCLE, this.#since).rounds;
    return [...this.#past, ...this.#own];
  }

  byCycle(cycle: number): PoolRoundRecord | undefined {
    const own = this.#own[cycle - FIRST_CYCLE];
    return own ?? this.all.find((round) => round.cycle === cycle);
  }

  reset(): void {
    this.#since = undefined;
    this.#past = undefined;
    this.#own = [];
  }

  #recentStarts(since: number): number[] {
    const own = this.#own.map(({ matches }) => firstKickOff(matches));
    return [...pastFirstKickOffs(since, RECENT_ROUNDS), ...own].slice(-RECENT_ROUNDS);
  }
}
