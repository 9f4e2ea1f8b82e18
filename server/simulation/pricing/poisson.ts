/** Goals as two independent Poisson counts: the one distribution all football and ice-hockey markets are read from. */

/** Counts 0…LARGEST-1 a side at most; the tail beyond is folded into the last one. */
const LARGEST = 12;

export class ScoreGrid {
  readonly #size: number;
  /** Chance of each number of goals to come, of home and of away. */
  readonly #home: number[];
  readonly #away: number[];
  /** Chance of each total to come, and of each lead to come (index 0: -(size - 1)). */
  readonly #totals: number[];
  readonly #leads: number[];

  /** `home` and `away` are the expected goals still to come, `homeNow` and `awayNow` those already scored. */
  constructor(
    home: number,
    away: number,
    readonly homeNow = 0,
    readonly awayNow = 0,
  ) {
    const most = Math.max(home, away);
    this.#size = Math.min(LARGEST, 4 + Math.ceil(most + 3 * Math.sqrt(most)));
    this.#home = poisson(home, this.#size);
    this.#away = poisson(away, this.#size);
    this.#totals = zeros(2 * this.#size - 1);
    this.#leads = zeros(2 * this.#size - 1);
    for (let h = 0; h < this.#size; h += 1) {
      for (let a = 0; a < this.#size; a += 1) {
        const chance = (this.#home[h] ?? 0) * (this.#away[a] ?? 0);
        this.#totals[h + a] = (this.#totals[h + a] ?? 0) + chance;
        this.#leads[h - a + this.#size - 1] = (this.#leads[h - a + this.#size - 1] ?? 0) + chance;
      }
    }
  }

  /** Chances of `count` outcomes; `outcomeOf(home goals, away goals)` says which one a score is (-1: none). */
  split(count: number, outcomeOf: (home: number, away: number) => number): number[] {
    const chances = zeros(count);
    for (let h = 0; h < this.#size; h += 1) {
      for (let a = 0; a < this.#size; a += 1) {
        const outcome = outcomeOf(h + this.homeNow, a + this.awayNow);
        if (outcome >= 0) chances[outcome] = (chances[outcome] ?? 0) + (this.#home[h] ?? 0) * (this.#away[a] ?? 0);
      }
    }
    return chances;
  }

  /** 1, 0, 2 after adding `handicap` to home. */
  result(handicap = 0): number[] {
    const chances = zeros(3);
    this.#leads.forEach((chance, index) => {
      const row = outcomeIndexOf(index - this.#size + 1 + this.homeNow - this.awayNow + handicap);
      chances[row] = (chances[row] ?? 0) + chance;
    });
    return chances;
  }

  /** Chances of the leads home may end with, whatever they are: [lead, chance]. */
  leads(): [lead: number, chance: number][] {
    return this.#leads.map((chance, index) => [index - this.#size + 1 + this.homeNow - this.awayNow, chance]);
  }

  /** Alt, Üst of the goals of both. */
  total(line: number): number[] {
    return underOver(this.#totals, line - this.homeNow - this.awayNow);
  }

  homeTotal(line: number): number[] {
    return underOver(this.#home, line - this.homeNow);
  }

  awayTotal(line: number): number[] {
    return underOver(this.#away, line - this.awayNow);
  }

  /** Var, Yok. */
  bothScore(): number[] {
    const home = this.homeNow > 0 ? 1 : 1 - (this.#home[0] ?? 0);
    const away = this.awayNow > 0 ? 1 : 1 - (this.#away[0] ?? 0);
    return [home * away, 1 - home * away];
  }

  /** Tek, Çift. */
  oddEven(): number[] {
    return this.byTotal(2, (goals) => (goals % 2 === 1 ? 0 : 1));
  }

  /** Chances of `count` outcomes that only depend on the goals of both together. */
  byTotal(count: number, outcomeOf: (goals: number) => number): number[] {
    const chances = zeros(count);
    this.#totals.forEach((chance, index) => {
      const outcome = outcomeOf(index + this.homeNow + this.awayNow);
      chances[outcome] = (chances[outcome] ?? 0) + chance;
    });
    return chances;
  }
}

/** 0 home, 1 draw, 2 away: the outcome order "1, 0, 2". */
export function outcomeIndexOf(difference: number): 0 | 1 | 2 {
  return difference > 0 ? 0 : difference === 0 ? 1 : 2;
}

/** "1 ve 0", "1 ve 2", "0 ve 2" from 1, 0, 2; sums to 2. */
export function doubleChances(result: readonly number[]): number[] {
  const [home = 0, draw = 0, away = 0] = result;
  return [home + draw, home + away, draw + away];
}

/** Chances of 0, 1, … size - 1 and more. */
function poisson(expected: number, size = LARGEST): number[] {
  const chances: number[] = [];
  let chance = Math.exp(-expected);
  let sum = 0;
  for (let count = 0; count < size - 1; count += 1) {
    chances.push(chance);
    sum += chance;
    chance *= expected / (count + 1);
  }
  chances.push(Math.max(0, 1 - sum));
  return chances;
}

/** Alt, Üst of a Poisson count with `now` already there. */
export function poissonTotal(expected: number, now: number, line: number): number[] {
  let below = 0;
  let chance = Math.exp(-expected);
  for (let count = 0; count + now <= line; count += 1) {
    below += chance;
    chance *= expected / (count + 1);
  }
  return [below, 1 - below];
}

function underOver(counts: readonly number[], line: number): number[] {
  let under = 0;
  for (let count = 0; count <= line && count < counts.length; count += 1) under += counts[count] ?? 0;
  return [under, Math.max(0, 1 - under)];
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}
