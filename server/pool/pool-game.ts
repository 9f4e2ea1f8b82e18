/** The football pool: rounds of the world's own matches, from play to payout. Seeded and held in memory. */
import type { WireResponse } from '../../src/contract/services/calls.ts';
import type { WirePoolOrder } from '../../src/contract/services/wire/pool-coupon-wire.ts';
import type { WirePoolRound } from '../../src/contract/services/wire/pool-wire.ts';
import type { Account } from '../accounts/account.ts';
import { Random } from '../simulation/random.ts';
import { CANCELLED, LOST, PENDING_COUPON, WON } from '../wager/coupon-record.ts';
import { kurusToLira } from '../wager/money.ts';
import { checkPlayer } from '../wager/player-check.ts';
import { taxOn } from '../wager/coupon-pricing.ts';
import type { Wager } from '../wager/wager.ts';
import type { Broadcast } from '../world.ts';
import { checkPoolOrder } from './checked-pool-order.ts';
import { decidedByScore } from './past-rounds.ts';
import { type PoolCouponRecord, winningColumns } from './pool-coupon-record.ts';
import { carryOverOf, drawCrowd, dividendsOf, formatThousands, formatKurus } from './prizes.ts';
import { poolFailures } from './pool-failures.ts';
import { PoolRounds } from './pool-rounds.ts';
import {
  type PoolMatchRecord,
  type PoolRoundRecord,
  type RoundSign,
  firstKickOff,
  isPoolRoundDecided,
  formatLocalTime,
  roundName,
  wirePoolEvents,
} from './pool-round-record.ts';

type Played = WireResponse<'playPool'>;

const STAKE = 4;
const REFUND = 7;
const PRIZE = 10;
const EXPECTED_WIN = 18_750_000;
/** Characters that are not easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVYZ23456789'.split('');

export class PoolGame {
  readonly #wager: Wager;
  readonly #rounds: PoolRounds;
  #coupons: PoolCouponRecord[] = [];
  /** Responses by player and transaction, repeated for players with `idempotency`. */
  #answers = new Map<string, Played>();
  #random: Random;

  constructor(wager: Wager) {
    this.#wager = wager;
    this.#rounds = new PoolRounds(wager);
    this.#random = new Random(wager.seed + 31_337);
  }

  /** The current round; undefined while there are not enough matches. */
  get currentRound(): PoolRoundRecord | undefined {
    return this.#rounds.current;
  }

  /** Past rounds, newest first; includes the current one only when it is decided. */
  get pastRounds(): PoolRoundRecord[] {
    this.settle();
    const { currentRound: round } = this;
    return this.#rounds.all.filter((each) => each !== round || isPoolRoundDecided(each)).toReversed();
  }

  /** All rounds, newest first. */
  get allRounds(): PoolRoundRecord[] {
    void this.currentRound;
    return this.#rounds.all.toReversed();
  }

  roundOf(cycle: number): PoolRoundRecord | undefined {
    void this.currentRound;
    return this.#rounds.byCycle(cycle);
  }

  coupons(playerNo?: number): PoolCouponRecord[] {
    return this.#coupons.filter((coupon) => playerNo === undefined || coupon.playerNo === playerNo);
  }

  byCode(code: string): PoolCouponRecord | undefined {
    return this.#coupons.find((coupon) => coupon.code === code.trim().toUpperCase());
  }

  play(account: Account, transactionId: string, order: WirePoolOrder): Played {
    const { accounts, balances: purse, ledger, now } = this.#wager;
    const known = account.idempotency ? this.#answers.get(`${account.playerNo} ${transactionId}`) : undefined;
    if (known !== undefined) return known;
    const cycle = order.betSlip.gameCycleNo;
    const round = this.roundOf(cycle);
    if (round === undefined) throw poolFailures.unknown();
    if (now() < round.opensAt) throw poolFailures.soon();
    if (now() >= round.closesAt) throw poolFailures.closed();
    checkPlayer(account, accounts.retailers);
    const checked = checkPoolOrder(order);
    const amount = checked.price * checked.coupons;
    purse.checkFor(account, amount, false);
    const made = Array.from({ length: checked.coupons }, (): PoolCouponRecord => {
      const coupon: PoolCouponRecord = {
        id: `st${70_001 + this.#coupons.length}`,
        playerNo: account.playerNo,
        transactionId,
        cycle,
        order: checked,
        playedAt: now(),
        code: Array.from({ length: 6 }, () => this.#random.pick(LETTERS)).join(''),
        status: PENDING_COUPON,
        gross: 0,
        tax: 0,
        net: 0,
      };
      this.#coupons.push(coupon);
      ledger.addEntry(account, { type: STAKE, amount: -checked.price, ...about(coupon) });
      return coupon;
    });
    const answer: Played = {
      betSlipId: made[0]?.id ?? '',
      betSlipIds: made.map(({ id }) => id),
      gameCycleNo: cycle,
      columnCount: checked.columns.length,
      amount: kurusToLira(amount),
      status: PENDING_COUPON,
      balance: kurusToLira(account.balance),
      bonusBalance: kurusToLira(account.bonusBalance),
    };
    this.#answers.set(`${account.playerNo} ${transactionId}`, answer);
    return answer;
  }

  cancel(account: Account, id: string): PoolCouponRecord {
    const { ledger, now } = this.#wager;
    const coupon = this.coupons(account.playerNo).find((each) => each.id === id);
    if (coupon === undefined) throw poolFailures.coupon();
    const closesAt = this.roundOf(coupon.cycle)?.closesAt ?? 0;
    if (coupon.status !== PENDING_COUPON || now() >= closesAt) throw poolFailures.notCancellable();
    coupon.status = CANCELLED;
    ledger.addEntry(account, { type: REFUND, amount: coupon.order.price, ...about(coupon) });
    return coupon;
  }

  /**
   * Records the results of finished matches and pays a round whose matches are all decided. Called after every change
   * of the world.
   */
  settle(): void {
    const round = this.#rounds.newest;
    if (round === undefined || round.dividends !== undefined) return;
    for (const match of round.matches) if (match.winner === undefined) this.#decide(match);
    if (isPoolRoundDecided(round)) this.#pay(round);
  }

  /** Closes the current round to new coupons; used by control. */
  closeRound(): void {
    const { currentRound: round } = this;
    if (round !== undefined) round.closesAt = Math.min(round.closesAt, this.#wager.now());
  }

  /** Ends every match and pays the round; used by control. Returns the resulting broadcasts. */
  finishRound(): Broadcast[] {
    const { currentRound: round } = this;
    if (round === undefined) return [];
    this.closeRound();
    const { world } = this.#wager;
    const broadcasts = round.matches
      .filter(({ winner }) => winner === undefined)
      .flatMap(({ eventId }) => (eventId === null ? [] : (world.applyAction(eventId, { action: 'finish' }) ?? [])));
    this.settle();
    // Matches without a result in the world are drawn by lot.
    for (const match of round.matches) match.winner ??= this.#drawn();
    if (round.dividends === undefined) this.#pay(round);
    return broadcasts;
  }

  /** Opens the next round for sale now and first finishes a round that is already open; used by control. */
  openNextRound(): Broadcast[] {
    const { now } = this.#wager;
    const broadcasts = this.currentRound !== undefined && now() >= this.currentRound.opensAt ? this.finishRound() : [];
    const { currentRound: round } = this;
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

  #decide(match: PoolMatchRecord): void {
    const { world, now } = this.#wager;
    if (match.eventId === null || world.result(match.eventId, 0, 1) === undefined) return;
    const score = world.score(match.eventId);
    const home = score?.ht?.r;
    const away = score?.at?.r;
    if (home !== undefined && away !== undefined) Object.assign(match, decidedByScore(home, away));
    // A match that left the program unplayed is drawn by lot.
    else if (now() >= match.startsAt) match.winner = this.#drawn();
  }

  #drawn(): RoundSign {
    return this.#random.pick<RoundSign>(['1', 'X', '2']);
  }

  #pay(round: PoolRoundRecord): void {
    const { accounts, ledger } = this.#wager;
    const played = this.#coupons.filter(({ cycle, status }) => cycle === round.cycle && status === PENDING_COUPON);
    const columns = new Map(played.map((coupon) => [coupon, winningColumns(coupon.order.columns, round)]));
    const own = [0, 1, 2, 3].map((tier) =>
      played.reduce((sum, coupon) => sum + (columns.get(coupon)?.[tier] ?? 0) * coupon.order.multiplier, 0),
    );
    const stakes = played.reduce((sum, { order }) => sum + order.price, 0);
    const before = this.#rounds.all.at(-2)?.dividends ?? [];
    const dividends = dividendsOf(drawCrowd(round.matches, this.#random), own, stakes, carryOverOf(before));
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
      ledger.addEntry(account, { type: PRIZE, amount: coupon.net, ...about(coupon) });
    }
  }
}

