/** `/__control` for money movements without a coupon: a pending transfer, or any other transaction. */
import type { FastifyInstance } from 'fastify';
import { integer, max, min, number, object, optional, string } from 'superstruct';
import { CONTROL_PREFIX } from '../http/request-path.ts';
import { toHundredths } from '../wager/money.ts';
import type { Wager } from '../wager/wager.ts';
import { ControlError, parseControlBody } from './control-routes.ts';

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
