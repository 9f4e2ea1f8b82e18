/** Seeded chance: the same seed gives the same world (mulberry32, period 2^32, far more than a run draws). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Whole number in [0, below). */
  integer(below: number): number {
    return Math.floor(this.next() * below);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[this.integer(list.length)];
    if (chosen === undefined) throw new RangeError('nothing to pick from');
    return chosen;
  }

  /** Standard normal (Box–Muller, one of the pair). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** Index drawn in proportion to the weights. */
  weighted(weights: readonly number[]): number {
    let left = this.next() * weights.reduce((sum, weight) => sum + weight, 0);
    for (let index = 0; index < weights.length; index += 1) {
      left -= weights[index] ?? 0;
      if (left < 0) return index;
    }
    return weights.length - 1;
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((each) => ({ each, place: this.next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ each }) => each);
  }
}

/**
 * Returns a fixed number in [0, 1) for an id and salt, so that derived values do not depend on the time of the request.
 */
export function steadyNoise(id: number, salt: number): number {
  return new Random(Math.imul(id, 2654435761) ^ Math.imul(salt + 1, 40503)).next();
}
