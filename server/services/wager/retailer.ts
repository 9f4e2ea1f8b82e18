/** Coupons of a retailer's customers, and the prizes it pays in cash (rule coupon-26, coupon-27). */
import type { Account } from '../../accounts/account.ts';
import type { WireAnswer } from '../../../src/contract/services/calls.ts';
import type { Handlers } from '../../http/service-route.ts';
import { AWAITS_PAYOFF, type Coupon, PAID_IN_CASH } from '../../wager/coupon.ts';
import { couponNotPayable, couponUnknown, retailersOnly } from '../../wager/refusals.ts';
import { rowsOf } from '../../wager/paging.ts';
import type { Wager } from '../../wager/wager.ts';
import { rowOf } from '../../wager/wire-coupon.ts';

export function retailerHandlers(wager: Wager) {
  const { accounts, book, world } = wager;

  return {
    getRetailerCoupons: ({ bearer, query }) => {
      const retailer = retailerOf(accounts.caller(bearer()));
      const customer = accounts.players.byPhone(query.phone);
      const mine = customer !== undefined && customer.retailerId === retailer.retailerId;
      return listed(mine ? [...book.ofPlayer(customer.playerNo)] : [], query);
    },
    getCustomRetailerBetslips: ({ bearer, body }) => {
      const retailer = retailerOf(accounts.caller(bearer()));
      const { status = [], page, limit } = body();
      const coupons = [...book.all()].filter(({ playerNo }) => isCustomer(wager, retailer, playerNo));
      return listed(coupons, { page: String(page), limit: String(limit), status: status.join(',') });
    },
    payOutCustomRetailerBetslip: ({ bearer, body }) => {
      const coupon = customerCoupon(wager, accounts.caller(bearer()), body().bsid);
      if (coupon.status !== AWAITS_PAYOFF) throw couponNotPayable();
      coupon.status = PAID_IN_CASH;
      return { status: coupon.status };
    },
  } satisfies Partial<Handlers<'wager'>>;

  function listed(
    coupons: readonly Coupon[],
    query: { page: string; limit: string; status?: string | undefined },
  ): WireAnswer<'getRetailerCoupons'> {
    const page = rowsOf(coupons, query, wager);
    return { ...page, items: page.items.map((row) => rowOf(row, { world, transactions: false }, false)) };
  }
}

/** Returns a coupon of one of the retailer's customers; throws when there is none with this id. */
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
