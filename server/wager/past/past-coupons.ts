/**
 * Invented coupons of a member from the years before the start: every status, singles, systems, groups. Identical for
 * the same seed.
 */
import { Random } from '../../simulation/random.ts';
import { DAY_IN_MS, HOUR_IN_MS } from '../../turkish-time.ts';
import type { CouponBook } from '../coupon-book.ts';
import {
  type CouponRecord,
  type CouponStatus,
  type LegRecord,
  type PlayedSlip,
  PENDING_COUPON,
} from '../coupon-record.ts';
import { payoutOf, priceSlip, type LegResult } from '../coupon-pricing.ts';
import type { OpenLegs } from './open-legs.ts';
import { pastLeg } from './past-legs.ts';

/**
 * Number of coupons above which the history starts in the first year a player may choose (rule coupon-9); shorter ones
 * cover a year and a half.
 */
const LONG_HISTORY = 100;
const SHORT_MS = 1.5 * 365 * DAY_IN_MS;
const ARCHIVED_AFTER_MS = 366 * DAY_IN_MS;

/** Statuses that each occur at least once; the other coupons draw theirs by weight. */
const everyStatus: readonly CouponStatus[] = [0, 1, 11, 5, 13, 10, 12, 14, 9, 8, 7];
const weights = [52, 20, 9, 4, 4, 2, 2, 2, 1, 1, 1];
/** Statuses of coupons whose matches are still to be played. */
const pendingStatuses: readonly CouponStatus[] = [
  PENDING_COUPON,
  PENDING_COUPON,
  PENDING_COUPON,
  2,
  PENDING_COUPON,
  4,
  PENDING_COUPON,
  6,
];

export function addPastCoupons(
  book: CouponBook,
  playerNo: number,
  count: number,
  open: OpenLegs,
  { seed, nowMs }: { seed: number; nowMs: number },
): void {
  const random = new Random(seed * 7_919 + playerNo);
  const isLong = count > LONG_HISTORY;
  const pending = pendingLegs(open, Math.max(Math.min(count, 3), Math.round(count / 16)), isLong, random);
  const decided = count - pending.length;
  const span = (isLong ? nowMs - firstDayOf(nowMs) : SHORT_MS) - 2 * DAY_IN_MS;
  // Coupons are added oldest first, as if they had been played; recent ones are closer together.
  for (let left = decided; left > 0; left -= 1) {
    const age = DAY_IN_MS + span * (left / decided) ** 1.6;
    const place = decided - left;
    const status = everyStatus[left <= everyStatus.length ? left - 1 : random.weighted(weights)] ?? 0;
    const playedAt = Math.floor(nowMs - age - random.integer(12) * HOUR_IN_MS);
    add(pastSlip(random, status, playedAt), status, playedAt, place % 23 === 5 ? 3 : 1);
  }
  pending.forEach((items, index) => {
    const playedAt = nowMs - (pending.length - index) * 25 * 60_000;
    const slip = slipOf(items, [], random.pick([50, 100, 200]));
    add(slip, pendingStatuses[index % pendingStatuses.length] ?? PENDING_COUPON, playedAt, index % 9 === 8 ? 3 : 1);
  });

  function add(slip: PlayedSlip, status: CouponStatus, playedAt: number, coupons: number): void {
    const groupId = coupons > 1 ? book.newGroup() : null;
    const transactionId = uuid(random);
    const archived = nowMs - playedAt > ARCHIVED_AFTER_MS;
    for (let made = 0; made < coupons; made += 1) {
      const coupon: CouponRecord = {
        ...{ id: book.newId(), playerNo, groupId, transactionId, slip, playedAt, bonus: false, status, archived },
        ...{ removed: false, sharedId: null, ...paid(slip, status) },
      };
      book.add(coupon);
    }
  }
}

/** Returns the first day of the oldest year: the current year and the five before are covered. */
function firstDayOf(nowMs: number): number {
  return Date.UTC(new Date(nowMs).getUTCFullYear() - 5, 0, 1);
}

function pastSlip(random: Random, status: CouponStatus, playedAt: number): PlayedSlip {
  const isSystem = random.chance(0.2);
  const size = isSystem ? 4 + random.integer(3) : 1 + random.integer(5);
  const items = pastCouponLegs(random, status, size, playedAt, isSystem);
  if (!isSystem) return slipOf(items, [], random.pick([50, 100, 100, 200, 500, 1_000]));
  const withBanker = items.map((leg, index) => ({ ...leg, banker: index === 0 && leg.result === 'won' && size > 4 }));
  return slipOf(withBanker, random.chance(0.3) ? [size - 1, size] : [size - 1], random.pick([50, 100]));
}

function slipOf(items: LegRecord[], systems: readonly number[], multiplier: number): PlayedSlip {
  return { items, systems, multiplier, price: priceSlip({ items, systems, multiplier }) };
}

/** Returns the payout of a coupon with this status; 0 for statuses without one. */
function paid(slip: PlayedSlip, status: CouponStatus): Pick<CouponRecord, 'columnsWon' | 'gross' | 'tax' | 'net'> {
  const nothing = { columnsWon: 0, gross: 0, tax: 0, net: 0 };
  if (status === 5) return { ...nothing, gross: slip.price.price, net: slip.price.price };
  if (![1, 10, 11, 12, 13].includes(status)) return nothing;
  return payoutOf(
    slip,
    slip.items.map(({ result }) => result ?? 'lost'),
  );
}

/**
 * Returns selections of pending coupons: running, upcoming, mixed, long-term. A short history has none that ends soon.
 */
function pendingLegs(open: OpenLegs, count: number, isLong: boolean, random: Random): LegRecord[][] {
  const { running, upcoming, later, longTerm } = open;
  const sources = isLong ? [upcoming, [...running, ...upcoming], running, later, longTerm] : [later, later, longTerm];
  return Array.from({ length: count }, (_, index) => {
    const source = sources[index % sources.length] ?? [];
    const highest = Math.max(1, ...source.map(({ mbs }) => mbs));
    const size = source === longTerm ? 1 : Math.max(highest, 1 + random.integer(4));
    return random
      .shuffled(source)
      .slice(0, size)
      .map((leg) => ({ ...leg }));
  }).filter((items) => items.length > 0);
}

function uuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.integer(16).toString(16)).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Results of the selections of a past coupon, chosen so that they match its status. */
function pastCouponLegs(
  random: Random,
  status: CouponStatus,
  size: number,
  playedAt: number,
  isSystem: boolean,
): LegRecord[] {
  return Array.from({ length: size }, (_, index) => {
    const startsAt = playedAt + HOUR_IN_MS + random.integer(18) * HOUR_IN_MS;
    return pastLeg(random, startsAt, resultOf(random, status, index, isSystem));
  });
}

function resultOf(random: Random, status: CouponStatus, index: number, isSystem: boolean): LegResult | undefined {
  switch (status) {
    case 1:
    case 10:
    case 11:
    case 12:
    case 13:
      // A system of all but one leg may lose one leg.
      if (isSystem && index === 1) return 'lost';
      return index > 1 && random.chance(0.05) ? 'void' : 'won';
    case 0:
      // Two lost legs lose every system generated here.
      if (index === 0 || (isSystem && index === 1)) return 'lost';
      return random.chance(0.55) ? 'won' : 'lost';
    case 5:
      return 'void';
    default:
      return undefined;
  }
}
