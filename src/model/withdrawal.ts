/** Money on its way from the balance to the player's bank. Money is kuruş. */
import type { Doubt, MoneyState } from './money-call.ts';

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

export interface WithdrawRequest {
  /** Made once a tap: names the intent to the service, whatever happens on the way. */
  intent: string;
  amount: number;
  accountId: string;
}

/** What came of the last tap on "Çek", where there is more to say than of any money. */
export type WithdrawTold =
  | { phase: 'confirmed'; intent: string; id: string; amount: number; sentAt: number }
  /** Nothing else can be withdrawn, transactions and balance are asked. */
  | { phase: 'unknown'; intent: string; amount: number; sentAt: number; doubt: Doubt };

export type WithdrawState = MoneyState<WithdrawTold>;

/** A withdrawal the service knows of. */
export interface Withdrawal {
  id: string;
  /** Kuruş, positive. */
  amount: number;
  /** Epoch seconds. */
  askedAt: number;
  state: 'pending' | 'paid' | 'cancelled';
  /** Epoch seconds; null while it waits, and where the service does not say. */
  endedAt: number | null;
}
