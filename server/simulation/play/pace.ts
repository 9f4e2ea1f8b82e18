/** When the next point of a sport without a clock falls. */
import type { Random } from '../random.ts';

/** More than this many points are not caught up at once: after a long sleep the match simply went slower. */
const CATCH_UP = 400;

export class Pace {
  #nextMs: number;

  constructor(
    startMs: number,
    readonly gapMs: number,
  ) {
    this.#nextMs = startMs + gapMs;
  }

  /** Calls `play` for every point that is due; `play` answers false when the match is over. */
  run(now: number, random: Random, play: () => boolean): void {
    for (let points = 0; points < CATCH_UP && this.#nextMs <= now; points += 1) {
      this.#nextMs += this.gapMs * random.between(0.5, 1.5);
      if (!play()) return;
    }
    if (this.#nextMs < now - this.gapMs) this.#nextMs = now;
  }

  /** A break before the next point. */
  rest(ms: number): void {
    this.#nextMs += ms;
  }
}