/** Converts a round to its wire form; the expected win is part of the application configuration instead. */
export function wirePoolRound(round: PoolRoundRecord, running: boolean): WirePoolRound {
  return {
    payinBeginDate: formatLocalTime(round.opensAt),
    payinEndDate: formatLocalTime(round.closesAt),
    gameCycleNo: round.cycle,
    dividends:
      round.dividends?.map(({ ordinal, winners, amount }) => ({
        ordinalNumber: ordinal,
        winners: formatThousands(winners),
        amount: formatKurus(amount),
      })) ?? null,
    events: wirePoolEvents(round),
    programName: roundName(round),
    nextDrawExpectedWins: running ? null : [],
  };
}

/** Converts a round to its entry in the list of all rounds: the period of its matches. */
export function wirePoolRoundPeriod(round: PoolRoundRecord): WireResponse<'getPoolRounds'>[number] {
  const from = firstKickOff(round.matches) - 5 * 60_000;
  return {
    payinBeginDate: formatLocalTime(from),
    payinEndDate: formatLocalTime(from + 4 * 86_400_000),
    gameCycleNo: round.cycle,
  };
}

/** Returns the pool's fields of the application configuration; amounts are TL. */
export function poolConfig({ currentRound: round }: PoolGame): {
  sportotoProgramName: string;
  payinEndDate: string;
  nextDrawExpectedWin: number;
} {
  return {
    sportotoProgramName: round === undefined ? '' : roundName(round),
    payinEndDate: round === undefined ? '' : formatLocalTime(round.closesAt),
    nextDrawExpectedWin: EXPECTED_WIN,
  };
}

const about = ({ id }: PoolCouponRecord): { couponId: string; description: string } => ({
  couponId: id,
  description: `${id} numaralı Spor Toto kuponu`,
});
