/** How far a bonus is turned over (rule bonus-3). Amounts are kuruş. */
import type { Bonus } from '../../model/bonus.ts';

export interface Wagering {
  required: number;
  /** Never more than what is required. */
  done: number;
  left: number;
  /** Whole and rounded down: 100 is reached with the last kuruş, and not before. */
  percent: number;
}

/** Null for a bonus without the condition. */
export function wageringOf({ turnover }: Pick<Bonus, 'turnover'>): Wagering | null {
  if (turnover === null || turnover.required <= 0) return null;
  const { required } = turnover;
  const done = Math.min(required, Math.max(0, turnover.done));
  return { required, done, left: required - done, percent: Math.floor((done * 100) / required) };
}

/** The bar is of use while it can still grow, and where it tells why nothing is left to do. */
export function showsWagering({ status }: Pick<Bonus, 'status'>): boolean {
  return status === 'active' || status === 'waits' || status === 'used' || status === 'unknown';
}
