/** Price of the coupons by sport and market: where the money went (rule figures-9). */
import { sportById } from '../sports.ts';
import { type FigureCoupon, type FigureLeg, isCounted } from './figure-coupon.ts';

export interface StakeShare {
  label: string;
  /** Kuruş. */
  played: number;
}

export const UNKNOWN_LABEL = 'Bilinmeyen';
const POOL = 'Spor Toto';

export const sportLabel = (sportId: number): string => sportById(sportId)?.name ?? UNKNOWN_LABEL;

/** Money by sport, most first; the sum equals what was played from the balance. */
export function stakesBySport(coupons: readonly FigureCoupon[]): StakeShare[] {
  return stakesBy(coupons, ({ sportId }) => sportLabel(sportId));
}

/** Money by market, most first; the sum equals what was played from the balance. */
export function stakesByMarket(coupons: readonly FigureCoupon[]): StakeShare[] {
  return stakesBy(coupons, ({ marketName }) => marketName.trim() || UNKNOWN_LABEL);
}

/** Divides kuruş into equal parts, whose sum is exact: the first parts get the kuruş that are left. */
export function equalParts(kurus: number, parts: number): number[] {
  const least = Math.floor(kurus / parts);
  const left = kurus - least * parts;
  return Array.from({ length: parts }, (_, place) => least + (place < left ? 1 : 0));
}

function stakesBy(coupons: readonly FigureCoupon[], labelOf: (leg: FigureLeg) => string): StakeShare[] {
  const sums = new Map<string, number>();
  for (const coupon of coupons) {
    if (!isCounted(coupon) || coupon.usedBonus) continue;
    const labels = coupon.isPool ? [POOL] : (coupon.legs ?? []).map(labelOf);
    if (labels.length === 0) labels.push(UNKNOWN_LABEL);
    const parts = equalParts(coupon.price, labels.length);
    labels.forEach((label, place) => sums.set(label, (sums.get(label) ?? 0) + (parts[place] ?? 0)));
  }
  return [...sums]
    .map(([label, played]) => ({ label, played }))
    .toSorted((one, other) => other.played - one.played || one.label.localeCompare(other.label, 'tr'));
}
