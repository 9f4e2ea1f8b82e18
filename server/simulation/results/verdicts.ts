/** Verdicts shared by many markets: numbers of the winning outcomes, or void. */
import type { Side } from './event-facts.ts';
import { outcomeIndexOf } from '../pricing/poisson.ts';

export type Verdict = readonly number[] | 'void';

/** Decides 1, 0, 2 after adding the handicap to home. */
export function resultVerdict(home: number, away: number, handicap = 0): Verdict {
  return [1 + outcomeIndexOf(home + handicap - away)];
}

/** Decides 1, 2; void when both are level. */
export function winnerVerdict(home: number, away: number, handicap = 0): Verdict {
  const lead = home + handicap - away;
  return lead === 0 ? 'void' : [lead > 0 ? 1 : 2];
}

/** Decides "1 ve 0", "1 ve 2", "0 ve 2". */
export function doubleChanceVerdict(home: number, away: number): Verdict {
  return [
    [1, 2],
    [1, 3],
    [2, 3],
  ][outcomeIndexOf(home - away)] as Verdict;
}

/** Decides "Alt", "Üst"; void when the count equals the line. */
export function underOverVerdict(count: number, line: number): Verdict {
  return count === line || Number.isNaN(line) ? 'void' : [count < line ? 1 : 2];
}

/** Decides "Var", "Yok" or "Evet", "Hayır". */
export function yesNoVerdict(it: boolean): Verdict {
  return [it ? 1 : 2];
}

/** Decides "Tek", "Çift". */
export function oddEvenVerdict(count: number): Verdict {
  return [count % 2 === 1 ? 1 : 2];
}

/** Returns the outcome with this label; void when there is none. */
export function labelVerdict(labels: readonly string[], label: string): Verdict {
  const index = labels.indexOf(label);
  return index < 0 ? 'void' : [index + 1];
}

/** Decides 1, 2 by side; void when there is no side. */
export function sideVerdict(it: Side | undefined): Verdict {
  return it === undefined ? 'void' : [it === 'home' ? 1 : 2];
}

/** Decides 1, none, 2 by side. */
export function sideOrNoneVerdict(it: Side | undefined): Verdict {
  return [it === undefined ? 2 : it === 'home' ? 1 : 3];
}
