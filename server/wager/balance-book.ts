/** Money movements of coupons and withdrawals, and the balances they change. */
import type { Account } from '../accounts/account.ts';
import type { WithdrawalRecord } from '../payment/withdrawal-record.ts';
import { couponFailure } from './coupon-failures.ts';

export interface BalanceMovement {
  playerNo: number;
  /** Coupon id; '' for a withdrawal. */
  couponId: string;
  kind: 'stake' | 'win' | 'refund' | 'withdrawal';
  /** Withdrawal of a movement of kind `withdrawal`, debit or refund. */
  withdrawal?: WithdrawalRecord;
  pocket: 'balance' | 'bonus';
  /** Amount in kuruş; negative for a debit. */
  amount: number;
  at: number;
}

export class BalanceBook {
  readonly #now: () => number;
  #movements: BalanceMovement[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the movements of a player, newest last. */
  of(playerNo: number): BalanceMovement[] {
    return this.#movements.filter((movement) => movement.playerNo === playerNo);
  }

  /** Throws a refusal when the balance is too low for `amount` (kuruş). */
  checkFor(account: Account, amount: number, bonus: boolean): void {
    if (bonus && account.bonusBalance < amount) throw couponFailure('bonusBalance');
    if (!bonus && account.balance < amount) throw couponFailure('balance');
  }

  move(account: Account, couponId: string, kind: BalanceMovement['kind'], amount: number, bonus: boolean): void {
    if (bonus) account.bonusBalance += amount;
    else account.balance += amount;
    const pocket = bonus ? 'bonus' : 'balance';
    this.#movements.push({ playerNo: account.playerNo, couponId, kind, pocket, amount, at: this.#now() });
  }

  withdraw(account: Account, withdrawal: WithdrawalRecord, amount: number): void {
    account.balance += amount;
    const of = { playerNo: account.playerNo, couponId: '', kind: 'withdrawal', pocket: 'balance' } as const;
    this.#movements.push({ ...of, withdrawal, amount, at: this.#now() });
  }

  reset(): void {
    this.#movements = [];
  }
}
