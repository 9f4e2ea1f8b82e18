/** A retry budget without jitter: every pause is its upper bound. */
import { type RetryBudget, createRetryBudget } from '../../workers/engine/calls/retry-budget.ts';

export const fullPauses = (): RetryBudget => createRetryBudget({ random: () => 1 });
