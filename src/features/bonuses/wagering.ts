/** Progress of a bonus's wagering requirement (rule bonus-3). Amounts are kuruş. */
import type { Bonus } from '../../model/payment.ts';

export interface Wagering {
  required: number;
  /** Amount wagered, capped at `required`. */
  done: number;
  left: number;
  /** Whole percent, rounded down: 100 only when the full amount is wagered. */
  percent: number;
}

/** Returns null when the bonus has no wagering requirement. */
export function wageringOf({ turnover }: Pick<Bonus, 'turnover'>): Wagering | null {
  if (turnover === null || turnover.required <= 0) return null;
  const { required } = turnover;
  const done = Math.min(required, Math.max(0, turnover.done));
  return { required, done, left: required - done, percent: Math.floor((done * 100) / required) };
}

/** True when the progress bar is useful: it can still grow, or it explains why the bonus is used up. */
export function showsWagering({ status }: Pick<Bonus, 'status'>): boolean {
  return status === 'active' || status === 'waits' || status === 'used' || status === 'unknown';
}
