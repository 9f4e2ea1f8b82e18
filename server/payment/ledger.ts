/** Money movements of members that belong to no coupon: transfers, withdrawals, bonuses, the pool. In memory. */
import type { Account } from '../accounts/account.ts';
import { type CouponRecord, WON } from '../wager/coupon-record.ts';
import type { BalanceMovement } from '../wager/balance-book.ts';

export type CouponMovement = Pick<BalanceMovement, 'couponId' | 'kind' | 'pocket' | 'amount' | 'at'>;

/** Milliseconds from the start of the last match to the payout. */
const SETTLED_AFTER_MS = 2 * 3_600_000;

/** Money movements of a past coupon: its price when played, and its payout when settled. */
export function couponMovementsOf({ id, playedAt, bonus, slip, status, net }: CouponRecord): CouponMovement[] {
  const stake: CouponMovement = {
    ...{ couponId: id, kind: 'stake', pocket: bonus ? 'bonus' : 'balance' },
    ...{ amount: -slip.price.price, at: playedAt },
  };
  if (net === 0) return [stake];
  const paidAt = Math.max(...slip.items.map(({ startsAt }) => startsAt * 1_000)) + SETTLED_AFTER_MS;
  return [stake, { ...stake, kind: status === WON ? 'win' : 'refund', amount: net, at: paidAt }];
}

export interface LedgerEntry {
  playerNo: number;
  /** Transaction type (wire-list-2). */
  type: number;
  couponType: number | null;
  pocket: 'balance' | 'bonus';
  /** Amount in kuruş; negative for a debit. */
  amount: number;
  description: string;
  /** Pool coupon of the entry; null when there is none. */
  couponId: string | null;
  /** Masked, '' for none. */
  iban: string;
  /** Milliseconds since the epoch. */
  at: number;
}

type NewLedgerEntry = Pick<LedgerEntry, 'type' | 'amount'> & Partial<Omit<LedgerEntry, 'playerNo' | 'at'>>;

const bonusTypes = new Set([13, 14, 16, 18, 19, 20, 21, 30]);

export class Ledger {
  readonly #now: () => number;
  #entries: LedgerEntry[] = [];
  #onTheWay = new Set<NodeJS.Timeout>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the member's entries, oldest first. */
  of(playerNo: number): LedgerEntry[] {
    return this.#entries.filter((entry) => entry.playerNo === playerNo);
  }

  /** Moves money now, or after `afterMs` milliseconds. */
  addEntry(account: Account, entry: NewLedgerEntry, afterMs = 0): void {
    if (afterMs === 0) return this.#enter(account, entry);
    const timer = setTimeout(() => {
      this.#onTheWay.delete(timer);
      this.#enter(account, entry);
    }, afterMs);
    timer.unref();
    this.#onTheWay.add(timer);
    return undefined;
  }

  /** Adds entries dated before the start, without changing the balances. */
  addPast(entries: readonly LedgerEntry[]): void {
    this.#entries.push(...entries);
  }

  reset(): void {
    for (const timer of this.#onTheWay) clearTimeout(timer);
    this.#onTheWay.clear();
    this.#entries = [];
  }

  #enter(account: Account, { type, amount, ...told }: NewLedgerEntry): void {
    const entry: LedgerEntry = {
      ...{
        playerNo: account.playerNo,
        type,
        amount,
        couponType: null,
        couponId: null,
        description: '',
        iban: '',
        at: this.#now(),
      },
      pocket: bonusTypes.has(type) ? 'bonus' : 'balance',
      ...told,
    };
    if (entry.pocket === 'bonus') account.bonusBalance += amount;
    else account.balance += amount;
    this.#entries.push(entry);
  }
}
