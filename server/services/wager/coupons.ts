/** The coupons a player has played: lists, details, archive. */
import type { Account } from '../../accounts/account.ts';
import type { Handlers } from '../../http/service-route.ts';
import { type Coupon, isDecided } from '../../wager/coupon.ts';
import { couponRuns, couponUnknown } from '../../wager/refusals.ts';
import { rowsOf } from '../../wager/paging.ts';
import type { Wager } from '../../wager/wager.ts';
import { type Telling, detailOf, rowOf } from '../../wager/wire-coupon.ts';
import { customerCoupon } from './retailer.ts';

export function couponHandlers(wager: Wager) {
  const { accounts, book, world } = wager;
  const tellingTo = ({ tellsTransactions }: Account): Telling => ({ world, transactions: tellsTransactions });

  return {
    getPlayedBetslips: ({ bearer, query }) => {
      const account = accounts.caller(bearer());
      const page = rowsOf(book.ofPlayer(account.playerNo), query, wager);
      const withLegs = query.withBetslipDetails === 'true';
      return { ...page, items: page.items.map((row) => rowOf(row, tellingTo(account), withLegs)) };
    },
    getPlayedBetslip: ({ bearer, parameter }) => {
      const account = accounts.caller(bearer());
      const id = parameter('id');
      const coupon = parameter('owner') === 'customer' ? customerCoupon(wager, account, id) : own(account, id);
      return detailOf(coupon, tellingTo(account));
    },
    getMultiBetslip: ({ bearer, parameter }) => {
      const account = accounts.caller(bearer());
      const coupons = ownGroup(account, parameter('id'));
      return { gi: parameter('id'), items: coupons.map((coupon) => detailOf(coupon, tellingTo(account))) };
    },
    getSharedCoupon: ({ parameter }) => {
      const key = parameter('key');
      const coupon = [...book.all()].find(({ sharedId }) => sharedId === key);
      if (coupon === undefined) throw couponUnknown();
      return detailOf(coupon, { world, transactions: false });
    },
    moveToArchive: ({ bearer, parameter }) => archive([own(accounts.caller(bearer()), parameter('id'))]),
    moveGroupToArchive: ({ bearer, parameter }) => archive(ownGroup(accounts.caller(bearer()), parameter('id'))),
    removeCoupon: ({ bearer, parameter }) => {
      const coupon = own(accounts.caller(bearer()), parameter('id'));
      if (!isDecided(coupon)) throw couponRuns();
      coupon.removed = true;
      return {};
    },
  } satisfies Partial<Handlers<'wager'>>;

  function own({ playerNo }: Account, id: string): Coupon {
    const coupon = book.byId(id);
    if (coupon === undefined || coupon.playerNo !== playerNo || coupon.removed) throw couponUnknown();
    return coupon;
  }

  function ownGroup({ playerNo }: Account, groupId: string): Coupon[] {
    const coupons = book.ofGroup(groupId).filter((coupon) => coupon.playerNo === playerNo && !coupon.removed);
    if (coupons.length === 0) throw couponUnknown();
    return coupons;
  }

  function archive(coupons: readonly Coupon[]): object {
    if (!coupons.every(isDecided)) throw couponRuns();
    for (const coupon of coupons) coupon.archived = true;
    return {};
  }
}
