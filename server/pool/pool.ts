/** The football pool: rounds of the world's own matches, from play to payout. Seeded and held in memory. */
import type { WireAnswer } from '../../src/contract/services/calls.ts';
import type { WirePoolOrder } from '../../src/contract/services/wire/pool-coupon.ts';
import type { WirePoolRound } from '../../src/contract/services/wire/pool.ts';
import type { Account } from '../accounts/account.ts';
import { Random } from '../simulation/random.ts';
import { CANCELLED, LOST, WAITING, WON } from '../wager/coupon.ts';
import { lira } from '../wager/money.ts';
import { checkPlayer } from '../wager/player-check.ts';
import { taxOn } from '../wager/pricing.ts';
import type { Wager } from '../wager/wager.ts';
import type { Broadcast } from '../world.ts';
import { checkOrder } from './order.ts';
import { decided } from './past-rounds.ts';
import { type PoolCoupon, winningColumns } from './pool-coupon.ts';
import { carriedFrom, crowdOf, dividendsOf, dotted, turkishAmount } from './prizes.ts';
import { poolRefused } from './refusals.ts';
import { Rounds } from './rounds.ts';
import {
  type Match,
  type Round,
  type Winner,
  firstStart,
  isDecided,
  localText,
  roundName,
  wireEvents,
} from './round.ts';

type Played = WireAnswer<'playPool'>;

const STAKE = 4;
const REFUND = 7;
const PRIZE = 10;
const EXPECTED_WIN = 18_750_000;
/** Characters that are not easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVYZ23456789'.split('');

export class Pool {
  readonly #wager: Wager;
  readonly #rounds: Rounds;
  #coupons: PoolCoupon[] = [];
  /** Responses by player and transaction, repeated for players with `idempotency`. */
  #answers = new Map<string, Played>();
  #random: Random;

  constructor(wager: Wager) {
    this.#wager = wager;
    this.#rounds = new Rounds(wager);
    this.#random = new Random(wager.seed + 31_337);
  }

  /** The current round; undefined while there are not enough matches. */
  get round(): Round | undefined {
    return this.#rounds.present;
  }

  /** Past rounds, newest first; includes the current one only when it is decided. */
  get past(): Round[] {
    this.settle();
    const { round } = this;
    return this.#rounds.all.filter((each) => each !== round || isDecided(each)).toReversed();
  }

  /** All rounds, newest first. */
  get all(): Round[] {
    void this.round;
    return this.#rounds.all.toReversed();
  }

  roundOf(cycle: number): Round | undefined {
    void this.round;
    return this.#rounds.numbered(cycle);
  }

  coupons(playerNo?: number): PoolCoupon[] {
    return this.#coupons.filter((coupon) => playerNo === undefined || coupon.playerNo === playerNo);
  }

  byCode(code: string): PoolCoupon | undefined {
    return this.#coupons.find((coupon) => coupon.code === code.trim().toUpperCase());
  }

  play(account: Account, transactionId: string, order: WirePoolOrder): Played {
    const { accounts, purse, ledger, now } = this.#wager;
    const known = account.idempotency ? this.#answers.get(`${account.playerNo} ${transactionId}`) : undefined;
    if (known !== undefined) return known;
    const cycle = order.betSlip.gameCycleNo;
    const round = this.roundOf(cycle);
    if (round === undefined) throw poolRefused.unknown();
    if (now() < round.opensAt) throw poolRefused.soon();
    if (now() >= round.closesAt) throw poolRefused.closed();
    checkPlayer(account, accounts.retailers);
    const checked = checkOrder(order);
    const amount = checked.price * checked.coupons;
    purse.checkFor(account, amount, false);
    const made = Array.from({ length: checked.coupons }, (): PoolCoupon => {
      const coupon: PoolCoupon = {
        id: `st${70_001 + this.#coupons.length}`,
        playerNo: account.playerNo,
        transactionId,
        cycle,
        order: checked,
        playedAt: now(),
        code: Array.from({ length: 6 }, () => this.#random.pick(LETTERS)).join(''),
        status: WAITING,
        gross: 0,
        tax: 0,
        net: 0,
      };
      this.#coupons.push(coupon);
      ledger.enter(account, { type: STAKE, amount: -checked.price, ...about(coupon) });
      return coupon;
    });
    const answer: Played = {
      betSlipId: made[0]?.id ?? '',
      betSlipIds: made.map(({ id }) => id),
      gameCycleNo: cycle,
      columnCount: checked.columns.length,
      amount: lira(amount),
      status: WAITING,
      balance: lira(account.balance),
      bonusBalance: lira(account.bonusBalance),
    };
    this.#answers.set(`${account.playerNo} ${transactionId}`, answer);
    return answer;
  }

  cancel(account: Account, id: string): PoolCoupon {
    const { ledger, now } = this.#wager;
    const coupon = this.coupons(account.playerNo).find((each) => each.id === id);
    if (coupon === undefined) throw poolRefused.coupon();
    const closesAt = this.roundOf(coupon.cycle)?.closesAt ?? 0;
    if (coupon.status !== WAITING || now() >= closesAt) throw poolRefused.notCancellable();
    coupon.status = CANCELLED;
    ledger.enter(account, { type: REFUND, amount: coupon.order.price, ...about(coupon) });
    return coupon;
  }

  /**
   * Records the results of finished matches and pays a round whose matches are all decided. Called after every change
   * of the world.
   */
  settle(): void {
    const round = this.#rounds.last;
    if (round === undefined || round.dividends !== undefined) return;
    for (const match of round.matches) if (match.winner === undefined) this.#decide(match);
    if (isDecided(round)) this.#pay(round);
  }

  /** Closes the current round to new coupons; used by control. */
  close(): void {
    const { round } = this;
    if (round !== undefined) round.closesAt = Math.min(round.closesAt, this.#wager.now());
  }

  /** Ends every match and pays the round; used by control. Returns the resulting broadcasts. */
  finish(): Broadcast[] {
    const { round } = this;
    if (round === undefined) return [];
    this.close();
    const { world } = this.#wager;
    const broadcasts = round.matches
      .filter(({ winner }) => winner === undefined)
      .flatMap(({ eventId }) => (eventId === null ? [] : (world.act(eventId, { action: 'finish' }) ?? [])));
    this.settle();
    // Matches without a result in the world are drawn by lot.
    for (const match of round.matches) match.winner ??= this.#drawn();
    if (round.dividends === undefined) this.#pay(round);
    return broadcasts;
  }

  /** Opens the next round for sale now and first finishes a round that is already open; used by control. */
  next(): Broadcast[] {
    const { now } = this.#wager;
    const broadcasts = this.round !== undefined && now() >= this.round.opensAt ? this.finish() : [];
    const { round } = this;
    if (round === undefined) return broadcasts;
    round.opensAt = Math.min(round.opensAt, now());
    return broadcasts;
  }

  reset(): void {
    this.#rounds.reset();
    this.#coupons = [];
    this.#answers.clear();
    this.#random = new Random(this.#wager.seed + 31_337);
  }

  #decide(match: Match): void {
    const { world, now } = this.#wager;
    if (match.eventId === null || world.result(match.eventId, 0, 1) === undefined) return;
    const score = world.score(match.eventId);
    const home = score?.ht?.r;
    const away = score?.at?.r;
    if (home !== undefined && away !== undefined) Object.assign(match, decided(home, away));
    // A match that left the program unplayed is drawn by lot.
    else if (now() >= match.startsAt) match.winner = this.#drawn();
  }

  #drawn(): Winner {
    return this.#random.pick<Winner>(['1', 'X', '2']);
  }

  #pay(round: Round): void {
    const { accounts, ledger } = this.#wager;
    const played = this.#coupons.filter(({ cycle, status }) => cycle === round.cycle && status === WAITING);
    const columns = new Map(played.map((coupon) => [coupon, winningColumns(coupon.order.columns, round)]));
    const own = [0, 1, 2, 3].map((tier) =>
      played.reduce((sum, coupon) => sum + (columns.get(coupon)?.[tier] ?? 0) * coupon.order.multiplier, 0),
    );
    const stakes = played.reduce((sum, { order }) => sum + order.price, 0);
    const before = this.#rounds.all.at(-2)?.dividends ?? [];
    const dividends = dividendsOf(crowdOf(round.matches, this.#random), own, stakes, carriedFrom(before));
    round.dividends = dividends;
    for (const [coupon, won] of columns) {
      const gross = dividends.reduce(
        (sum, { amount }, tier) => sum + (won[tier] ?? 0) * coupon.order.multiplier * amount,
        0,
      );
      const tax = taxOn(gross);
      Object.assign(coupon, { status: gross > 0 ? WON : LOST, gross, tax, net: gross - tax });
      const account = accounts.players.byNumber(coupon.playerNo);
      if (account === undefined || gross === 0) continue;
      ledger.enter(account, { type: PRIZE, amount: coupon.net, ...about(coupon) });
    }
  }
}

