/** The football pool's three services. */
import type { Accounts } from '../../accounts/accounts.ts';
import { badRequest } from '../../http/response-envelope.ts';
import { daysOfPeriod, wirePageOf } from '../../http/wire-page.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { type PoolCouponRecord, toWirePoolDetail, toWirePoolRow } from '../../pool/pool-coupon-record.ts';
import { type PoolGame, wirePoolRound, wirePoolRoundPeriod } from '../../pool/pool-game.ts';
import { poolFailures } from '../../pool/pool-failures.ts';
import { DAY_IN_MS } from '../../turkish-time.ts';
import { kurusToLira } from '../../wager/money.ts';

export function poolHandlers(pool: PoolGame): Handlers<'pool'> {
  return {
    getPool: () => {
      pool.settle();
      const { currentRound: round } = pool;
      return round === undefined ? null : wirePoolRound(round, true);
    },
    getPoolResult: ({ query }) => {
      pool.settle();
      const round = pool.roundOf(parseWholeNumber(query.gameCycleNo, 'gameCycleNo'));
      return round === undefined
        ? null
        : wirePoolRound(round, round === pool.currentRound && round.dividends === undefined);
    },
    getLastPoolResult: () => {
      const [round] = pool.pastRounds;
      return round === undefined ? null : wirePoolRound(round, false);
    },
    getPoolRounds: () => pool.allRounds.map(wirePoolRoundPeriod),
  };
}

export function poolWageringHandlers(pool: PoolGame, accounts: Accounts): Handlers<'poolWagering'> {
  return {
    playPool: ({ bearer, body, transactionId }) => {
      const account = accounts.accountOfToken(bearer());
      const order = body();
      if (transactionId === undefined) throw badRequest('the header Client-Transaction-Id is missing');
      return pool.play(account, transactionId, order);
    },
    cancelPool: ({ bearer, query }) => {
      const account = accounts.accountOfToken(bearer());
      const { status } = pool.cancel(account, query.betSlipId);
      return { status, balance: kurusToLira(account.balance) };
    },
  };
}

export function poolBetslipHandlers(pool: PoolGame, accounts: Accounts): Handlers<'poolBetslip'> {
  const roundOf = ({ cycle }: PoolCouponRecord) => {
    const round = pool.roundOf(cycle);
    if (round === undefined) throw poolFailures.coupon();
    return round;
  };
  return {
    getPoolCoupons: ({ bearer, query }) => {
      pool.settle();
      const { playerNo, tellsTransactions } = accounts.accountOfToken(bearer());
      const rows = pool
        .coupons(playerNo)
        .filter(choiceOf(query, accounts.now()))
        .toReversed()
        .map((coupon) => toWirePoolRow(coupon, roundOf(coupon), tellsTransactions));
      return wirePageOf(rows, parseWholeNumber(query.page, 'page'), parseWholeNumber(query.limit, 'limit'));
    },
    getPoolCoupon: ({ bearer, parameter }) => {
      pool.settle();
      const { playerNo, tellsTransactions } = accounts.accountOfToken(bearer());
      const coupon = pool.coupons(playerNo).find(({ id }) => id === parameter('id'));
      if (coupon === undefined) throw poolFailures.coupon();
      return toWirePoolDetail(coupon, roundOf(coupon), tellsTransactions);
    },
  };
}

function choiceOf(
  { date, status }: { date: string; status: string },
  nowMs: number,
): (coupon: PoolCouponRecord) => boolean {
  const wanted = new Set(status === '' ? [] : status.split(',').map((code) => parseWholeNumber(code, 'status')));
  const days = daysOfPeriod[date];
  const cycle = date === '' || days !== undefined ? undefined : parseWholeNumber(date, 'date');
  return (coupon) =>
    (wanted.size === 0 || wanted.has(coupon.status)) &&
    (cycle === undefined || coupon.cycle === cycle) &&
    (days === undefined || coupon.playedAt >= nowMs - days * DAY_IN_MS);
}
