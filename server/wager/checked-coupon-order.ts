/** Checks an order and computes its price. Throws a refusal for the first problem found. */
import type { WireBody } from '../../src/contract/services/calls.ts';
import { badRequest } from '../http/response-envelope.ts';
import type { World } from '../world.ts';
import type { LegRecord, PlayedSlip } from './coupon-record.ts';
import { MANY_COUPONS_THRESHOLD, couponLimits } from './limits.ts';
import { toHundredths, parseHundredths } from './money.ts';
import { type CouponPrice, priceSlip } from './coupon-pricing.ts';
import { mbsFailure, couponFailure } from './coupon-failures.ts';
import { selectionOf } from './selections.ts';

export type WireCouponOrder = WireBody<'sendCoupon'>;

interface CheckedCouponOrder {
  slip: PlayedSlip;
  coupons: number;
  /** Total of all coupons in kuruş. */
  amount: number;
}

export function checkCouponOrder(order: WireCouponOrder, world: World): CheckedCouponOrder {
  const { ss: systems, m: multiplier, cc: coupons } = order;
  for (const count of [...systems, multiplier, coupons]) {
    if (!Number.isSafeInteger(count) || count < 1) throw badRequest('systems, m and cc are whole numbers above 0');
  }
  const seen = checkItems(order);
  const items = order.e.map((item) => legOf(item, world));
  checkSystems(items, systems);
  checkMbs(items);
  checkCount(items, coupons);
  // Amounts are based on the odds the player saw, but the coupon is played at the current odds.
  const shown = priceSlip({ items: items.map((leg, at) => asSeen(leg, seen[at] ?? 0)), systems, multiplier });
  checkPrice(shown.price, coupons);
  checkAmounts(order, shown, isCurrent(order, world));
  checkCompetitions(order, world);
  checkConsent(order, items, seen);
  return {
    slip: { items, systems, multiplier, price: priceSlip({ items, systems, multiplier }) },
    coupons,
    amount: shown.price * coupons,
  };
}

/** Returns the odds the player saw, in hundredths. */
function checkItems({ e }: WireCouponOrder): number[] {
  if (e.length === 0) throw couponFailure('invalidSlip');
  if (e.length > couponLimits.maxEventCount) throw couponFailure('tooManyEvents');
  if (new Set(e.map(({ eid }) => eid)).size < e.length) throw couponFailure('invalidSlip');
  return e.map(({ odd }) => {
    const seen = toHundredths(odd);
    if (seen === undefined || seen <= 100) throw couponFailure('invalidSlip');
    return seen;
  });
}

function legOf({ eid, mid, ono, b }: WireCouponOrder['e'][number], world: World): LegRecord {
  const { state, leg } = selectionOf(world, { eventId: eid, marketId: mid, outcomeNo: ono });
  if (state !== 'open' || leg === undefined)
    throw couponFailure(state === 'open' || state === 'unknown' ? 'unknownSelection' : state);
  return { ...leg, banker: b };
}

/**
 * Returns the leg with the odd the player saw. The web odd is never above the king odd; without one, both are equal.
 */
function asSeen(leg: LegRecord, odd: number): LegRecord {
  return { ...leg, odd, webOdd: leg.webOdd > 100 && leg.webOdd < odd ? leg.webOdd : odd };
}

/** Requires systems from the highest MBS and the number of bankers up to the number of events. */
function checkSystems(items: readonly LegRecord[], systems: readonly number[]): void {
  const bankers = items.filter(({ banker }) => banker).length;
  if (systems.length === 0) {
    if (bankers > 0) throw couponFailure('bankersNeedSystem');
    return;
  }
  const least = Math.max(bankers, Math.min(highestMbs(items), items.length), 1);
  const fits = systems.every((system) => system >= least && system <= items.length);
  if (!fits || new Set(systems).size < systems.length) throw couponFailure('invalidSystem');
}

function checkMbs(items: readonly LegRecord[]): void {
  const missing = highestMbs(items) - items.length;
  if (missing > 0) throw mbsFailure(missing);
}

function highestMbs(items: readonly LegRecord[]): number {
  return Math.max(...items.map(({ mbs }) => mbs));
}

function checkCount(items: readonly LegRecord[], coupons: number): void {
  const live = items.some(({ phase }) => phase === 2);
  if (coupons > (live ? couponLimits.maxLiveMultiCount : couponLimits.maxMultiCount))
    throw couponFailure('tooManyCoupons');
}

/** Checks the price of a single coupon. */
function checkPrice(price: number, coupons: number): void {
  if (coupons > MANY_COUPONS_THRESHOLD && price < couponLimits.minMultiPrice * 100)
    throw couponFailure('multiPriceTooLow');
  if (price < couponLimits.minPrice * 100) throw couponFailure('priceTooLow');
  if (price > couponLimits.maxPrice * 100) throw couponFailure('priceTooHigh');
}

/**
 * Checks the amounts of a single coupon. The standard winning is based on web odds, which an order does not contain:
 * with unchanged markets it must match exactly, otherwise it must not exceed the winning.
 */
function checkAmounts({ a, modd, mw, mkw }: WireCouponOrder, shown: CouponPrice, current: boolean): void {
  const web = parseHundredths(mkw) ?? Infinity;
  const right =
    parseHundredths(a) === shown.price &&
    parseHundredths(modd) === shown.totalOdd &&
    parseHundredths(mw) === shown.winning &&
    (current ? web === shown.webWinning : web <= shown.winning);
  if (!right) throw couponFailure('wrongAmount');
}

/** Returns true when the order was made with the current market versions. */
function isCurrent({ e }: WireCouponOrder, world: World): boolean {
  return e.every(({ eid, mid, mv }) => {
    const event = world.event(eid);
    return event !== undefined && event !== 'over' && event.m.some(({ i, v }) => i === mid && v === mv);
  });
}

/** Refuses wrong competition names; a client that does not know a name yet leaves it empty. */
function checkCompetitions({ e }: WireCouponOrder, world: World): void {
  const names = new Map(world.competitions().map(({ i, n }) => [i, n.trim()]));
  for (const { eid, cn } of e) {
    const event = world.event(eid);
    const name = event === undefined || event === 'over' ? undefined : names.get(event.ci);
    if (cn !== '' && name !== undefined && cn !== name) throw couponFailure('invalidSlip');
  }
}

function checkConsent({ aho, alo }: WireCouponOrder, items: readonly LegRecord[], seen: readonly number[]): void {
  const moved = items.some(({ odd }, at) => {
    const before = seen[at] ?? 0;
    return odd > before ? !aho : odd < before && !alo;
  });
  if (moved) throw couponFailure('oddsChanged');
}
