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

/** Returns the number of a member's waiting coupons; 0 for a visitor, and while it is unknown. */
export function useWaitingCouponCount(): number {
  const { phase } = useSession();
  const count = useTopicValue({ kind: 'coupons' }, 'changes')?.pendingCount ?? 0;
  return phase === 'member' ? count : 0;
}

/** Returns the newest waiting coupons; loads nothing while there is none. */
export function useWaitingCoupons(): readonly Coupon[] {
  const isWaiting = useWaitingCouponCount() > 0;
  const list = useRead('getPlayedBetslips', isWaiting ? { query } : null);
  return isWaiting ? (list.value?.rows ?? none) : none;
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
