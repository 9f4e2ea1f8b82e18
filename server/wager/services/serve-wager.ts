/** Every call of the wager and betslip services, from the coupons as they are at this moment. */
import type { FastifyInstance } from 'fastify';
import type { Wager } from '../wager.ts';
import { serveCoupons } from './coupons.ts';
import { serveKept } from './kept.ts';
import { servePlay } from './play.ts';
import { serveRetailer } from './retailer.ts';

export function serveWager(app: FastifyInstance, wager: Wager): void {
  servePlay(app, wager);
  serveCoupons(app, wager);
  serveKept(app, wager);
  serveRetailer(app, wager);
}
