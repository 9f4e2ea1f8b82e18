/** The undecided selections of the player's waiting coupons, whose matches are followed by themselves (follow-3). */
import { useMemo, useState } from 'react';
import { couponListQuery } from '../../domain/coupon/coupon-tab-info.ts';
import { parseCouponListRoute } from '../../domain/coupon/coupon-list-route.ts';
import { mayHavePage } from '../../domain/coupon/live-legs.ts';
import type { FollowedMatch } from '../../model/following.ts';
import { useSession } from '../member/session.ts';
import { useRead } from '../load/use-read.ts';

const none: readonly FollowedMatch[] = [];

/**
 * Returns the matches of the first page of waiting coupons. It is the request of their list, so that the cached
 * response of the device serves both.
 */
export function useWaitingMatches(isWanted: boolean): readonly FollowedMatch[] {
  return useWaitingMatchesLoad(isWanted).matches;
}

interface WaitingMatches {
  matches: readonly FollowedMatch[];
  /** True until the coupons, or whether there is a member, are known. */
  isLoading: boolean;
}

/** The same matches, with whether they are still loading. */
export function useWaitingMatchesLoad(isWanted: boolean): WaitingMatches {
  const session = useSession().phase;
  const isMember = session === 'member';
  const { value, phase } = useRead('getPlayedBetslips', isMember && isWanted ? { query: waitingQuery } : null);
  const [now] = useState(() => Date.now() / 1000);
  const matches = useMemo(() => {
    const legs = (value?.rows ?? []).flatMap((coupon) => coupon.legs ?? []);
    const open = legs.filter((leg) => leg.result === 'open' && leg.program !== 'longTerm' && mayHavePage(leg, now));
    if (open.length === 0) return none;
    const matches = open.map(({ eventId: id, sportId, eventName: name, start }) => ({ id, sportId, name, start }));
    return [...new Map(matches.map((match) => [match.id, match])).values()];
  }, [value, now]);
  return { matches, isLoading: isWanted && (session === 'opening' || phase === 'loading') };
}

const route = parseCouponListRoute('bekleyen', '');
const waitingQuery = couponListQuery('bekleyen', route?.choice ?? {}, 1, 0);
