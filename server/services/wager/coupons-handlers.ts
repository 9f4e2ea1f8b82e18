/** The coupons a player has played: lists, details, archive. */
import { badRequest } from '../../http/response-envelope.ts';
import type { Handlers } from '../../http/service-route.ts';
import type { Wager } from '../../wager/wager.ts';
import type { Account } from '../../accounts/account.ts';
import { type CouponRecord, isCouponDecided, AWAITING_PAYOUT, PAID_IN_CASH } from '../../wager/coupon-record.ts';
import { couponStillRunning, couponUnknown, couponNotPayable, retailerRequired } from '../../wager/coupon-failures.ts';
import { couponPageOf } from '../../wager/coupon-paging.ts';
import { type WireCouponContext, couponDetailOf, couponRowOf } from '../../wager/wire-coupon.ts';
import type { WireResponse } from '../../../src/contract/services/calls.ts';

/** Playing a coupon. */
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

export function couponHandlers(wager: Wager) {
  const { accounts, book, world } = wager;
  const tellingTo = ({ tellsTransactions }: Account): WireCouponContext => ({
    world,
    includesTransactionIds: tellsTransactions,
  });

  return {
    getPlayedBetslips: ({ bearer, query }) => {
      const account = accounts.accountOfToken(bearer());
      const page = couponPageOf(book.ofPlayer(account.playerNo), query, wager);
      const withLegs = query.withBetslipDetails === 'true';
      return { ...page, items: page.items.map((row) => couponRowOf(row, tellingTo(account), withLegs)) };
    },
    getPlayedBetslip: ({ bearer, parameter }) => {
      const account = accounts.accountOfToken(bearer());
      const id = parameter('id');
      const coupon = parameter('owner') === 'customer' ? customerCoupon(wager, account, id) : own(account, id);
      return couponDetailOf(coupon, tellingTo(account));
    },
    getMultiBetslip: ({ bearer, parameter }) => {
      const account = accounts.accountOfToken(bearer());
      const coupons = ownGroup(account, parameter('id'));
      return { gi: parameter('id'), items: coupons.map((coupon) => couponDetailOf(coupon, tellingTo(account))) };
    },
    getSharedCoupon: ({ parameter }) => {
      const key = parameter('key');
      const coupon = [...book.all()].find(({ sharedId }) => sharedId === key);
      if (coupon === undefined) throw couponUnknown();
      return couponDetailOf(coupon, { world, includesTransactionIds: false });
    },
    moveToArchive: ({ bearer, parameter }) => archive([own(accounts.accountOfToken(bearer()), parameter('id'))]),
    moveGroupToArchive: ({ bearer, parameter }) =>
      archive(ownGroup(accounts.accountOfToken(bearer()), parameter('id'))),
    removeCoupon: ({ bearer, parameter }) => {
      const coupon = own(accounts.accountOfToken(bearer()), parameter('id'));
      if (!isCouponDecided(coupon)) throw couponStillRunning();
      coupon.removed = true;
      return {};
    },
  } satisfies Partial<Handlers<'wager'>>;

  function own({ playerNo }: Account, id: string): CouponRecord {
    const coupon = book.byId(id);
    if (coupon === undefined || coupon.playerNo !== playerNo || coupon.removed) throw couponUnknown();
    return coupon;
  }

  function ownGroup({ playerNo }: Account, groupId: string): CouponRecord[] {
    const coupons = book.ofGroup(groupId).filter((coupon) => coupon.playerNo === playerNo && !coupon.removed);
    if (coupons.length === 0) throw couponUnknown();
    return coupons;
  }

  function archive(coupons: readonly CouponRecord[]): object {
    if (!coupons.every(isCouponDecided)) throw couponStillRunning();
    for (const coupon of coupons) coupon.archived = true;
    return {};
  }
}

/** Coupons of a retailer's customers, and the prizes it pays in cash (rule coupon-26, coupon-27). */
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
function customerCoupon(wager: Wager, caller: Account, id: string): CouponRecord {
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
