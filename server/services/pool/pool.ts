/** The football pool's four services. */
import type { Accounts } from '../../accounts/accounts.ts';
import { badRequest } from '../../http/envelope.ts';
import { daysOfPeriod } from '../../http/periods.ts';
import { type Handlers, wholeNumber } from '../../http/service-route.ts';
import { type PoolCoupon, wireDetail, wireRow } from '../../pool/pool-coupon.ts';
import { type Pool, wireRound, wireSpan } from '../../pool/pool.ts';
import { poolRefused } from '../../pool/refusals.ts';
import { DAY } from '../../turkish-time.ts';
import { lira } from '../../wager/money.ts';
import { pageOf } from '../../wager/paging.ts';

export function poolHandlers(pool: Pool): Handlers<'pool'> {
  return {
    getPool: () => {
      pool.settle();
      const { round } = pool;
      return round === undefined ? null : wireRound(round, true);
    },
    getPoolResult: ({ query }) => {
      pool.settle();
      const round = pool.roundOf(wholeNumber(query.gameCycleNo, 'gameCycleNo'));
      return round === undefined ? null : wireRound(round, round === pool.round && round.dividends === undefined);
    },
    getLastPoolResult: () => {
      const [round] = pool.past;
      return round === undefined ? null : wireRound(round, false);
    },
    getPoolRounds: () => pool.all.map(wireSpan),
  };
}

export function poolWageringHandlers(pool: Pool, accounts: Accounts): Handlers<'poolWagering'> {
  return {
    playPool: ({ bearer, body, transactionId }) => {
      const account = accounts.caller(bearer());
      const order = body();
      if (transactionId === undefined) throw badRequest('the header Client-Transaction-Id is missing');
      return pool.play(account, transactionId, order);
    },
    cancelPool: ({ bearer, query }) => {
      const account = accounts.caller(bearer());
      const { status } = pool.cancel(account, query.betSlipId);
      return { status, balance: lira(account.balance) };
    },
  };
}

export function poolBetslipHandlers(pool: Pool, accounts: Accounts): Handlers<'poolBetslip'> {
  const roundOf = ({ cycle }: PoolCoupon) => {
    const round = pool.roundOf(cycle);
    if (round === undefined) throw poolRefused.coupon();
    return round;
  };
  return {
    getPoolCoupons: ({ bearer, query }) => {
      pool.settle();
      const { playerNo, tellsTransactions } = accounts.caller(bearer());
      const rows = pool
        .coupons(playerNo)
        .filter(choiceOf(query, accounts.now()))
        .toReversed()
        .map((coupon) => wireRow(coupon, roundOf(coupon), tellsTransactions));
      return pageOf(rows, wholeNumber(query.page, 'page'), wholeNumber(query.limit, 'limit'));
    },
    getPoolCoupon: ({ bearer, parameter }) => {
      pool.settle();
      const { playerNo, tellsTransactions } = accounts.caller(bearer());
      const coupon = pool.coupons(playerNo).find(({ id }) => id === parameter('id'));
      if (coupon === undefined) throw poolRefused.coupon();
      return wireDetail(coupon, roundOf(coupon), tellsTransactions);
    },
  };
}

export function shortCodeHandlers(pool: Pool): Handlers<'shortCode'> {
  return {
    openPoolCode: ({ body }) => {
      const coupon = pool.byCode(body().code);
      if (coupon === undefined) throw poolRefused.code();
      const { blocks, multiplier } = coupon.order;
      return { gameCycleNo: coupon.cycle, columns: blocks, details: { multiplier, numberOfCoupon: 1 } };
    },
  };
}

function choiceOf({ date, status }: { date: string; status: string }, nowMs: number): (coupon: PoolCoupon) => boolean {
  const wanted = new Set(status === '' ? [] : status.split(',').map((code) => wholeNumber(code, 'status')));
  const days = daysOfPeriod[date];
  const cycle = date === '' || days !== undefined ? undefined : wholeNumber(date, 'date');
  return (coupon) =>
    (wanted.size === 0 || wanted.has(coupon.status)) &&
    (cycle === undefined || coupon.cycle === cycle) &&
    (days === undefined || coupon.playedAt >= nowMs - days * DAY);
}
