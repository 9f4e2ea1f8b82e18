/** Longest winning and losing runs (rule figures-8). */
import type { FigureCoupon } from './figure-coupon.ts';

export interface Run {
  length: number;
  /** Time of the play of the first and the last coupon, epoch seconds. */
  from: number;
  to: number;
}

/**
 * Longest runs of won and of lost coupons in the order of the play; of equal ones the newest. Null without one. Other
 * coupons neither end nor extend a run.
 * @param coupons newest first
 */
export function longestRuns(coupons: readonly FigureCoupon[]): { winning: Run | null; losing: Run | null } {
  return { winning: longest(coupons, 'won'), losing: longest(coupons, 'lost') };
}

function longest(coupons: readonly FigureCoupon[], kind: 'won' | 'lost'): Run | null {
  let best: Run | null = null;
  let run: Run | null = null;
  for (const { outcome, at } of coupons) {
    if (outcome !== 'won' && outcome !== 'lost') continue;
    run = outcome === kind ? extended(run, at) : null;
    if (run !== null && run.length > (best?.length ?? 0)) best = run;
  }
  return best;
}

function extended(run: Run | null, at: number): Run {
  return run === null ? { length: 1, from: at, to: at } : { length: run.length + 1, from: at, to: run.to };
}
