/** `/__control` for withdrawals: their actual state, and a final state set by hand. */
import type { FastifyInstance } from 'fastify';
import { enums, object } from 'superstruct';
import { CONTROL_PREFIX } from '../http/request-path.ts';
import type { WithdrawalRecord } from '../payment/withdrawal-record.ts';
import { kurusToLira } from '../wager/money.ts';
import type { Wager } from '../wager/wager.ts';
import { ControlError, parseControlBody } from './control-routes.ts';

const endShape = object({ state: enums(['paid', 'cancelled']) });

export function servePaymentControl(app: FastifyInstance, { withdrawals }: Wager): void {
  // Lists the withdrawals of one member or of all.
  app.get<{ Querystring: { playerNo?: string } }>(`${CONTROL_PREFIX}/withdrawals`, ({ query }) =>
    withdrawals
      .all()
      .filter(({ playerNo }) => query.playerNo === undefined || String(playerNo) === query.playerNo)
      .map(truthOf),
  );
  app.post<{ Params: { id: string } }>(`${CONTROL_PREFIX}/withdrawal/:id`, ({ params, body }) => {
    const withdrawal = withdrawals.all().find(({ id }) => id === params.id);
    if (withdrawal === undefined) throw new ControlError(404, 'There is no such withdrawal.');
    withdrawals.end(withdrawal, parseControlBody(endShape, body).state);
    return truthOf(withdrawal);
  });
}

function truthOf({ amount, transactionId, ...rest }: WithdrawalRecord): object {
  return { ...rest, tid: transactionId, amount: kurusToLira(amount) };
}
