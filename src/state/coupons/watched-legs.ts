/** Follows the matches of the coupons on screen while they run. */
import type { EventRow } from '../../model/program.ts';
import { useEffect, useMemo, useState } from 'react';
import type { CouponLeg } from '../../model/coupon.ts';
import {
  type FollowableCoupon,
  type LegLiveScore,
  followedEvents,
  legLiveScore,
  mayHavePage,
  nextFollowTime,
} from '../../domain/coupon/live-legs.ts';
import { runAtTime } from '../../platform/device/run-at-time.ts';
import { useStoreMappedIds } from '../device/mapped-ids.ts';
import { useConnection } from '../engine/use-connection.ts';
import { type LiveRows, useLiveRows } from '../engine/use-rows.ts';
import { useMovedMatches } from './moved-matches.ts';

interface WatchedLegs {
  rows: ReadonlyMap<number, EventRow>;
  /** True while there is no connection: the rows show a past state. */
  stale: boolean;
  /** Returns true when the match of a selection has a page by now. */
  hasPage: (leg: Pick<CouponLeg, 'result' | 'start'>) => boolean;
}

/** @param reload reloads coupons that the engine does not follow: those of other players */
export function useWatchedLegs(coupons: readonly FollowableCoupon[], reload?: () => void): WatchedLegs {
  const now = useFollowingTime(coupons);
  const followed = followedEvents(coupons, now);
  const { rows, ready } = useFollowedRows(coupons, followed);
  useStoreMappedIds([...rows.values()]);
  const stale = useConnection().status !== 'on';
  const ended = followed.filter((eventId) => {
    const row = rows.get(eventId);
    return row === undefined ? ready : legLiveScore(row)?.ended === true;
  });
  useReloads(stale ? '' : ended.join(), reload);
  return {
    rows,
    stale,
    hasPage: (leg) => mayHavePage(leg, now),
  };
}

/** Limit of a list, because each followed match costs a call. */
const MOST_FOLLOWED = 12;

/**
 * Returns the current scores of the coupons' matches, by event; empty while there is no connection.
 * @param most limit of followed matches; the coupons of a slip pass no limit, because their matches are followed anyway
 */
export function useCouponScores(
  coupons: readonly FollowableCoupon[],
  most: number = MOST_FOLLOWED,
): ReadonlyMap<number, LegLiveScore> {
  const now = useFollowingTime(coupons);
  const { rows } = useFollowedRows(coupons, followedEvents(coupons, now).slice(0, most));
  const stale = useConnection().status !== 'on';
  return useMemo(() => {
    const scores = [...rows].flatMap(([eventId, row]) => {
      const score = legLiveScore(row);
      return score === undefined ? [] : [[eventId, score] as const];
    });
    return new Map(stale ? [] : scores);
  }, [rows, stale]);
}

/** Returns the rows by the id each match was chosen by, also when it runs under another id. */
function useFollowedRows(coupons: readonly FollowableCoupon[], followed: readonly number[]): LiveRows {
  const { rows, ready } = useLiveRows(followed);
  const [gone, setGone] = useState('');
  // While the service cannot respond, matches it did not have before stay searched.
  const missing = ready ? followed.filter((eventId) => !rows.has(eventId)).join() : gone;
  if (missing !== gone) setGone(missing);
  const ids = new Set(missing.split(','));
  const moved = useMovedMatches(
    coupons.flatMap(({ legs }) => (legs ?? []).filter(({ eventId }) => ids.has(String(eventId)))),
  );
  return useMemo(() => ({ ready, rows: moved.size === 0 ? rows : new Map([...moved, ...rows]) }), [ready, rows, moved]);
}

/** Returns epoch seconds, updated only when the next match has to be followed. */
function useFollowingTime(coupons: readonly FollowableCoupon[]): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  const next = nextFollowTime(
    coupons.flatMap(({ legs }) => legs ?? []),
    now,
  );
  useEffect(() => (next === undefined ? undefined : runAtTime(next * 1000, () => setNow(Date.now() / 1000))), [next]);
  return now;
}

/** Delays of the reloads in ms, because a service settles a little after the final whistle. */
const SETTLE_MS = [0, 1_000, 4_000, 15_000, 60_000];
/** Upper bound of a random delay of all of them, ms: everybody who has the page open hears of the end at one moment. */
const SPREAD_MS = 1_000;

function useReloads(ended: string, reload: (() => void) | undefined): void {
  useEffect(() => {
    if (ended === '' || reload === undefined) return undefined;
    const spread = Math.random() * SPREAD_MS;
    const timers = SETTLE_MS.map((wait) => setTimeout(reload, wait + spread));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [ended, reload]);
}
