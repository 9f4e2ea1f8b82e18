/** Coupons of a retailer's customers, and the prizes it pays in cash (rule coupon-26, coupon-27). */
import type { Account } from '../../accounts/account.ts';
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import type { Handlers } from '../../http/service-route.ts';
import { AWAITING_PAYOUT, type CouponRecord, PAID_IN_CASH } from '../../wager/coupon-record.ts';
import { couponNotPayable, couponUnknown, retailerRequired } from '../../wager/coupon-failures.ts';
import { couponPageOf } from '../../wager/coupon-paging.ts';
import type { Wager } from '../../wager/wager.ts';
import { couponRowOf } from '../../wager/wire-coupon.ts';

export function retailerHandlers(wager: Wager) {
  const { accounts, book, world } = wager;

  return {
    getRetailerCoupons: ({ bearer, query }) => {
      const retailer = retailerOf(accounts.accountOfToken(bearer()));
      const customer = accounts.players.byPhone(query.phone);
      const mine = customer !== undefined && customer.retailerId === retailer.retailerId;
      return listed(mine ? [...book.ofPlayer(customer.playerNo)] : [], query);
    },
    getCustomRetailerBetslips: ({ bearer, body }) => {
      const retailer = retailerOf(accounts.accountOfToken(bearer()));
      const { status = [], page, limit } = body();
      const coupons = [...book.all()].filter(({ playerNo }) => isCustomer(wager, retailer, playerNo));
      return listed(coupons, { page: String(page), limit: String(limit), status: status.join(',') });
    },
    payOutCustomRetailerBetslip: ({ bearer, body }) => {
      const coupon = customerCoupon(wager, accounts.accountOfToken(bearer()), body().bsid);
      if (coupon.status !== AWAITING_PAYOUT) throw couponNotPayable();
      coupon.status = PAID_IN_CASH;
      return { status: coupon.status };
    },
  } satisfies Partial<Handlers<'wager'>>;

  function listed(
    coupons: readonly CouponRecord[],
    query: { page: string; limit: string; status?: string | undefined },
  ): WireResponse<'getRetailerCoupons'> {
    const page = couponPageOf(coupons, query, wager);
    return {
      ...page,
      items: page.items.map((row) => couponRowOf(row, { world, includesTransactionIds: false }, false)),
    };
  }
}

/** Returns a coupon of one of the retailer's customers; throws when there is none with this id. */
export function customerCoupon(wager: Wager, caller: Account, id: string): CouponRecord {
  const retailer = retailerOf(caller);
  const coupon = wager.book.byId(id);
  if (coupon === undefined || !isCustomer(wager, retailer, coupon.playerNo)) throw couponUnknown();
  return coupon;
}

function isCustomer({ accounts }: Wager, retailer: Account, playerNo: number): boolean {
  return accounts.players.byNumber(playerNo)?.retailerId === retailer.retailerId;
}

function retailerOf(account: Account): Account {
  if (!account.isCustomRetailer || account.retailerId === null) throw retailerRequired();
  return account;
}
