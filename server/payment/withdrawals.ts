/** Withdrawals to the players' banks: each is pending, then paid or cancelled with a refund. In memory. */
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { hundredths } from '../wager/money.ts';
import type { Purse } from '../wager/purse.ts';
import { badRequest } from '../http/envelope.ts';
import { WITHDRAW_MAX, WITHDRAW_MIN, withdrawRefused } from './refusals.ts';
import type { Withdrawal } from './withdrawal.ts';

export interface WithdrawOrder {
  /** TL. */
  amount: number;
  playerAccountIbanId: string;
}

/** Milliseconds a withdrawal stays pending unless control ends it. */
export const WAITS_MS = 3 * 60_000;
const CANCELLED_KURUS = 13;
/** Active, and GrayList. */
const WITHDRAWING = new Set([4, 5]);

export class Withdrawals {
  readonly #accounts: Accounts;
  readonly #purse: Purse;
  readonly #now: () => number;
  #all: Withdrawal[] = [];

  constructor(accounts: Accounts, purse: Purse, now: () => number) {
    this.#accounts = accounts;
    this.#purse = purse;
    this.#now = now;
  }

  ask(account: Account, transactionId: string, { amount, playerAccountIbanId }: WithdrawOrder): Withdrawal {
    this.settle();
    const mine = this.#all.filter(({ playerNo }) => playerNo === account.playerNo);
    const known = mine.find((each) => each.transactionId === transactionId);
    if (known !== undefined && account.idempotency) return known;
    const kurus = hundredths(amount);
    if (kurus === undefined) throw badRequest('amount must have at most two decimals');
    if (!WITHDRAWING.has(account.status)) throw withdrawRefused('PlayerStatus');
    if (!account.canWithdraw) throw withdrawRefused('WithdrawBlocked');
    const bank = this.#accounts.bankAccounts.of(account.playerNo).find(({ id }) => id === playerAccountIbanId);
    if (bank?.status !== 'Active') throw withdrawRefused('IbanNotUsable');
    if (kurus < WITHDRAW_MIN) throw withdrawRefused('AmountTooLow');
    if (kurus > WITHDRAW_MAX) throw withdrawRefused('AmountTooHigh');
    if (mine.some(({ state }) => state === 'pending') && account.oneWithdrawal) throw withdrawRefused('PendingExists');
    if (kurus > account.balance) throw withdrawRefused('InsufficientBalance');
    const made: Withdrawal = {
      id: `w${this.#all.length + 1}`,
      playerNo: account.playerNo,
      transactionId,
      amount: kurus,
      iban: masked(bank.iban),
      at: this.#now(),
      state: 'pending',
      endedAt: null,
    };
    this.#all.push(made);
    this.#purse.withdraw(account, made, -kurus);
    return made;
  }

  /** Ends a pending withdrawal and refunds a cancelled one; any other withdrawal is left unchanged. */
  end(withdrawal: Withdrawal, state: 'paid' | 'cancelled'): void {
    if (withdrawal.state !== 'pending') return;
    Object.assign(withdrawal, { state, endedAt: this.#now() });
    const account = this.#accounts.players.byNumber(withdrawal.playerNo);
    if (state === 'cancelled' && account !== undefined) this.#purse.withdraw(account, withdrawal, withdrawal.amount);
  }

  /** Pays withdrawals pending for `WAITS_MS`; an amount with 13 kuruş is cancelled. */
  settle(): void {
    const due = this.#now() - WAITS_MS;
    for (const each of this.#all) {
      if (each.at <= due) this.end(each, each.amount % 100 === CANCELLED_KURUS ? 'cancelled' : 'paid');
    }
  }

  all(): readonly Withdrawal[] {
    return this.#all;
  }

  reset(): void {
    this.#all = [];
  }
}

/** Masks an IBAN as in transactions: "TR33 **** 1326". */
function masked(iban: string): string {
  return `${iban.slice(0, 4)} **** ${iban.slice(-4)}`;
}
