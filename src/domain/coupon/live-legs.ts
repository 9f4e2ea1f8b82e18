/** Matches to follow for the coupons on screen, and their live scores. */
import type { EventRow } from '../../model/program.ts';
import type { Coupon, CouponLeg } from '../../model/coupon.ts';
import { hasMatchEnded } from '../program/score-status.ts';

/** A match is followed from this many seconds before its start, because kick-offs may be early. */
export const FOLLOW_BEFORE_START_SECONDS = 10 * 60;
/**
 * An undecided match is followed for this many seconds after its start; later only if the service reports it as
 * running.
 */
const LONGEST_SECONDS = 24 * 3600;

export type FollowableLeg = Pick<CouponLeg, 'eventId' | 'sportId' | 'result' | 'start'>;

/** Fields of a coupon that decide which matches are followed. */
export interface FollowableCoupon {
  legs: readonly FollowableLeg[] | null;
  running: Coupon['running'];
}

/**
 * Event ids of undecided selections whose match is running, by the service or by the clock (epoch seconds), or about to
 * start.
 */
export function followedEvents(coupons: readonly FollowableCoupon[], now: number): number[] {
  const told = new Set(coupons.flatMap(({ running }) => running.map(({ eventId }) => eventId)));
  const followed = coupons
    .flatMap(({ legs }) => legs ?? [])
    .filter((leg) => leg.result === 'open' && (told.has(leg.eventId) || mayBeRunning(leg, now)))
    .map(({ eventId }) => eventId);
  return [...new Set(followed)].toSorted((one, other) => one - other);
}

/** True when a match that starts at `start` may be running now; both epoch seconds. */
export function mayBeRunning({ start }: Pick<CouponLeg, 'start'>, now: number): boolean {
  return start - FOLLOW_BEFORE_START_SECONDS <= now && now < start + LONGEST_SECONDS;
}

/** Time at which the next undecided match must be followed, epoch seconds; undefined when there is none. */
export function nextFollowTime(legs: readonly Pick<CouponLeg, 'result' | 'start'>[], now: number): number | undefined {
  const times = legs
    .filter(({ result }) => result === 'open')
    .map(({ start }) => start - FOLLOW_BEFORE_START_SECONDS)
    .filter((time) => time > now);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Returns true when the match of a selection may still have a page, from the program or from cached data. */
export function mayHavePage({ result, start }: Pick<CouponLeg, 'result' | 'start'>, now: number): boolean {
  return result !== 'void' && now < start + LONGEST_SECONDS;
}

export interface LegLiveScore {
  /** "67'", "2.Set", "D.A". */
  clock: string;
  /** "2-1"; '' while there is no score. */
  score: string;
  /** True when play has ended and the result is not confirmed yet. */
  ended: boolean;
  /** True when the player hides scores for now. */
  scoreHidden: boolean;
  /** Figures of the match as they are shown: null while there is none, and while the player hides scores. */
  match: EventRow['score'];
}

/** Live score of a selection's match; undefined before the kick-off. */
export function legLiveScore(
  row: Pick<EventRow, 'standing' | 'score' | 'phase' | 'scoreHidden'>,
): LegLiveScore | undefined {
  if (row.phase === 0) return undefined;
  const { clock, main: score } = row.standing;
  return {
    clock,
    score: score === null ? '' : `${score.home}-${score.away}`,
    ended: row.score !== null && hasMatchEnded(row.score.status),
    scoreHidden: row.scoreHidden === true,
    match: row.scoreHidden === true ? null : row.score,
  };
}

/** Clears `running` of a coupon without live updates, because the matches that were running may be over by now. */
export function clearStaleRunning(coupon: Coupon, told: boolean): Coupon {
  return told ? coupon : { ...coupon, running: [] };
}
