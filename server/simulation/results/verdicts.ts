/** Verdicts shared by many markets: numbers of the winning outcomes, or void. */
import type { Side } from './facts.ts';
import { side } from '../pricing/poisson.ts';

export type Verdict = readonly number[] | 'void';

/** Decides 1, 0, 2 after adding the handicap to home. */
export function result(home: number, away: number, handicap = 0): Verdict {
  return [1 + side(home + handicap - away)];
}

/** Decides 1, 2; void when both are level. */
export function winner(home: number, away: number, handicap = 0): Verdict {
  const lead = home + handicap - away;
  return lead === 0 ? 'void' : [lead > 0 ? 1 : 2];
}

/** Decides "1 ve 0", "1 ve 2", "0 ve 2". */
export function doubleChance(home: number, away: number): Verdict {
  return [
    [1, 2],
    [1, 3],
    [2, 3],
  ][side(home - away)] as Verdict;
}

/** Decides "Alt", "Üst"; void when the count equals the line. */
export function underOver(count: number, line: number): Verdict {
  return count === line || Number.isNaN(line) ? 'void' : [count < line ? 1 : 2];
}

/** Decides "Var", "Yok" or "Evet", "Hayır". */
export function whether(it: boolean): Verdict {
  return [it ? 1 : 2];
}

/** Decides "Tek", "Çift". */
export function oddEven(count: number): Verdict {
  return [count % 2 === 1 ? 1 : 2];
}

/** Returns the outcome with this label; void when there is none. */
export function labelled(labels: readonly string[], label: string): Verdict {
  const index = labels.indexOf(label);
  return index < 0 ? 'void' : [index + 1];
}

/** Decides 1, 2 by side; void when there is no side. */
export function sideOf(it: Side | undefined): Verdict {
  return it === undefined ? 'void' : [it === 'home' ? 1 : 2];
}

/** Decides 1, none, 2 by side. */
export function sideOrNone(it: Side | undefined): Verdict {
  return [it === undefined ? 2 : it === 'home' ? 1 : 3];
}
