/**
 * Changes a player can make to a slip. Each returns a new slip; systems that no longer fit are removed (rule slip-11).
 */
import { type ChosenItem, type Slip, type SlipLimits, emptySlip } from './slip-state.ts';
import { fittingSystems } from './systems.ts';

type Outcome = Pick<ChosenItem, 'eventId' | 'marketId' | 'outcomeNumber'>;

interface PutItemResult<Item> {
  slip: Slip<Item>;
  /**
   * `kept`: the outcome is already in the slip. `full`: the slip has `maxEventCount` items. Both leave the slip
   * unchanged.
   */
  change: 'added' | 'replaced' | 'kept' | 'full';
}

/**
 * Adds an outcome. Another outcome of the same event is replaced, and the new one keeps its place and its banker mark.
 */
export function putItem<Item extends ChosenItem>(
  slip: Slip<Item>,
  item: Item,
  limits: SlipLimits,
): PutItemResult<Item> {
  const place = slip.items.findIndex(({ eventId }) => eventId === item.eventId);
  const before = slip.items[place];
  if (before === undefined) {
    if (slip.items.length >= limits.maxEventCount) return { slip, change: 'full' };
    return {
      slip: adjustSlip({ ...resetIfEmpty(slip, limits), items: [...slip.items, item] }, limits),
      change: 'added',
    };
  }
  if (isSameOutcome(before, item)) return { slip, change: 'kept' };
  const items = slip.items.with(place, { ...item, banker: before.banker });
  return { slip: adjustSlip({ ...slip, items }, limits), change: 'replaced' };
}

/** Removes an item; removing the last one clears the slip (rule slip-6). */
export function removeItem<Item extends ChosenItem>(slip: Slip<Item>, eventId: number, limits: SlipLimits): Slip<Item> {
  return adjustSlip({ ...slip, items: slip.items.filter((item) => item.eventId !== eventId) }, limits);
}

export function toggleBanker<Item extends ChosenItem>(
  slip: Slip<Item>,
  eventId: number,
  limits: SlipLimits,
): Slip<Item> {
  const items = slip.items.map((item) => (item.eventId === eventId ? { ...item, banker: !item.banker } : item));
  return adjustSlip({ ...slip, items }, limits);
}

/** Selects or deselects a system; a system that is not offered changes nothing. */
export function toggleSystem<Item extends ChosenItem>(
  slip: Slip<Item>,
  system: number,
  limits: SlipLimits,
): Slip<Item> {
  const others = slip.systems.filter((chosen) => chosen !== system);
  const systems = others.length < slip.systems.length ? others : [...others, system];
  return adjustSlip({ ...slip, systems }, limits);
}

/** Sets the typed multiplier (Misli); anything but a whole number above 0 becomes 0, which is never a valid price. */
export function setMultiplier<Item>(slip: Slip<Item>, multiplier: number): Slip<Item> {
  return { ...slip, multiplier: wholeOrNone(multiplier) };
}

/**
 * Sets the typed number of coupons; anything but a whole number above 0 becomes 0. Too large a number is reported as an
 * error, not reduced.
 */
export function setCouponCount<Item>(slip: Slip<Item>, couponCount: number): Slip<Item> {
  return { ...slip, couponCount: wholeOrNone(couponCount) };
}

/**
 * Adjusts a slip after its items or limits changed: removes systems that no longer fit, and resets a slip without
 * items.
 */
export function adjustSlip<Item extends ChosenItem>(slip: Slip<Item>, limits: SlipLimits): Slip<Item> {
  if (slip.items.length === 0) return emptySlip(limits);
  return { ...slip, systems: fittingSystems(slip.systems, slip.items, limits) };
}

/** Resets an empty slip to the current limits, because it may have been created with default limits. */
export function resetIfEmpty<Item>(slip: Slip<Item>, limits: SlipLimits): Slip<Item> {
  return slip.items.length === 0 ? emptySlip(limits) : slip;
}

/** Returns true when two choices are the same outcome. */
export function isSameOutcome(one: Outcome, other: Outcome): boolean {
  return one.eventId === other.eventId && one.marketId === other.marketId && one.outcomeNumber === other.outcomeNumber;
}

function wholeOrNone(value: number): number {
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}