/** Converts a round to its wire form; the expected win is part of the application configuration instead. */
export function wireRound(round: Round, running: boolean): WirePoolRound {
  return {
    payinBeginDate: localText(round.opensAt),
    payinEndDate: localText(round.closesAt),
    gameCycleNo: round.cycle,
    dividends:
      round.dividends?.map(({ ordinal, winners, amount }) => ({
        ordinalNumber: ordinal,
        winners: dotted(winners),
        amount: turkishAmount(amount),
      })) ?? null,
    events: wireEvents(round),
    programName: roundName(round),
    nextDrawExpectedWins: running ? null : [],
  };
}

/** Converts a round to its entry in the list of all rounds: the period of its matches. */
export function wireSpan(round: Round): WireAnswer<'getPoolRounds'>[number] {
  const from = firstStart(round.matches) - 5 * 60_000;
  return {
    payinBeginDate: localText(from),
    payinEndDate: localText(from + 4 * 86_400_000),
    gameCycleNo: round.cycle,
  };
}

/** Returns the pool's fields of the application configuration; amounts are TL. */
export function poolNews({ round }: Pool): {
  sportotoProgramName: string;
  payinEndDate: string;
  nextDrawExpectedWin: number;
} {
  return {
    sportotoProgramName: round === undefined ? '' : roundName(round),
    payinEndDate: round === undefined ? '' : localText(round.closesAt),
    nextDrawExpectedWin: EXPECTED_WIN,
  };
}

const about = ({ id }: PoolCoupon): { couponId: string; description: string } => ({
  couponId: id,
  description: `${id} numaralı Spor Toto kuponu`,
});
