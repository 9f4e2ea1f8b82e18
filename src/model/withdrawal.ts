/** Withdrawals from the balance to the player's bank. Money is kuruş. */
import type { Doubt, MoneyState } from './money-call.ts';

/** Permissions for deposits and withdrawals, and the terms of a withdrawal. */
export interface PaymentRules {
  canDeposit: boolean;
  canWithdraw: boolean;
  withdrawal: WithdrawalTerms;
}

/** Terms of a withdrawal; null when the service does not send the field. */
export interface WithdrawalTerms {
  /** Kuruş. */
  min: number | null;
  max: number | null;
  fee: number | null;
  /** Duration of a withdrawal, in the service's words. */
  duration: string | null;
}

export interface WithdrawRequest {
  /** Id created once per tap; identifies the intent to the service, whatever happens to the request. */
  intent: string;
  amount: number;
  accountId: string;
}

/** Results of the last tap on "Çek" with more data than the shared money states. */
export type DetailedWithdrawState =
  | { phase: 'confirmed'; intent: string; id: string; amount: number; sentAt: number }
  /** Further withdrawals are blocked while transactions and balance are checked. */
  | { phase: 'unknown'; intent: string; amount: number; sentAt: number; doubt: Doubt };

export type WithdrawState = MoneyState<DetailedWithdrawState>;

/** A withdrawal in the service's records. */
export interface Withdrawal {
  id: string;
  /** Kuruş, positive. */
  amount: number;
  /** Epoch seconds. */
  requestedAt: number;
  state: 'pending' | 'paid' | 'cancelled';
  /** Epoch seconds; null while it is pending, and when the service does not send it. */
  endedAt: number | null;
}
