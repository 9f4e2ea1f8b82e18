/** How questions are answered that many markets ask: the numbers of the outcomes that won, or void. */
import type { Side } from './facts.ts';
import { side } from '../pricing/poisson.ts';

export type Verdict = readonly number[] | 'void';

/** 1, 0, 2 after adding the handicap to home. */
export function result(home: number, away: number, handicap = 0): Verdict {
  return [1 + side(home + handicap - away)];
}

/** 1, 2; nobody where both are level. */
export function winner(home: number, away: number, handicap = 0): Verdict {
  const lead = home + handicap - away;
  return lead === 0 ? 'void' : [lead > 0 ? 1 : 2];
}

/** "1 ve 0", "1 ve 2", "0 ve 2" */
export function doubleChance(home: number, away: number): Verdict {
  return [
    [1, 2],
    [1, 3],
    [2, 3],
  ][side(home - away)] as Verdict;
}

/** Alt, Üst */
export function underOver(count: number, line: number): Verdict {
  return count === line || Number.isNaN(line) ? 'void' : [count < line ? 1 : 2];
}

/** Var, Yok; Evet, Hayır */
export function whether(it: boolean): Verdict {
  return [it ? 1 : 2];
}

/** Tek, Çift */
export function oddEven(count: number): Verdict {
  return [count % 2 === 1 ? 1 : 2];
}

/** The outcome with this label; void where there is none. */
export function labelled(labels: readonly string[], label: string): Verdict {
  const index = labels.indexOf(label);
  return index < 0 ? 'void' : [index + 1];
}

/** 1, 2: who it was; void when it did not come to it. */
export function sideOf(it: Side | undefined): Verdict {
  return it === undefined ? 'void' : [it === 'home' ? 1 : 2];
}

/** 1, none, 2 */
export function sideOrNone(it: Side | undefined): Verdict {
  return [it === undefined ? 2 : it === 'home' ? 1 : 3];
}
