/** The coupons a player has played: lists, details, archive. */
import type { Account } from '../../accounts/account.ts';
import type { Handlers } from '../../http/service-route.ts';
import { type CouponRecord, isCouponDecided } from '../../wager/coupon-record.ts';
import { couponStillRunning, couponUnknown } from '../../wager/coupon-failures.ts';
import { couponPageOf } from '../../wager/coupon-paging.ts';
import type { Wager } from '../../wager/wager.ts';
import { type WireCouponContext, couponDetailOf, couponRowOf } from '../../wager/wire-coupon.ts';
import { customerCoupon } from './retailer-handlers.ts';

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
