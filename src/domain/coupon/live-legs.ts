/** Which matches of coupons on screen are worth following, and what is shown of them. */
import type { EventRow } from '../../model/program.ts';
import type { Coupon, CouponLeg } from '../../model/coupon.ts';
import { isOver } from '../program/score-status.ts';

/** A kick-off may come early; from so long before it a match is followed. Seconds. */
export const EARLY_SECONDS = 10 * 60;
/** Undecided so long after its start, a match is followed only if the service says that it runs. */
const LONGEST_SECONDS = 24 * 3600;

export type FollowableLeg = Pick<CouponLeg, 'eventId' | 'sportId' | 'result' | 'start'>;

/** What of a coupon says which matches to follow. */
export interface Followable {
  legs: readonly FollowableLeg[] | null;
  running: Coupon['running'];
}

/** Undecided selections whose match runs, by the service's word or by the clock (epoch seconds), or is about to begin. */
export function followedEvents(coupons: readonly Followable[], now: number): number[] {
  const told = new Set(coupons.flatMap(({ running }) => running.map(({ eventId }) => eventId)));
  const followed = coupons
    .flatMap(({ legs }) => legs ?? [])
    .filter((leg) => leg.result === 'open' && (told.has(leg.eventId) || mayRun(leg, now)))
    .map(({ eventId }) => eventId);
  return [...new Set(followed)].toSorted((one, other) => one - other);
}

/** By the clock, of what begins at `start`; both epoch seconds. */
export function mayRun({ start }: Pick<CouponLeg, 'start'>, now: number): boolean {
  return start - EARLY_SECONDS <= now && now < start + LONGEST_SECONDS;
}

/** When the next undecided match is to be followed, epoch seconds; undefined when none is to come. */
export function nextFollowed(legs: readonly Pick<CouponLeg, 'result' | 'start'>[], now: number): number | undefined {
  const times = legs
    .filter(({ result }) => result === 'open')
    .map(({ start }) => start - EARLY_SECONDS)
    .filter((time) => time > now);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Whether the match of a selection may still have a page, of the program or of what is remembered of it. */
export function mayHavePage({ result, start }: Pick<CouponLeg, 'result' | 'start'>, now: number): boolean {
  return result !== 'void' && now < start + LONGEST_SECONDS;
}

export interface LiveScore {
  /** "67'", "2.Set", "D.A". */
  clock: string;
  /** "2-1"; '' while none is told. */
  score: string;
  /** Nothing more is played: the result is on its way. */
  over: boolean;
  /** The player does not wish to see it yet. */
  covered: boolean;
}

/** What a selection shows of its match while it runs; undefined before the kick-off. */
export function liveScore(row: Pick<EventRow, 'standing' | 'score' | 'phase' | 'covered'>): LiveScore | undefined {
  if (row.phase === 0) return undefined;
  const { clock, main: score } = row.standing;
  return {
    clock,
    score: score === null ? '' : `${score.home}-${score.away}`,
    over: row.score !== null && isOver(row.score.status),
    covered: row.covered === true,
  };
}
