/** Limits that a member sets on this device, and what was staked from it (rules balance-3 to balance-9). */

/** The limits as the page and the slip show them. Amounts are kuruş, times epoch seconds. */
export interface OwnLimitsState {
  /** The amount of a week; null without one. */
  weekly: number | null;
  /** Staked from this device in this week. */
  spent: number;
  /** The Monday at which the next week begins. */
  weekEndsAt: number;
  /** A higher amount, or none, that holds from `at`; null when nothing waits. */
  next: { weekly: number | null; at: number } | null;
  /** The end of the pause; null without one. */
  pausedUntil: number | null;
}

/** Lengths of a pause, days. */
export const pauseDays = [1, 7, 30] as const;

export type OwnLimitsChange =
  /** Sets the amount of a week, kuruş; null removes it. */
  | { type: 'weekly'; amount: number | null }
  /** Cancels the change that waits. */
  | { type: 'keep' }
  | { type: 'pause'; days: (typeof pauseDays)[number] };
