/** Playing a coupon. */
import { badRequest } from '../../http/response-envelope.ts';
import type { Handlers } from '../../http/service-route.ts';
import type { Wager } from '../../wager/wager.ts';

export function playHandlers(wager: Wager) {
  const { accounts } = wager;
  return {
    sendCoupon: ({ bearer, body, transactionId }) => {
      const account = accounts.accountOfToken(bearer());
      const order = body();
      if (transactionId === undefined) throw badRequest('the header Client-Transaction-Id is missing');
      return wager.play(account, transactionId, order);
    },
  } satisfies Partial<Handlers<'wager'>>;
}
