/** The matches of the coupons on screen, followed while they run. */
import type { EventRow } from '../../model/program.ts';
import { useEffect, useMemo, useState } from 'react';
import type { CouponLeg } from '../../model/coupon.ts';
import {
  type Followable,
  type LiveScore,
  followedEvents,
  liveScore,
  mayHavePage,
  nextFollowed,
} from '../../domain/coupon/live-legs.ts';
import { atMoment } from '../../platform/device/at-moment.ts';
import { useKeptIds } from '../device/mapped-ids.ts';
import { useConnection } from '../engine/connection.ts';
import { type LiveRows, useLiveRows } from '../engine/live-rows.ts';
import { useMovedMatches } from './moved-matches.ts';

export interface WatchedLegs {
  rows: ReadonlyMap<number, EventRow>;
  /** The rows say what was, and nobody says what is. */
  stale: boolean;
  /** The match of a selection has a page of its own now. */
  hasPage: (leg: Pick<CouponLeg, 'result' | 'start'>) => boolean;
}

/** @param reload reads coupons again that the engine does not follow: those of somebody else */
export function useWatchedLegs(coupons: readonly Followable[], reload?: () => void): WatchedLegs {
  const now = useFollowingTime(coupons);
  const followed = followedEvents(coupons, now);
  const { rows, ready } = useFollowedRows(coupons, followed);
  useKeptIds([...rows.values()]);
  const stale = useConnection().status !== 'on';
  const ended = followed.filter((eventId) => {
    const row = rows.get(eventId);
    return row === undefined ? ready : liveScore(row)?.over === true;
  });
  useReloads(stale ? '' : ended.join(), reload);
  return {
    rows,
    stale,
    hasPage: (leg) => mayHavePage(leg, now),
  };
}

/** Each match that is followed costs a call; a list shows no more of them at once. */
const MOST_FOLLOWED = 12;

/**
 * The matches of coupons as they run now, by event; none while nobody says what is.
 * @param most for the coupons of one slip all of them: they are followed for its selections anyway
 */
export function useLiveScores(
  coupons: readonly Followable[],
  most: number = MOST_FOLLOWED,
): ReadonlyMap<number, LiveScore> {
  const now = useFollowingTime(coupons);
  const { rows } = useFollowedRows(coupons, followedEvents(coupons, now).slice(0, most));
  const stale = useConnection().status !== 'on';
  return useMemo(() => {
    const scores = [...rows].flatMap(([eventId, row]) => {
      const score = liveScore(row);
      return score === undefined ? [] : [[eventId, score] as const];
    });
    return new Map(stale ? [] : scores);
  }, [rows, stale]);
}

/** Those that run by another id than they were chosen by are found by the one they were chosen by. */
function useFollowedRows(coupons: readonly Followable[], followed: readonly number[]): LiveRows {
  const { rows, ready } = useLiveRows(followed);
  const [gone, setGone] = useState('');
  // What the service did not have stays sought while nobody can say.
  const missing = ready ? followed.filter((eventId) => !rows.has(eventId)).join() : gone;
  if (missing !== gone) setGone(missing);
  const ids = new Set(missing.split(','));
  const moved = useMovedMatches(
    coupons.flatMap(({ legs }) => (legs ?? []).filter(({ eventId }) => ids.has(String(eventId)))),
  );
  return useMemo(() => ({ ready, rows: moved.size === 0 ? rows : new Map([...moved, ...rows]) }), [ready, rows, moved]);
}

/** Epoch seconds; moves when the next match is to be followed, and not before. */
function useFollowingTime(coupons: readonly Followable[]): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  const next = nextFollowed(
    coupons.flatMap(({ legs }) => legs ?? []),
    now,
  );
  useEffect(() => (next === undefined ? undefined : atMoment(next * 1000, () => setNow(Date.now() / 1000))), [next]);
  return now;
}

/** A service settles a little after the whistle. */
const SETTLE_MS = [0, 1_000, 4_000, 15_000, 60_000];

function useReloads(ended: string, reload: (() => void) | undefined): void {
  useEffect(() => {
    if (ended === '' || reload === undefined) return undefined;
    const timers = SETTLE_MS.map((wait) => setTimeout(reload, wait));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [ended, reload]);
}
