/** Every kuruş that moves for a coupon or to a bank, and the balance it moves. */
import type { Account } from '../accounts/account.ts';
import type { Withdrawal } from '../payment/withdrawal.ts';
import { refused } from './refusals.ts';

export interface Movement {
  playerNo: number;
  /** '' for what no coupon moved. */
  couponId: string;
  kind: 'stake' | 'win' | 'refund' | 'withdrawal';
  /** What it is of, where it is one; taken, or given back. */
  withdrawal?: Withdrawal;
  pocket: 'balance' | 'bonus';
  /** kuruş; what is taken is negative. */
  amount: number;
  at: number;
}

export class Purse {
  readonly #now: () => number;
  #movements: Movement[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Newest last. */
  of(playerNo: number): Movement[] {
    return this.#movements.filter((movement) => movement.playerNo === playerNo);
  }

  /** Refuses what the player does not have. */
  checkFor(account: Account, amount: number, bonus: boolean): void {
    if (bonus && account.bonusBalance < amount) throw refused('bonusBalance');
    if (!bonus && account.balance < amount) throw refused('balance');
  }

  move(account: Account, couponId: string, kind: Movement['kind'], amount: number, bonus: boolean): void {
    if (bonus) account.bonusBalance += amount;
    else account.balance += amount;
    const pocket = bonus ? 'bonus' : 'balance';
    this.#movements.push({ playerNo: account.playerNo, couponId, kind, pocket, amount, at: this.#now() });
  }

  withdraw(account: Account, withdrawal: Withdrawal, amount: number): void {
    account.balance += amount;
    const of = { playerNo: account.playerNo, couponId: '', kind: 'withdrawal', pocket: 'balance' } as const;
    this.#movements.push({ ...of, withdrawal, amount, at: this.#now() });
  }

  reset(): void {
    this.#movements = [];
  }
}
