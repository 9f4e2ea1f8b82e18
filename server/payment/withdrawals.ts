/** Withdrawals to the players' banks: each is pending, then paid or cancelled with a refund. In memory. */
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { toHundredths } from '../wager/money.ts';
import type { BalanceBook } from '../wager/balance-book.ts';
import { badRequest, ServiceFailure } from '../http/response-envelope.ts';
import type { WithdrawalRecord } from './withdrawal-record.ts';

interface WithdrawOrder {
  /** TL. */
  amount: number;
  playerAccountIbanId: string;
}

/** Milliseconds a withdrawal stays pending unless control ends it. */
const WITHDRAWAL_PENDING_MS = 3 * 60_000;
const CANCELLED_KURUS = 13;
/** Active, and GrayList. */
const WITHDRAWING = new Set([4, 5]);

export class Withdrawals {
  readonly #accounts: Accounts;
  readonly #purse: BalanceBook;
  readonly #now: () => number;
  #all: WithdrawalRecord[] = [];

  constructor(accounts: Accounts, purse: BalanceBook, now: () => number) {
    this.#accounts = accounts;
    this.#purse = purse;
    this.#now = now;
  }

  request(account: Account, transactionId: string, { amount, playerAccountIbanId }: WithdrawOrder): WithdrawalRecord {
    this.settle();
    const mine = this.#all.filter(({ playerNo }) => playerNo === account.playerNo);
    const known = mine.find((each) => each.transactionId === transactionId);
    if (known !== undefined && account.idempotency) return known;
    const kurus = toHundredths(amount);
    if (kurus === undefined) throw badRequest('amount must have at most two decimals');
    if (!WITHDRAWING.has(account.status)) throw withdrawalFailure('PlayerStatus');
    if (!account.canWithdraw) throw withdrawalFailure('WithdrawBlocked');
    const bank = this.#accounts.bankAccounts.of(account.playerNo).find(({ id }) => id === playerAccountIbanId);
    if (bank?.status !== 'Active') throw withdrawalFailure('IbanNotUsable');
    if (kurus < WITHDRAW_MIN_KURUS) throw withdrawalFailure('AmountTooLow');
    if (kurus > WITHDRAW_MAX_KURUS) throw withdrawalFailure('AmountTooHigh');
    if (mine.some(({ state }) => state === 'pending') && account.oneWithdrawal)
      throw withdrawalFailure('PendingExists');
    if (kurus > account.balance) throw withdrawalFailure('InsufficientBalance');
    const made: WithdrawalRecord = {
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
  end(withdrawal: WithdrawalRecord, state: 'paid' | 'cancelled'): void {
    if (withdrawal.state !== 'pending') return;
    Object.assign(withdrawal, { state, endedAt: this.#now() });
    const account = this.#accounts.players.byNumber(withdrawal.playerNo);
    if (state === 'cancelled' && account !== undefined) this.#purse.withdraw(account, withdrawal, withdrawal.amount);
  }

  /** Pays withdrawals pending for `WITHDRAWAL_PENDING_MS`; an amount with 13 kuruş is cancelled. */
  settle(): void {
    const due = this.#now() - WITHDRAWAL_PENDING_MS;
    for (const each of this.#all) {
      if (each.at <= due) this.end(each, each.amount % 100 === CANCELLED_KURUS ? 'cancelled' : 'paid');
    }
  }

  all(): readonly WithdrawalRecord[] {
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

/** Kuruş. */
export const WITHDRAW_MIN_KURUS = 2_000;
export const WITHDRAW_MAX_KURUS = 10_000_000;

/** Refusals (wire-account-7); all have HTTP 200, as in the real service. */
const refusals = {
  AmountTooLow: [7201, 'En az 20,00 TL çekebilirsin.'],
  AmountTooHigh: [7202, 'Tek seferde en fazla 100.000,00 TL çekebilirsin.'],
  InsufficientBalance: [7203, 'Çekilebilir bakiyen yeterli değil.'],
  WithdrawBlocked: [7204, 'Para çekme işlemi şu anda yapılamıyor.'],
  IbanNotUsable: [7205, 'Seçtiğin banka hesabı kullanılamıyor.'],
  PendingExists: [7206, 'Bekleyen bir para çekme talebin var.'],
  PlayerStatus: [3016, 'Hesabının durumu nedeniyle para çekemezsin.'],
} as const;

function withdrawalFailure(reason: keyof typeof refusals): ServiceFailure {
  const [code, message] = refusals[reason];
  return new ServiceFailure(code, reason, message);
}
