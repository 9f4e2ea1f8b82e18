/** What a retailer sees of customers' coupons, and the prize it pays in cash (sportsbook §1, §6). */
import type { FastifyInstance } from 'fastify';
import * as calls from '../../../src/contract/services/retailer-coupons.ts';
import type { Account } from '../../accounts/account.ts';
import { serveCall } from '../../http/service-route.ts';
import { AWAITS_PAYOFF, type Coupon, PAID_IN_CASH } from '../../wager/coupon.ts';
import { couponNotPayable, couponUnknown, retailersOnly } from '../../wager/refusals.ts';
import { rowsOf } from '../../wager/shelf.ts';
import type { Wager } from '../../wager/wager.ts';
import { rowOf } from '../../wager/wire-coupon.ts';

export function serveRetailer(app: FastifyInstance, wager: Wager): void {
  const { accounts, book, world } = wager;

  serveCall(app, calls.getRetailerCoupons, ({ bearer, query }) => {
    const retailer = retailerOf(accounts.caller(bearer()));
    const customer = accounts.players.byPhone(query.phone);
    const mine = customer !== undefined && customer.retailerId === retailer.retailerId;
    return listed(mine ? [...book.ofPlayer(customer.playerNo)] : [], query);
  });

  serveCall(app, calls.getCustomRetailerBetslips, ({ bearer, body }) => {
    const retailer = retailerOf(accounts.caller(bearer()));
    const { status = [], page, limit } = body();
    const coupons = [...book.all()].filter(({ playerNo }) => isCustomer(wager, retailer, playerNo));
    return listed(coupons, { page: String(page), limit: String(limit), status: status.join(',') });
  });

  serveCall(app, calls.payOutCustomRetailerBetslip, ({ bearer, body }) => {
    const coupon = customerCoupon(wager, accounts.caller(bearer()), body().bsid);
    if (coupon.status !== AWAITS_PAYOFF) throw couponNotPayable();
    coupon.status = PAID_IN_CASH;
    return { status: coupon.status };
  });

  function listed(
    coupons: readonly Coupon[],
    query: { page: string; limit: string; status?: string | undefined },
  ): object {
    const page = rowsOf(coupons, query, wager);
    return { ...page, items: page.items.map((row) => rowOf(row, { world, transactions: false }, false)) };
  }
}

/** A coupon of a customer of this retailer. */
export function customerCoupon(wager: Wager, caller: Account, id: string): Coupon {
  const retailer = retailerOf(caller);
  const coupon = wager.book.byId(id);
  if (coupon === undefined || !isCustomer(wager, retailer, coupon.playerNo)) throw couponUnknown();
  return coupon;
}

function isCustomer({ accounts }: Wager, retailer: Account, playerNo: number): boolean {
  return accounts.players.byNumber(playerNo)?.retailerId === retailer.retailerId;
}

function retailerOf(account: Account): Account {
  if (!account.isCustomRetailer || account.retailerId === null) throw retailersOnly();
  return account;
}
