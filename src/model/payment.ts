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

/** Ways to deposit money to a player's account. No call of the product moves this money: the player's bank sends it. */
export interface DepositMethods {
  transfers: TransferAccount[];
  menus: BankMenu[];
  /** Account name that a bank's own menu requires, '' when the service sends none. */
  accountName: string;
}

/** An account to deposit to. Fields the service does not send are ''. */
export interface TransferAccount {
  bank: string;
  owner: string;
  /** 26 characters without spaces. */
  iban: string;
  branch: string;
  accountNumber: string;
  /** Reference the player enters in the transfer, which identifies the player. */
  reference: string;
  isOpen: boolean;
}

/** A bank with a menu for games of chance. */
export interface BankMenu {
  bank: string;
  channels: BankChannel[];
  /** Path through the bank's menus, one entry per step. */
  path: string[];
  isOpen: boolean;
}

export interface BankChannel {
  kind: 'internet' | 'mobile' | 'atm' | 'branch' | 'phone' | 'other';
  /** Name of the channel as the service sends it. */
  name: string;
}

/** A movement of a member's money. */
export interface Transaction {
  id: string;
  /** Client-Transaction-Id of the request that caused it, null when the service does not send it. */
  transactionId: string | null;
  /** Epoch seconds. */
  at: number;
  /** Type number (rule wallet-11); types 4 and 10 with coupon type 27 are fixed odds, without it the pool. */
  type: number;
  couponType: number | null;
  /** The service's own name of the type, '' when it sends none. */
  name: string;
  description: string;
  /** Kuruş, as the service sends it: negative when the service marks charges with a sign. */
  amount: number;
  /** Balance of the pocket afterwards in kuruş, null when the service does not send it. */
  balance: number | null;
  pocket: 'balance' | 'bonus';
  couponId: string | null;
  /** Bank account of a transfer, masked; '' for none. */
  iban: string;
}

/** A member's bank account, to which money may be withdrawn. */
export interface BankAccount {
  id: string;
  /** The IBAN contains no spaces. */
  iban: string;
  /** Name of the bank, '' when the service sends none. */
  bankName: string;
  /** Name the player gave the account, '' for none. */
  name: string;
  /** Name of the account holder, possibly masked; '' when the service sends none. */
  owner: string;
  /** `hold`: money came from this account, and the player has not confirmed it yet. */
  status: 'active' | 'hold' | 'unknown';
  isDefault: boolean;
}

/** Bonuses given to a member. Amounts are kuruş, times epoch seconds. */
export type BonusStatus = 'active' | 'used' | 'cancelled' | 'expired' | 'waits' | 'unknown';

export interface Bonus {
  id: string;
  name: string;
  description: string;
  amount: number;
  /** The unused part; null when the service does not send it. */
  remaining: number | null;
  status: BonusStatus;
  /** Stakes required before the bonus may be withdrawn, and those made so far; null when there is no such condition. */
  turnover: { required: number; done: number } | null;
  /** Null when the service does not send it. */
  beginsAt: number | null;
  endsAt: number | null;
  /** Minimum odd of a coupon that counts, hundredths. Null for any. */
  minOdd: number | null;
}

export interface Campaign {
  id: string;
  title: string;
  summary: string;
  /** Address of an image; '' for none. */
  image: string;
  /** Link target: a page of the product or of the web; '' for none. */
  url: string;
  beginsAt: number | null;
  endsAt: number | null;
  /** HTML from the service; '' for none. */
  text: string;
}
