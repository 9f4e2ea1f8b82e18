/** Money on its way from the balance to the player's bank. Money is kuruş. */

/** Whether money may move, and what the service says of a withdrawal before it is asked for one. */
export interface PaymentRules {
  canDeposit: boolean;
  canWithdraw: boolean;
  withdrawal: WithdrawalTerms;
}

/** null where the service does not say. */
export interface WithdrawalTerms {
  /** Kuruş. */
  min: number | null;
  max: number | null;
  fee: number | null;
  /** How long it takes, in the service's words. */
  duration: string | null;
}
