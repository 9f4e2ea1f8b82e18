/** Content of a coupon's picture (rule sharing-10): selections and odds; amounts only if the player includes them. */
import { moneyText, oddText } from '../number-text.ts';
import { clockTime, shortDate, toTurkiyeDate } from '../time.ts';
import { pickText } from '../program/pick-text.ts';
import type { Coupon, CouponLeg } from '../../model/coupon.ts';
import { type LegState, couponRowView, kindText, legMarks } from './coupon-row-view.ts';
import { isUndecided } from './decision.ts';
import { fullDateTime } from './detail-view.ts';
import { legOdd } from './leg-result.ts';
import type { StatusTone } from './status.ts';

interface PictureLeg {
  teams: string;
  /** "Üst 2,5", with "B" for a banker before it. */
  pick: string;
  market: string;
  odd: string;
  state: LegState;
  /** "28 Kas 19:00" until it is decided, then ''. */
  start: string;
}

export interface CouponPicture {
  /** "3 maç · Kombine" */
  kind: string;
  /** '' until the coupon is decided, because others may see the picture after that. */
  status: string;
  tone: StatusTone | 'live';
  playedAt: string;
  legs: readonly PictureLeg[];
  figures: readonly { label: string; value: string }[];
}

interface PictureOptions {
  withAmounts: boolean;
  /** Returns the name of a selection's market, without figures of a hidden score. */
  marketName: (leg: CouponLeg) => string;
  /** Epoch seconds. */
  now: number;
}

export function couponPicture(coupon: Coupon, { withAmounts, marketName, now }: PictureOptions): CouponPicture {
  const states = legMarks(coupon, new Map());
  const row = couponRowView(coupon, now);
  const isOpen = isUndecided(coupon.status);
  return {
    kind: kindText(coupon),
    status: isOpen ? '' : row.status,
    tone: row.tone,
    playedAt: fullDateTime(coupon.playedAt),
    legs: (coupon.legs ?? []).map((leg, place) => legOf(leg, states[place] ?? 'unknown', marketName(leg))),
    figures: [
      // The odds of a system's columns have no total a reader could check.
      ...(coupon.kind === 'system' ? [] : [{ label: 'Toplam oran', value: oddText(coupon.totalOdd) }]),
      ...(withAmounts
        ? [
            { label: 'Bedel', value: moneyText(coupon.price) },
            { label: row.winningLabel, value: row.winning },
          ]
        : []),
    ],
  };
}

function legOf(leg: CouponLeg, state: LegState, market: string): PictureLeg {
  const isOpen = state === 'open' || state === 'running';
  return {
    teams: leg.eventName,
    pick: `${leg.banker ? 'B · ' : ''}${pickText(leg.outcomeName, market)}`,
    market,
    odd: legOdd(leg).paid,
    state,
    start: isOpen ? dateText(leg.start) : '',
  };
}

/** "28 Kas 19:00"; "Bugün" and "Yarın" would be wrong on the day somebody else sees the picture. */
function dateText(epochSeconds: number): string {
  return `${shortDate(toTurkiyeDate(epochSeconds))} ${clockTime(epochSeconds)}`;
}
