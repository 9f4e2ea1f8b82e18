/** Playing a coupon, and the settings for odds that change on the way. */
import type { FastifyInstance } from 'fastify';
import { getBetslipSettings, setBetslipSettings } from '../../../src/contract/services/betslip.ts';
import { sendCoupon } from '../../../src/contract/services/wager.ts';
import { badRequest } from '../../http/envelope.ts';
import { serveCall } from '../../http/service-route.ts';
import type { Wager } from '../../wager/wager.ts';

export function servePlay(app: FastifyInstance, wager: Wager): void {
  const { accounts } = wager;
  serveCall(app, sendCoupon, ({ bearer, body, transactionId }) => {
    const account = accounts.caller(bearer());
    const order = body();
    if (transactionId === undefined) throw badRequest('the header Client-Transaction-Id is missing');
    return wager.play(account, transactionId, order);
  });
  serveCall(app, getBetslipSettings, ({ bearer }) => ({ ...accounts.caller(bearer()).betslipSettings }));
  serveCall(app, setBetslipSettings, ({ bearer, body }) => {
    const account = accounts.caller(bearer());
    account.betslipSettings = body();
    return { ...account.betslipSettings };
  });
}
