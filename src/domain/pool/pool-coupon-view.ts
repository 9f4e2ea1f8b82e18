/** View model of a pool coupon in a list and on its own page. */
import { CANCELLED, PENDING } from '../../model/coupon-status.ts';
import { POOL_MATCHES, type PoolCoupon, type PoolCouponDetail, type PoolTier } from '../../model/pool.ts';
import { type StatusTone, statusText, statusTone } from '../coupon/status.ts';
import { isUndecided } from '../coupon/decision.ts';
import { isRefundStatus } from '../coupon/coupon-confirmation.ts';
import { momentText } from '../date-text.ts';
import { countText, moneyText } from '../number-text.ts';
import { hitsOfTier } from './hits.ts';

interface PoolCouponView {
  status: string;
  tone: StatusTone | 'live';
  /** "361. hafta · 09-12 Ekim" */
  round: string;
  /** "48", "48 × 3". */
  columns: string;
  /** Share of the matches that have a result, 0 to 1. */
  progress: number;
  /** "9/15"; '' before the first result. */
  best: string;
  /** "12 maç sonuçlandı", "Henüz sonuç yok". */
  state: string;
  price: string;
  /** Amount paid or to be paid; for a cancelled or failed coupon, the refund. '' for none. */
  prize: string;
  prizeLabel: string;
  playedAt: string;
}

/** @param now epoch seconds */
export function poolCouponView(coupon: PoolCoupon, now: number): PoolCouponView {
  const { status, best, decided } = coupon;
  const waits = isUndecided(status);
  const prize = status === CANCELLED ? moneyText(coupon.price) : coupon.net > 0 ? moneyText(coupon.net) : '';
  return {
    status: status === PENDING && decided > 0 ? 'Devam ediyor' : statusText(status),
    tone: statusTone(status),
    round: roundText(coupon.cycle, coupon.programName),
    columns: columnsText(coupon),
    progress: waits ? decided / POOL_MATCHES : 1,
    best: best === null ? '' : `${best}/${POOL_MATCHES}`,
    state:
      decided === 0
        ? 'Henüz sonuç yok'
        : decided < POOL_MATCHES
          ? `${decided} maç sonuçlandı`
          : 'Bütün maçlar sonuçlandı',
    price: moneyText(coupon.price),
    prize,
    prizeLabel: prize !== '' && isRefundStatus(status) ? 'İade' : coupon.tax > 0 ? 'Net ikramiye' : 'İkramiye',
    playedAt: momentText(coupon.playedAt, now),
  };
}

/** "361. hafta · 09-12 Ekim"; unknown parts are omitted. */
export function roundText(cycle: number, name: string): string {
  return [cycle > 0 ? `${cycle}. hafta` : '', name].filter((part) => part !== '').join(' · ');
}

/** Price and winnings for the coupon's own page. */
export function poolFigures(coupon: PoolCoupon): { label: string; value: string }[] {
  const { price, columns, multiplier, prize, tax, code } = coupon;
  return [
    { label: 'Bedel', value: moneyText(price) },
    { label: 'Kolon', value: countText(columns) },
    ...(multiplier > 1 ? [{ label: 'Misli', value: countText(multiplier) }] : []),
    ...(tax > 0
      ? [
          { label: 'Brüt ikramiye', value: moneyText(prize) },
          { label: 'Vergi', value: moneyText(tax) },
        ]
      : []),
    // The short code lets other players play the same marks (rule pool-19).
    ...(code === null ? [] : [{ label: 'Kısa kod', value: code }]),
  ];
}

interface WonTier {
  tier: PoolTier;
  /** "13 bilen" */
  title: string;
  /** "2 kolon", "2 kolon × 3 misli" */
  columns: string;
  /** Total prize of the tier's columns; null until the amount is announced. */
  sum: string | null;
}

/**
 * Tiers the coupon reached, best first; empty until every match has a result, because a tier is not final before that.
 */
export function wonTiers({ tiers, multiplier, decided }: PoolCouponDetail): WonTier[] {
  if (decided < POOL_MATCHES) return [];
  return tiers
    .filter(({ columns }) => columns > 0)
    .toSorted((one, other) => one.tier - other.tier)
    .map(({ tier, columns, amount }) => ({
      tier,
      title: `${hitsOfTier(tier)} bilen`,
      columns: `${countText(columns)} kolon${multiplier > 1 ? ` × ${multiplier} misli` : ''}`,
      sum: amount === null ? null : moneyText(columns * multiplier * amount),
    }));
}

function columnsText({ columns, multiplier }: PoolCoupon): string {
  return multiplier > 1 ? `${countText(columns)} × ${countText(multiplier)}` : countText(columns);
}
