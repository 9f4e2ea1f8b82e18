/** Rates of selections and coupons that came true (rules figures-6 and figures-7). */
import { UNKNOWN_LABEL, sportLabel } from './stake-shares.ts';
import { type FigureCoupon, type FigureLeg, isCounted } from './figure-coupon.ts';

export interface HitRate {
  label: string;
  hits: number;
  /** Decided ones; never 0. */
  total: number;
}

/** Selections by sport, most first. */
export function hitsBySport(coupons: readonly FigureCoupon[]): HitRate[] {
  return mostFirst(legRates(coupons, ({ sportId }) => sportLabel(sportId)));
}

/** Selections by market, most first. */
export function hitsByMarket(coupons: readonly FigureCoupon[]): HitRate[] {
  return mostFirst(legRates(coupons, ({ marketName }) => marketName.trim() || UNKNOWN_LABEL));
}

/** Selections by the odd they were played at, lowest band first. */
export function hitsByOdds(coupons: readonly FigureCoupon[]): HitRate[] {
  const rates = legRates(coupons, ({ odd }) => oddsBand(odd));
  return inOrder(
    rates,
    bands.map(({ label }) => label),
  );
}

/** Coupons by their number of matches, fewest first. Pool coupons are not among them. */
export function hitsByPicks(coupons: readonly FigureCoupon[]): HitRate[] {
  const rates = new Map<string, HitRate>();
  for (const coupon of coupons) {
    if (coupon.isPool || coupon.picks < 1 || !isResult(coupon)) continue;
    count(rates, picksBand(coupon.picks), coupon.outcome === 'won');
  }
  return inOrder(rates, picksLabels);
}

/** Won and lost coupons of both games. */
export function couponHits(coupons: readonly FigureCoupon[]): Pick<HitRate, 'hits' | 'total'> {
  const results = coupons.filter(isResult);
  return { hits: results.filter(({ outcome }) => outcome === 'won').length, total: results.length };
}

/** The band of an odd in hundredths, bounds included below: "1,50–1,99". */
export function oddsBand(odd: number): string {
  return (bands.findLast(({ from }) => odd >= from) ?? bands[0]).label;
}

const bands = [
  { from: 0, label: '1,49’a kadar' },
  { from: 150, label: '1,50–1,99' },
  { from: 200, label: '2,00–2,99' },
  { from: 300, label: '3,00–4,99' },
  { from: 500, label: '5,00 ve üstü' },
] as const;

const picksLabels = ['Tek maç', '2 maç', '3 maç', '4 maç', '5–7 maç', '8 maç ve üstü'] as const;

function picksBand(picks: number): string {
  const place = picks < 5 ? picks - 1 : picks < 8 ? 4 : 5;
  return picksLabels[place] ?? picksLabels[0];
}

const isResult = ({ outcome }: FigureCoupon): boolean => outcome === 'won' || outcome === 'lost';

/** Void, open and unknown selections are neither hits nor misses. */
function legRates(coupons: readonly FigureCoupon[], labelOf: (leg: FigureLeg) => string): Map<string, HitRate> {
  const rates = new Map<string, HitRate>();
  for (const coupon of coupons) {
    if (!isCounted(coupon)) continue;
    for (const leg of coupon.legs ?? []) {
      if (leg.result === 'won' || leg.result === 'lost') count(rates, labelOf(leg), leg.result === 'won');
    }
  }
  return rates;
}

function count(rates: Map<string, HitRate>, label: string, isHit: boolean): void {
  const rate = rates.get(label) ?? { label, hits: 0, total: 0 };
  rates.set(label, rate);
  rate.total += 1;
  if (isHit) rate.hits += 1;
}

const mostFirst = (rates: Map<string, HitRate>): HitRate[] =>
  [...rates.values()].toSorted((one, other) => other.total - one.total || one.label.localeCompare(other.label, 'tr'));

const inOrder = (rates: Map<string, HitRate>, labels: readonly string[]): HitRate[] =>
  labels.flatMap((label) => rates.get(label) ?? []);
