/** A retry budget without jitter: every pause is its upper bound. */
import { type RetryBudget, createRetryBudget } from '../../workers/engine/calls/retry-budget.ts';

export const fullPauses = (now: () => number = () => Date.now()): RetryBudget =>
  createRetryBudget({ now, random: () => 1 });
