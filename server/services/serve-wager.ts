/** Every call of the wager and betslip services, from the coupons as they are at this moment. */
import type { FastifyInstance } from 'fastify';
import type { Wager } from '../wager/wager.ts';
import { serveCoupons } from './wager/coupons.ts';
import { serveKept } from './betslip/kept.ts';
import { servePlay } from './wager/play.ts';
import { serveRetailer } from './wager/retailer-coupons.ts';

export function serveWager(app: FastifyInstance, wager: Wager): void {
  servePlay(app, wager);
  serveCoupons(app, wager);
  serveKept(app, wager);
  serveRetailer(app, wager);
}
