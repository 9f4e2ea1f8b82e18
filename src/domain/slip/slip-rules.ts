/** What is wrong with a slip, in the order sportsbook §5 checks it; then what §9 limits without words of its own. */
import { toCount } from './exact.ts';
import { type Slip, type SlipItem, type SlipLimits, COLUMN_PRICE, bankerCount, highestMinBets } from './slip.ts';
import { MULTI_COUPON_THRESHOLD, mostCoupons } from './stake.ts';
import { columnCount, offeredSystems } from './systems.ts';

/** Amounts in kuruş; the words are in `fault-text.ts`. */
export type SlipFault =
  /** So many events are missing. */
  | { kind: 'minBets'; missing: number }
  | { kind: 'multiMinimum'; least: number }
  | { kind: 'minimum'; least: number }
  | { kind: 'maximum'; most: number }
  | { kind: 'bankerWithoutSystem' }
  | { kind: 'systemNotOffered'; systems: number[] }
  | { kind: 'tooManyEvents'; most: number }
  | { kind: 'couponCount'; most: number };

/** What has a say in whether a slip is in order. */
export type JudgedSlip = Omit<Slip, 'items'> & {
  items: readonly Pick<SlipItem, 'banker' | 'minBets' | 'live'>[];
};

/** All faults of a slip, the first to be told first. An empty slip has none: `playObstacles` speaks of it. */
export function slipFaults(slip: JudgedSlip, limits: SlipLimits): SlipFault[] {
  if (slip.items.length === 0) return [];
  return checks.map((check) => check(slip, limits)).filter((fault) => fault !== null);
}

type Check = (slip: JudgedSlip, limits: SlipLimits) => SlipFault | null;

const checks: readonly Check[] = [
  ({ items }) => {
    const missing = highestMinBets(items) - items.length;
    return missing > 0 ? { kind: 'minBets', missing } : null;
  },
  (slip, { minMultiPrice: least }) =>
    isMany(slip) && couponPrice(slip) < BigInt(least) ? { kind: 'multiMinimum', least } : null,
  (slip, { minPrice: least }) =>
    !isMany(slip) && couponPrice(slip) < BigInt(least) ? { kind: 'minimum', least } : null,
  (slip, { maxPrice: most }) => (couponPrice(slip) > BigInt(most) ? { kind: 'maximum', most } : null),
  ({ items, systems }) => (bankerCount(items) > 0 && systems.length === 0 ? { kind: 'bankerWithoutSystem' } : null),
  ({ items, systems }, limits) => {
    const offered = offeredSystems(items, limits);
    const unfit = systems.filter((system) => !offered.includes(system));
    return unfit.length > 0 ? { kind: 'systemNotOffered', systems: unfit } : null;
  },
  ({ items }, { maxEventCount: most }) => (items.length > most ? { kind: 'tooManyEvents', most } : null),
  ({ items, couponCount }, limits) => {
    const most = mostCoupons(items, limits);
    const count = toCount(couponCount);
    return count < 1n || count > BigInt(most) ? { kind: 'couponCount', most } : null;
  },
];

function isMany({ couponCount }: JudgedSlip): boolean {
  return couponCount > MULTI_COUPON_THRESHOLD;
}

/** Kuruş of one coupon, never rounded. */
function couponPrice({ items, systems, multiplier }: JudgedSlip): bigint {
  return BigInt(columnCount(items, systems)) * toCount(multiplier) * BigInt(COLUMN_PRICE);
}
