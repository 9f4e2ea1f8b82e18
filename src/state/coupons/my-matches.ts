/** A member's waiting coupons and their running matches, from the first page of the list that the device stores anyway. */
import { useMemo } from 'react';
import { couponListQuery, couponTabs } from '../../domain/coupon/coupon-tab-info.ts';
import { mayBeRunning } from '../../domain/coupon/live-legs.ts';
import { type MyMatch, myMatches } from '../../domain/coupon/my-matches.ts';
import type { Coupon } from '../../model/coupon.ts';
import { useMinute } from '../device/clock.ts';
import { useTopicValue } from '../engine/use-topic.ts';
import { useRead } from '../load/use-read.ts';
import { useSession } from '../member/session.ts';
import { useCouponScores } from './watched-legs.ts';

interface WaitingCoupons {
  /** The newest ones: the first page of the list. */
  coupons: readonly Coupon[];
  /** Rows of the whole list, in which a group is one; 0 for a visitor, and while it is unknown. */
  total: number;
}

/** Returns a member's waiting coupons; loads nothing while there is none. */
export function useWaitingCoupons(): WaitingCoupons {
  const { phase } = useSession();
  const pending = useTopicValue({ kind: 'coupons' }, 'changes')?.pendingCount ?? 0;
  const isWaiting = phase === 'member' && pending > 0;
  const { value } = useRead('getPlayedBetslips', isWaiting ? { query } : null);
  return { coupons: (isWaiting ? value?.rows : undefined) ?? none, total: (isWaiting ? value?.total : undefined) ?? 0 };
}

/** Returns true while a selection of these coupons runs, by the service or by the clock. */
export function useMayRun(coupons: readonly Coupon[]): boolean {
  const now = useMinute();
  return coupons.some(
    ({ running, legs }) =>
      running.length > 0 || (legs ?? []).some((leg) => leg.result === 'open' && mayBeRunning(leg, now)),
  );
}

/** Returns the matches a player wants to have in sight: the running ones of these coupons (rule coupon-34). */
export function useMyMatches(coupons: readonly Coupon[]): readonly MyMatch[] {
  const scores = useCouponScores(coupons);
  return useMemo(() => myMatches(coupons, scores), [coupons, scores]);
}

const none: readonly Coupon[] = [];

/** The query of the coupons' page, so that both have one cached response. */
const query = couponListQuery('bekleyen', { filter: couponTabs.bekleyen.filters[0]?.name }, 1, 0);
