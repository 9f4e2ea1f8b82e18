/** `/__control` for money and games: coupons, withdrawals, transfers and the football pool, each with its actual state. */
import { couponStatuses } from '../../src/contract/services/wire/coupon-wire.ts';
import type { FastifyInstance } from 'fastify';
import { enums, object, integer, max, min, number, optional, string } from 'superstruct';
import { CONTROL_PREFIX } from '../http/service-route.ts';
import type { CouponRecord } from '../wager/coupon-record.ts';
import { kurusToLira, toHundredths } from '../wager/money.ts';
import type { Wager } from '../wager/wager.ts';
import { ControlError, parseControlBody } from './control-routes.ts';
import type { WithdrawalRecord } from '../payment/withdrawal-record.ts';
import type { LiveHubs } from '../hubs/live-hubs.ts';
import type { PoolGame } from '../pool/pool-game.ts';

const statusShape = object({ status: enums(couponStatuses) });

export function serveCouponControl(app: FastifyInstance, wager: Wager): void {
  // Lists the coupons of one member or of all, including the invented history.
  app.get<{ Querystring: { playerNo?: string } }>(`${CONTROL_PREFIX}/coupons`, ({ query }) =>
    [...wager.book.all()]
      .filter(({ playerNo }) => query.playerNo === undefined || String(playerNo) === query.playerNo)
      .map(couponTruth),
  );
  // Cancelled (5) and not created (14) refund a pending coupon; no other status moves money.
  app.post<{ Params: { id: string } }>(`${CONTROL_PREFIX}/coupon/:id`, ({ params, body }) => {
    const coupon = wager.book.byId(params.id);
    if (coupon === undefined) throw new ControlError(404, 'There is no such coupon.');
    wager.setStatus(coupon, parseControlBody(statusShape, body).status);
    return couponTruth(coupon);
  });
  app.get<{ Params: { playerNo: string } }>(`${CONTROL_PREFIX}/movements/:playerNo`, ({ params }) =>
    wager.balances
      .of(Number(params.playerNo))
      .map((movement) => ({ ...movement, amount: kurusToLira(movement.amount) })),
  );
}

function couponTruth({ id, playerNo, groupId, transactionId, status, slip, net, playedAt }: CouponRecord): object {
  return {
    bsid: id,
    gi: groupId,
    tid: transactionId,
    playerNo,
    status,
    price: kurusToLira(slip.price.price),
    net: kurusToLira(net),
    playedAt,
  };
}

const endShape = object({ state: enums(['paid', 'cancelled']) });

export function servePaymentControl(app: FastifyInstance, { withdrawals }: Wager): void {
  // Lists the withdrawals of one member or of all.
  app.get<{ Querystring: { playerNo?: string } }>(`${CONTROL_PREFIX}/withdrawals`, ({ query }) =>
    withdrawals
      .all()
      .filter(({ playerNo }) => query.playerNo === undefined || String(playerNo) === query.playerNo)
      .map(withdrawalTruth),
  );
  app.post<{ Params: { id: string } }>(`${CONTROL_PREFIX}/withdrawal/:id`, ({ params, body }) => {
    const withdrawal = withdrawals.all().find(({ id }) => id === params.id);
    if (withdrawal === undefined) throw new ControlError(404, 'There is no such withdrawal.');
    withdrawals.end(withdrawal, parseControlBody(endShape, body).state);
    return withdrawalTruth(withdrawal);
  });
}

function withdrawalTruth({ amount, transactionId, ...rest }: WithdrawalRecord): object {
  return { ...rest, tid: transactionId, amount: kurusToLira(amount) };
}

const DEPOSIT = 2;
const SOON_MS = 3_000;

const transferShape = object({
  playerNo: integer(),
  /** Amount in TL; negative for a debit. */
  amount: number(),
  afterMs: optional(max(min(integer(), 0), 3_600_000)),
  /** Type of the resulting transaction; defaults to 2, a deposit. */
  type: optional(integer()),
  couponType: optional(integer()),
  description: optional(string()),
});

export function serveTransferControl(app: FastifyInstance, { accounts, ledger }: Wager): void {
  app.post(`${CONTROL_PREFIX}/transfer`, (request) => {
    const told = parseControlBody(transferShape, request.body);
    const { playerNo, afterMs = SOON_MS, type = DEPOSIT, couponType = null } = told;
    const account = accounts.players.byNumber(playerNo);
    const amount = toHundredths(told.amount);
    if (account === undefined) throw new ControlError(404, 'There is no such member.');
    if (amount === undefined) throw new ControlError(400, 'amount must have at most two decimals.');
    const description = told.description ?? (type === DEPOSIT ? 'Havale · Ziraat Bankası' : '');
    ledger.addEntry(account, { type, couponType, amount, description }, afterMs);
    return {};
  });
}

const actionShape = object({ action: enums(['close', 'finish', 'next']) });

export function servePoolControl(app: FastifyInstance, pool: PoolGame, wager: Wager, hubs: LiveHubs): void {
  app.get(`${CONTROL_PREFIX}/pool`, () => poolTruth(pool));
  app.post(`${CONTROL_PREFIX}/pool`, ({ body }) => {
    const { action } = parseControlBody(actionShape, body);
    if (action === 'close') pool.closeRound();
    else hubs.broadcast(action === 'finish' ? pool.finishRound() : pool.openNextRound());
    wager.settle();
    return poolTruth(pool);
  });
  // Lists the pool coupons of one member or of all.
  app.get<{ Querystring: { playerNo?: string } }>(`${CONTROL_PREFIX}/pool/coupons`, ({ query }) =>
    pool
      .coupons(query.playerNo === undefined ? undefined : Number(query.playerNo))
      .map(({ id, playerNo, transactionId, cycle, order, status, code, net, playedAt }) => ({
        ...{ id, playerNo, tid: transactionId, cycle, status, code, playedAt },
        ...{ columns: order.columns.length, price: kurusToLira(order.price), net: kurusToLira(net) },
      })),
  );
}

function poolTruth(pool: PoolGame): object {
  pool.settle();
  const { currentRound: round } = pool;
  if (round === undefined) return { cycle: null };
  const { cycle, opensAt, closesAt, matches, dividends } = round;
  return { cycle, opensAt, closesAt, matches, dividends: dividends ?? null };
}
