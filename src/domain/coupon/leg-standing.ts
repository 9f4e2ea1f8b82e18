/**
 * Judgement of an undecided selection as if its match ended with the current score (rule coupon-30). Only markets that
 * follow from the score are known; for every other market the result is undefined. Pure.
 */
import type { CouponLeg } from '../../model/coupon.ts';
import type { Score } from '../../model/event.ts';
import { FIRST_HALF, SECOND_HALF, footballPart, isPastNinety } from '../program/football-part.ts';
import { isOvertime, isPostponedOrCancelled } from '../program/score-status.ts';
import { sideScore } from '../program/score-text.ts';
import { BASKETBALL, E_BASKETBALL, E_FOOTBALL, FOOTBALL, HANDBALL, ICE_HOCKEY } from '../sports.ts';
import { foldTurkish } from '../text.ts';
import { type Goals, type Judgement, judgeMarket } from './market-judgement.ts';

export interface LegStanding extends Judgement {
  /** "gol", "sayı" or "korner": what a total counts. */
  unit: string;
}

/** @param score the score as it is shown: undefined result for a covered one, which has no figures */
export function legStanding(
  { sportId, marketName, outcomeName }: Pick<CouponLeg, 'sportId' | 'marketName' | 'outcomeName'>,
  score: Score,
): LegStanding | undefined {
  const unit = units[sportId];
  const whole = goalsOf(sideScore(score.home), sideScore(score.away));
  if (unit === undefined || whole === undefined || !countsForMarkets(sportId, score.status)) return undefined;
  const isFootball = sportId === FOOTBALL || sportId === E_FOOTBALL;
  const { name, isTwoWay } = judgedMarket(sportId, marketName);
  const judgement = judgeMarket(name, foldTurkish(outcomeName).trim(), {
    whole,
    ...(isFootball ? halvesOf(score, whole) : {}),
    corners: goalsOf(score.home.corners, score.away.corners),
    isTwoWay,
  });
  return judgement === undefined ? undefined : { ...judgement, unit: /korner/.test(name) ? 'korner' : unit };
}

/** Name of a market as `judgeMarket` knows it, and whether it has no draw. */
export function judgedMarket(sportId: number, marketName: string): { name: string; isTwoWay: boolean } {
  const fullName = foldTurkish(marketName);
  const name = fullName.replace(overtimeNote, ' ').replace(/\s+/g, ' ').trim();
  return { name, isTwoWay: basketballs.has(sportId) || name !== fullName || name.startsWith('handikap (') };
}

/** "şu an tutuyor", "şu an tutmuyor", "2 gol daha"; without "şu an" once the match has ended. */
export function standingText({ holds, progress, unit }: LegStanding, ended: boolean): string {
  if (!holds && progress !== undefined && !ended) return `${progress.needed - progress.count} ${unit} daha`;
  return `${ended ? '' : 'şu an '}${holds ? 'tutuyor' : 'tutmuyor'}`;
}

/** Sports whose main score decides the markets; sports of sets and rounds are not among them. */
const units: Partial<Record<number, string>> = {
  [FOOTBALL]: 'gol',
  [E_FOOTBALL]: 'gol',
  [ICE_HOCKEY]: 'gol',
  [HANDBALL]: 'gol',
  [BASKETBALL]: 'sayı',
  [E_BASKETBALL]: 'sayı',
};

/** Sports whose result has no draw, because overtime counts. */
const basketballs: ReadonlySet<number> = new Set([BASKETBALL, E_BASKETBALL]);

/** "(Uzt.Dahil)", "(Uz. Dahil)", "(Uzatmalar Dahil)", folded. */
const overtimeNote = /\((?:uzt|uz|uzatmalar)\.? ?dahil\)/g;

function goalsOf(home: number | null, away: number | null): Goals | undefined {
  return home === null || away === null ? undefined : { home, away };
}

/**
 * False when the score may include goals that do not count: in extra time, except in basketball, whose markets include
 * it. Also false when the match is called off.
 */
function countsForMarkets(sportId: number, status: number): boolean {
  if (isPostponedOrCancelled(status)) return false;
  if (basketballs.has(sportId)) return true;
  return !isOvertime(status) && !isPastNinety(status);
}

/** Goals of the halves that have begun; undefined while the part of the match is unknown. */
function halvesOf(score: Score, whole: Goals): { first?: Goals | undefined; second?: Goals | undefined } {
  const part = footballPart(score.status);
  if (part === FIRST_HALF) return { first: whole };
  const first = goalsOf(score.home.halfTime, score.away.halfTime);
  if (part !== SECOND_HALF || first === undefined) return {};
  return { first, second: { home: whole.home - first.home, away: whole.away - first.away } };
}
