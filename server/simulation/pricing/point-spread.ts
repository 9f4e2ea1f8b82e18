/** Points as a normal distribution of the difference and of the total: basketball, handball, and totals of set sports. */

export class PointSpread {
  /** Expected final difference (home - away) and total, with their deviations; what is already scored is inside. */
  constructor(
    readonly difference: number,
    readonly differenceDeviation: number,
    readonly points: number,
    readonly pointsDeviation: number,
  ) {}

  /** 1, 2 where a draw cannot be (overtime counts) after adding a handicap of halves to home. */
  winner(handicap = 0): number[] {
    const away = normalCumulative((-handicap - this.difference) / this.differenceDeviation);
    return [1 - away, away];
  }

  /** 1, 0, 2; whole differences, so a draw is the strip of one point around 0. */
  result(handicap = 0): number[] {
    const low = normalCumulative((-0.5 - handicap - this.difference) / this.differenceDeviation);
    const high = normalCumulative((0.5 - handicap - this.difference) / this.differenceDeviation);
    return [1 - high, high - low, low];
  }

  /** Alt, Üst. */
  total(line: number): number[] {
    return underOverChances(this.points, this.pointsDeviation, line);
  }

  /** Alt, Üst of one side: its points are half of total ± difference. */
  sideTotal(home: boolean, line: number): number[] {
    const mean = (this.points + (home ? this.difference : -this.difference)) / 2;
    return underOverChances(mean, Math.hypot(this.pointsDeviation, this.differenceDeviation) / 2, line);
  }

  meanOf(home: boolean): number {
    return (this.points + (home ? this.difference : -this.difference)) / 2;
  }
}

export function underOverChances(mean: number, deviation: number, line: number): number[] {
  const under = normalCumulative((line - mean) / deviation);
  return [under, 1 - under];
}

/** The line with a half nearest to a value. */
export function halfLine(value: number): number {
  return Math.floor(value) + 0.5;
}

/** Standard normal distribution function (Abramowitz and Stegun 26.2.17, error below 1e-7). */
export function normalCumulative(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    0.3989422804 *
    Math.exp((-z * z) / 2) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}
