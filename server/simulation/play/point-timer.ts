/** Timing of the points in sports without a clock. */
import type { Random } from '../random.ts';

/** Maximum number of points played at once; after a long pause the match simply continues from now. */
const CATCH_UP = 400;

export class PointTimer {
  #nextMs: number;

  constructor(
    startMs: number,
    readonly gapMs: number,
  ) {
    this.#nextMs = startMs + gapMs;
  }

  /** Calls `play` for every point that is due; `play` returns false when the match is over. */
  run(now: number, random: Random, play: () => boolean): void {
    for (let points = 0; points < CATCH_UP && this.#nextMs <= now; points += 1) {
      this.#nextMs += this.gapMs * random.between(0.5, 1.5);
      if (!play()) return;
    }
    if (this.#nextMs < now - this.gapMs) this.#nextMs = now;
  }

  /** Delays the next point by `ms` milliseconds. */
  delay(ms: number): void {
    this.#nextMs += ms;
  }
}
