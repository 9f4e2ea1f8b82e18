/** `/__control` for coupons: their actual state, and a status set by hand. */
import { couponStatuses } from '../../src/contract/services/wire/coupon-wire.ts';
import type { FastifyInstance } from 'fastify';
import { enums, object } from 'superstruct';
import { CONTROL_PREFIX } from '../http/request-path.ts';
import type { CouponRecord } from '../wager/coupon-record.ts';
import { kurusToLira } from '../wager/money.ts';
import type { Wager } from '../wager/wager.ts';
import { ControlError, parseControlBody } from './control-routes.ts';

const statusShape = object({ status: enums(couponStatuses) });

export function serveCouponControl(app: FastifyInstance, wager: Wager): void {
  // Lists the coupons of one member or of all, including the invented history.
  app.get<{ Querystring: { playerNo?: string } }>(`${CONTROL_PREFIX}/coupons`, ({ query }) =>
    [...wager.book.all()]
      .filter(({ playerNo }) => query.playerNo === undefined || String(playerNo) === query.playerNo)
      .map(truthOf),
  );
  // Cancelled (5) and not created (14) refund a pending coupon; no other status moves money.
  app.post<{ Params: { id: string } }>(`${CONTROL_PREFIX}/coupon/:id`, ({ params, body }) => {
    const coupon = wager.book.byId(params.id);
    if (coupon === undefined) throw new ControlError(404, 'There is no such coupon.');
    wager.setStatus(coupon, parseControlBody(statusShape, body).status);
    return truthOf(coupon);
  });
  app.get<{ Params: { playerNo: string } }>(`${CONTROL_PREFIX}/movements/:playerNo`, ({ params }) =>
    wager.balances
      .of(Number(params.playerNo))
      .map((movement) => ({ ...movement, amount: kurusToLira(movement.amount) })),
  );
}

function truthOf({ id, playerNo, groupId, transactionId, status, slip, net, playedAt }: CouponRecord): object {
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
