/** View model of a coupon's own page: texts and figures. */
import { oddText, countText, moneyText, signedMoneyText } from '../number-text.ts';
import type { Coupon } from '../../model/coupon.ts';
import { clockTime, dayKey } from '../time.ts';
import { monthName } from '../date-text.ts';
import { type LegLiveScores, type CouponRowView, kindText, couponRowView } from './coupon-row-view.ts';
import { isRefund } from './status.ts';
import { isFinalStatus, isUndecided } from './decision.ts';

interface CouponFigure {
  label: string;
  value: string;
}

interface DetailView extends Pick<
  CouponRowView,
  'status' | 'tone' | 'progress' | 'winning' | 'winningLabel' | 'missedWinning' | 'legStates' | 'legStatesText'
> {
  kind: string;
  /** "21 Kasım 2026 12:30" */
  playedAt: string;
  figures: CouponFigure[];
}

/** @param now epoch seconds @param live scores of the followed matches, by event */
export function detailView(coupon: Coupon, now: number, live?: LegLiveScores): DetailView {
  const { status, tone, progress, winning, winningLabel, missedWinning, legStates, legStatesText } = couponRowView(
    coupon,
    now,
    live,
  );
  return {
    ...{ status, tone, progress, winning, missedWinning, legStates, legStatesText },
    winningLabel: coupon.tax > 0 && !isRefund(coupon) ? 'Net kazanç' : winningLabel,
    kind: kindText(coupon),
    playedAt: fullDateTime(coupon.playedAt),
    figures: [...stakeFigures(coupon), ...winningFigures(coupon)],
  };
}

/** Full date and time, "21 Kasım 2026 12:30", valid on any day it is read. */
export function fullDateTime(epochSeconds: number): string {
  const [year = '', month = '', day = ''] = dayKey(epochSeconds).split('-');
  return `${Number(day)} ${monthName(Number(month))} ${year} ${clockTime(epochSeconds)}`;
}

/**
 * Merges the coupons of a group: amounts are summed, the rest is taken from the first. Undecided while any of them is.
 */
export function groupSummary(coupons: readonly [Coupon, ...Coupon[]]): Coupon {
  const [first] = coupons;
  const sum = (of: (coupon: Coupon) => number): number => coupons.reduce((total, each) => total + of(each), 0);
  const undecided = coupons.find(({ status }) => !isFinalStatus(status));
  return {
    ...first,
    status: (undecided ?? first).status,
    archived: coupons.every(({ archived }) => archived),
    count: coupons.length,
    price: sum(({ price }) => price),
    maxWinning: sum(({ maxWinning }) => maxWinning),
    maxWebWinning: sum(({ maxWebWinning }) => maxWebWinning),
    winning: sum(({ winning }) => winning),
    tax: sum(({ tax }) => tax),
    net: sum(({ net }) => net),
    wonColumns: coupons.some(({ wonColumns }) => wonColumns === null) ? null : sum(({ wonColumns }) => wonColumns ?? 0),
  };
}

function stakeFigures({ price, usedBonus, count, columns, multiplier, totalOdd, systems }: Coupon): CouponFigure[] {
  return [
    { label: usedBonus ? 'Bedel (bonus)' : 'Bedel', value: moneyText(price) },
    { label: 'Toplam oran', value: oddText(totalOdd) },
    ...(columns > 1 ? [{ label: 'Kolon', value: countText(columns) }] : []),
    ...(multiplier > 1 ? [{ label: 'Misli', value: countText(multiplier) }] : []),
    ...(systems.length > 0 ? [{ label: 'Sistem', value: systems.join(', ') }] : []),
    ...(count > 1 ? [{ label: 'Kupon adedi', value: countText(count) }] : []),
  ];
}

/**
 * Open coupons: the extra winnings by king odds. Won coupons: winning columns, gross winnings and tax. Zero figures are
 * omitted.
 */
function winningFigures(coupon: Coupon): CouponFigure[] {
  const { winning, wonColumns, tax, maxWinning, maxWebWinning } = coupon;
  if (isUndecided(coupon.status)) {
    const king = maxWinning - maxWebWinning;
    return king > 0 ? [{ label: 'Kral Oran farkı', value: signedMoneyText(king) }] : [];
  }
  if (winning === 0 || isRefund(coupon)) return [];
  return [
    ...(coupon.columns > 1 && wonColumns !== null ? [{ label: 'Kazanan kolon', value: countText(wonColumns) }] : []),
    ...(tax > 0
      ? [
          { label: 'Brüt kazanç', value: moneyText(winning) },
          { label: 'Vergi', value: moneyText(tax) },
        ]
      : []),
  ];
}
