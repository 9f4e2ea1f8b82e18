/**
 * Reasons that prevent playing a slip: its own rules in the order of rule play-2, then the limits of rule stake-4,
 * stake-6, which have no text of their own; and the conditions around it (rule play-1, play-7, play-8: never offline,
 * never on stale live odds).
 */
import { toCountBigInt } from './fixed-point.ts';
import { type Slip, type SlipItem, type SlipLimits, COLUMN_PRICE, bankerCount, highestMinBets } from './slip-state.ts';
import { MULTI_COUPON_THRESHOLD, maxCouponCount } from './stake.ts';
import { columnCount, offeredSystems } from './systems.ts';

/** A broken rule with the values its text needs (`slip-rule-text.ts`). Amounts in kuruş. */
export type RuleViolation =
  /** A coupon of this slip was sent, and its outcome is unknown. */
  | { kind: 'locked' }
  | { kind: 'empty' }
  | { kind: 'offline' }
  | { kind: 'outdated' }
  /** The service could not be reached, so the known odds are a cached response. */
  | { kind: 'unreached' }
  | { kind: 'refreshing' }
  /** The live feed is silent; `count` items need it. */
  | { kind: 'staleLive'; count: number }
  | { kind: 'removed'; count: number }
  | { kind: 'suspended'; count: number }
  /** `missing` more events are required. */
  | { kind: 'minBets'; missing: number }
  | { kind: 'multiMinimum'; least: number }
  | { kind: 'minimum'; least: number }
  | { kind: 'maximum'; most: number }
  | { kind: 'bankerWithoutSystem' }
  | { kind: 'systemNotOffered'; systems: number[] }
  | { kind: 'tooManyEvents'; most: number }
  | { kind: 'couponCount'; most: number };

/** Parts of a slip that its own rules check. */
type CheckedSlip = Omit<Slip, 'items'> & {
  items: readonly Pick<SlipItem, 'banker' | 'minBets' | 'live'>[];
};

/** Parts of a slip that the rules of playing check. */
type PlayableSlip = Omit<Slip, 'items'> & {
  items: readonly Pick<SlipItem, 'banker' | 'minBets' | 'live' | 'status'>[];
};

/** Conditions outside the slip. */
export interface PlayConditions {
  online: boolean;
  /** True when this build is no longer served, which is the reason for being offline. */
  outdated?: boolean;
  /** True when all odds are cached responses, or stale without newer ones from the service. */
  oddsFromCache?: boolean;
  /** True while the odds are those of the device's cache and the first response is pending. */
  refreshing?: boolean;
  /** True when odds of running events may be stale. */
  liveStale: boolean;
  locked: boolean;
}

/** All reasons why "Oyna" is disabled, most important first; empty when it is enabled. */
export function playRuleViolations(slip: PlayableSlip, limits: SlipLimits, around: PlayConditions): RuleViolation[] {
  const { items } = slip;
  const live = around.liveStale ? items.filter((item) => item.live).length : 0;
  const removed = items.filter(({ status }) => status === 'removed').length;
  const suspended = items.filter(({ status }) => status === 'suspended').length;
  const broken: (RuleViolation | null)[] = [
    around.locked ? { kind: 'locked' } : null,
    items.length === 0 ? { kind: 'empty' } : null,
    around.online ? null : { kind: around.outdated === true ? 'outdated' : 'offline' },
    around.oddsFromCache === true ? { kind: 'unreached' } : null,
    around.refreshing === true ? { kind: 'refreshing' } : null,
    live > 0 ? { kind: 'staleLive', count: live } : null,
    removed > 0 ? { kind: 'removed', count: removed } : null,
    suspended > 0 ? { kind: 'suspended', count: suspended } : null,
    ...slipRuleViolations(slip, limits),
  ];
  return broken.filter((rule) => rule !== null);
}

/**
 * The slip's own broken rules, most important first. Empty for a slip without items, which `playRuleViolations` reports
 * itself.
 */
export function slipRuleViolations(slip: CheckedSlip, limits: SlipLimits): RuleViolation[] {
  if (slip.items.length === 0) return [];
  return checks.map((check) => check(slip, limits)).filter((rule) => rule !== null);
}

type Check = (slip: CheckedSlip, limits: SlipLimits) => RuleViolation | null;

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
    const most = maxCouponCount(items, limits);
    const count = toCountBigInt(couponCount);
    return count < 1n || count > BigInt(most) ? { kind: 'couponCount', most } : null;
  },
];

function isMany({ couponCount }: CheckedSlip): boolean {
  return couponCount > MULTI_COUPON_THRESHOLD;
}

/** Exact price of one coupon, kuruş. */
function couponPrice({ items, systems, multiplier }: CheckedSlip): bigint {
  return BigInt(columnCount(items, systems)) * toCountBigInt(multiplier) * BigInt(COLUMN_PRICE);
}
