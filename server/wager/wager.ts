/**
 * The betting service: turns orders into coupons, settles them as events end, and moves the money. Seeded and held in
 * memory.
 */
import type { WireResponse } from '../../src/contract/services/calls.ts';
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { Random } from '../simulation/random.ts';
import { couponMovementsOf, Ledger } from '../payment/ledger.ts';
import { pastEntries } from '../payment/past-entries.ts';
import { Withdrawals } from '../payment/withdrawals.ts';
import type { World } from '../world.ts';
import { CANCELLED, type CouponRecord, NOT_CREATED, PENDING_COUPON, WON } from './coupon-record.ts';
import { CouponBook } from './coupon-book.ts';
import { SavedSlipStore } from './saved-slip-store.ts';
import { SlipCodes } from './slip-codes.ts';
import { kurusToLira } from './money.ts';
import { type WireCouponOrder, checkCouponOrder } from './checked-coupon-order.ts';
import { checkPlayer } from './player-check.ts';
import { openLegs } from './past/open-legs.ts';
import { addPastCoupons } from './past/past-coupons.ts';
import { BalanceBook } from './balance-book.ts';
import { settleEnded } from './settle.ts';

type Played = WireResponse<'sendCoupon'>;

interface WagerOptions {
  world: World;
  accounts: Accounts;
  now: () => number;
  seed: number;
  /** True (the default) when the demo accounts get invented past coupons and transactions. */
  demoHistory?: boolean;
}

export class Wager {
  readonly world: World;
  readonly accounts: Accounts;
  readonly now: () => number;
  readonly seed: number;
  readonly book = new CouponBook();
  readonly savedSlips: SavedSlipStore;
  readonly slipCodes: SlipCodes;
  readonly balances: BalanceBook;
  readonly ledger: Ledger;
  readonly withdrawals: Withdrawals;
  readonly #demoPasts: boolean;
  /** Responses by player and transaction, repeated for players with `idempotency`. */
  #answers = new Map<string, Played>();
  #played = 0;

  constructor({ world, accounts, now, seed, demoHistory: demoPasts = true }: WagerOptions) {
    this.world = world;
    this.accounts = accounts;
    this.now = now;
    this.seed = seed;
    this.#demoPasts = demoPasts;
    this.savedSlips = new SavedSlipStore(seed);
    this.slipCodes = new SlipCodes(seed);
    this.balances = new BalanceBook(now);
    this.ledger = new Ledger(now);
    this.withdrawals = new Withdrawals(accounts, this.balances, now);
    this.#addPast();
  }

  /** Number of coupons created by orders, without the invented history. */
  get couponsPlayed(): number {
    return this.#played;
  }

  play(account: Account, transactionId: string, order: WireCouponOrder): Played {
    const key = `${account.playerNo} ${transactionId}`;
    const known = account.idempotency ? this.#answers.get(key) : undefined;
    if (known !== undefined) return known;
    checkPlayer(account, this.accounts.retailers);
    const { slip, coupons, amount } = checkCouponOrder(order, this.world);
    this.balances.checkFor(account, amount, order.ub);
    const groupId = coupons > 1 ? this.book.newGroup() : null;
    const made = Array.from({ length: coupons }, (): CouponRecord => {
      const coupon: CouponRecord = {
        id: this.book.newId(),
        playerNo: account.playerNo,
        groupId,
        transactionId,
        slip,
        playedAt: this.now(),
        bonus: order.ub,
        status: PENDING_COUPON,
        archived: false,
        removed: false,
        sharedId: null,
        columnsWon: 0,
        gross: 0,
        tax: 0,
        net: 0,
      };
      this.book.add(coupon);
      this.balances.move(account, coupon.id, 'stake', -slip.price.price, order.ub);
      return coupon;
    });
    this.#played += coupons;
    const answer: Played = {
      bsid: made[0]?.id ?? '',
      bsids: made.map(({ id }) => id),
      gi: groupId,
      status: PENDING_COUPON,
      a: kurusToLira(amount),
      odds: slip.items.map(({ odd }) => odd / 100),
      balance: kurusToLira(account.balance),
      bonusBalance: kurusToLira(account.bonusBalance),
    };
    this.#answers.set(key, answer);
    return answer;
  }

  /** Settles withdrawals and all coupons decided by ended events. Called after every change of the world. */
  settle(): void {
    this.withdrawals.settle();
    for (const { slip, status, columnsWon, gross, tax, net } of settleEnded(this.book, this.world)) {
      for (const coupon of this.book.ofSlip(slip)) {
        if (coupon.status !== PENDING_COUPON) continue;
        Object.assign(coupon, { status, columnsWon, gross, tax, net });
        this.#pay(coupon);
      }
    }
  }

  /** Sets the status of a coupon; used by control. A pending coupon is refunded when cancelled or not created. */
  setStatus(coupon: CouponRecord, status: CouponRecord['status']): void {
    const waited = coupon.status === PENDING_COUPON;
    coupon.status = status;
    if (!waited || (status !== CANCELLED && status !== NOT_CREATED)) return;
    const { price } = coupon.slip.price;
    Object.assign(coupon, { gross: price, net: price });
    this.#pay(coupon);
  }

  reset(): void {
    this.book.reset();
    this.savedSlips.reset();
    this.slipCodes.reset();
    this.balances.reset();
    this.ledger.reset();
    this.withdrawals.reset();
    this.#answers.clear();
    this.#played = 0;
    this.#addPast();
  }

  /** Adds the invented past coupons and transactions of a member, without changing the balances. */
  addPastActivity(account: Account): void {
    if (account.couponsAtStart > 0) this.#addPastCoupons(account);
    if (account.transactionsAtStart === 0) return;
    const { seed, book, ledger } = this;
    const moves = book.ofPlayer(account.playerNo).flatMap(couponMovementsOf);
    ledger.addPast(pastEntries({ account, count: account.transactionsAtStart, moves, seed, nowMs: this.now() }));
  }

  #addPastCoupons({ playerNo, couponsAtStart }: Account): void {
    const { seed, world, book } = this;
    const nowMs = this.now();
    const open = openLegs(world, new Random(seed + playerNo), nowMs);
    addPastCoupons(book, playerNo, couponsAtStart, open, { seed, nowMs });
    const sources = [open.later, open.upcoming];
    const count = couponsAtStart > 100 ? 25 : 3;
    for (let place = 0; place < count; place += 1) {
      const items = (sources[place % 2] ?? []).slice(place % 5, (place % 5) + 3);
      if (items.length === 0) continue;
      const slip = { items, systems: [], multiplier: 50, coupons: 1 };
      this.savedSlips.save(playerNo, `Kuponum ${place + 1}`, slip, nowMs - (count - place) * 3_600_000);
    }
  }

  #addPast(): void {
    if (!this.#demoPasts) return;
    for (const account of this.accounts.players.all()) this.addPastActivity(account);
  }

  /** Pays a prize to the main balance, or refunds the price to the balance it was paid from. */
  #pay({ id, playerNo, status, net, bonus }: CouponRecord): void {
    const account = this.accounts.players.byNumber(playerNo);
    if (account === undefined || net === 0) return;
    if (status === WON) this.balances.move(account, id, 'win', net, false);
    else this.balances.move(account, id, 'refund', net, bonus);
  }
}
