/** `/__control` for the football pool: its actual state, and a round advanced by hand. */
import type { FastifyInstance } from 'fastify';
import { enums, object } from 'superstruct';
import { CONTROL_PREFIX } from '../http/request-path.ts';
import type { LiveHubs } from '../hubs/live-hubs.ts';
import type { PoolGame } from '../pool/pool-game.ts';
import { kurusToLira } from '../wager/money.ts';
import type { Wager } from '../wager/wager.ts';
import { parseControlBody } from './control-routes.ts';

const actionShape = object({ action: enums(['close', 'finish', 'next']) });

export function servePoolControl(app: FastifyInstance, pool: PoolGame, wager: Wager, hubs: LiveHubs): void {
  app.get(`${CONTROL_PREFIX}/pool`, () => truthOf(pool));
  app.post(`${CONTROL_PREFIX}/pool`, ({ body }) => {
    const { action } = parseControlBody(actionShape, body);
    if (action === 'close') pool.closeRound();
    else hubs.broadcast(action === 'finish' ? pool.finishRound() : pool.openNextRound());
    wager.settle();
    return truthOf(pool);
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

function truthOf(pool: PoolGame): object {
  pool.settle();
  const { currentRound: round } = pool;
  if (round === undefined) return { cycle: null };
  const { cycle, opensAt, closesAt, matches, dividends } = round;
  return { cycle, opensAt, closesAt, matches, dividends: dividends ?? null };
}
