/** Money played and won, in sums and by period (rules figures-3 and figures-5). Money is exact kuruş. */
import { type FigureCoupon, isCounted } from './figure-coupon.ts';
import { type FigureUnit, nextPeriodKey, periodKey } from './figure-periods.ts';

export interface MoneySum {
  /** Number of coupons; a multi coupon counts once. */
  coupons: number;
  played: number;
  won: number;
  /** `won` minus `played`. */
  net: number;
}

export interface MoneyStep extends MoneySum {
  key: string;
}

/** Sum of the counted coupons that were paid from the balance, or with the bonus. */
export function moneySum(coupons: readonly FigureCoupon[], source: 'balance' | 'bonus' = 'balance'): MoneySum {
  const sum = { coupons: 0, played: 0, won: 0, net: 0 };
  for (const coupon of coupons) if (isOfSource(coupon, source)) addCoupon(sum, coupon);
  return sum;
}

/** The coupons paid from the balance by period, oldest first, without gaps between the first and the last. */
export function moneySteps(coupons: readonly FigureCoupon[], unit: FigureUnit): MoneyStep[] {
  const steps = new Map<string, MoneyStep>();
  for (const coupon of coupons) {
    if (!isOfSource(coupon, 'balance')) continue;
    const key = periodKey(unit, coupon.at);
    const step = steps.get(key) ?? emptyStep(key);
    steps.set(key, step);
    addCoupon(step, coupon);
  }
  const keys = [...steps.keys()].toSorted();
  const [first] = keys;
  const last = keys.at(-1);
  if (first === undefined || last === undefined) return [];
  const filled: MoneyStep[] = [];
  for (let key = first; key <= last && filled.length < MOST_STEPS; key = nextPeriodKey(unit, key)) {
    filled.push(steps.get(key) ?? emptyStep(key));
  }
  return filled;
}

/** Fifty years of weeks: no history is longer, and a wrong date must not fill the memory. */
const MOST_STEPS = 2_610;

const isOfSource = (coupon: FigureCoupon, source: 'balance' | 'bonus'): boolean =>
  isCounted(coupon) && coupon.usedBonus === (source === 'bonus');

const emptyStep = (key: string): MoneyStep => ({ key, coupons: 0, played: 0, won: 0, net: 0 });

function addCoupon(sum: MoneySum, { price, paid }: FigureCoupon): void {
  sum.coupons += 1;
  sum.played += price;
  sum.won += paid;
  sum.net += paid - price;
}
