/**
 * What keeps a slip from being played: its own rules in the order rule play-2 checks them, then what rule stake-4, stake-6 limits without
 * words of its own; and what is around it (rule play-1, play-7, play-8: never offline, never on old live
 * odds).
 */
import { toCount } from './exact.ts';
import { type Slip, type SlipItem, type SlipLimits, COLUMN_PRICE, bankerCount, highestMinBets } from './slip.ts';
import { MULTI_COUPON_THRESHOLD, mostCoupons } from './stake.ts';
import { columnCount, offeredSystems } from './systems.ts';

/** A rule that is not met, with what its words need (`slip-rule-text.ts`). Amounts in kuruş. */
export type BrokenRule =
  /** A coupon of this slip was sent and its end is not known yet. */
  | { kind: 'locked' }
  | { kind: 'empty' }
  | { kind: 'offline' }
  | { kind: 'outdated' }
  /** The service was not reached: what is known of the odds is the device's copy. */
  | { kind: 'unreached' }
  /** The live feed is silent and so many items need it. */
  | { kind: 'staleLive'; count: number }
  | { kind: 'removed'; count: number }
  | { kind: 'suspended'; count: number }
  /** So many events are missing. */
  | { kind: 'minBets'; missing: number }
  | { kind: 'multiMinimum'; least: number }
  | { kind: 'minimum'; least: number }
  | { kind: 'maximum'; most: number }
  | { kind: 'bankerWithoutSystem' }
  | { kind: 'systemNotOffered'; systems: number[] }
  | { kind: 'tooManyEvents'; most: number }
  | { kind: 'couponCount'; most: number };

/** What its own rules look at. */
export type CheckedSlip = Omit<Slip, 'items'> & {
  items: readonly Pick<SlipItem, 'banker' | 'minBets' | 'live'>[];
};

/** What the rules of playing look at. */
export type PlayableSlip = Omit<Slip, 'items'> & {
  items: readonly Pick<SlipItem, 'banker' | 'minBets' | 'live' | 'status'>[];
};

/** What is around the slip. */
export interface PlayConditions {
  online: boolean;
  /** This build is not served any more, which is why it is not online. */
  outdated?: boolean;
  /** All odds are the device's copies, or old and the service gives no others. */
  copied?: boolean;
  /** Running events' odds may be old. */
  liveStale: boolean;
  locked: boolean;
}

/** Every reason why "Oyna" is disabled, the most important first; none when it is enabled. */
export function brokenPlayRules(slip: PlayableSlip, limits: SlipLimits, around: PlayConditions): BrokenRule[] {
  const { items } = slip;
  const live = around.liveStale ? items.filter((item) => item.live).length : 0;
  const removed = items.filter(({ status }) => status === 'removed').length;
  const suspended = items.filter(({ status }) => status === 'suspended').length;
  const broken: (BrokenRule | null)[] = [
    around.locked ? { kind: 'locked' } : null,
    items.length === 0 ? { kind: 'empty' } : null,
    around.online ? null : { kind: around.outdated === true ? 'outdated' : 'offline' },
    around.copied === true ? { kind: 'unreached' } : null,
    live > 0 ? { kind: 'staleLive', count: live } : null,
    removed > 0 ? { kind: 'removed', count: removed } : null,
    suspended > 0 ? { kind: 'suspended', count: suspended } : null,
    ...brokenSlipRules(slip, limits),
  ];
  return broken.filter((rule) => rule !== null);
}

/** The slip's own rules alone, the first to be shown first. An empty slip breaks none: that it is empty comes before. */
export function brokenSlipRules(slip: CheckedSlip, limits: SlipLimits): BrokenRule[] {
  if (slip.items.length === 0) return [];
  return checks.map((check) => check(slip, limits)).filter((rule) => rule !== null);
}

type Check = (slip: CheckedSlip, limits: SlipLimits) => BrokenRule | null;

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

function isMany({ couponCount }: CheckedSlip): boolean {
  return couponCount > MULTI_COUPON_THRESHOLD;
}

/** Kuruş of one coupon, never rounded. */
function couponPrice({ items, systems, multiplier }: CheckedSlip): bigint {
  return BigInt(columnCount(items, systems)) * toCount(multiplier) * BigInt(COLUMN_PRICE);
}
