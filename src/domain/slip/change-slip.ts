/** Everything a player does to a slip. Each change gives a new slip; systems that no longer fit drop out (rule slip-11). */
import { type ChosenItem, type Slip, type SlipLimits, emptySlip } from './slip.ts';
import { fittingSystems } from './systems.ts';

type Outcome = Pick<ChosenItem, 'eventId' | 'marketId' | 'outcomeNumber'>;

export interface Choice<Item> {
  slip: Slip<Item>;
  /** `kept`: it was in already. `full`: the slip has `maxEventCount` items. Neither changes anything. */
  change: 'added' | 'replaced' | 'kept' | 'full';
}

/** Takes an outcome in; another one of its event gives it its place, and stays a banker if it was one. */
export function putItem<Item extends ChosenItem>(slip: Slip<Item>, item: Item, limits: SlipLimits): Choice<Item> {
  const place = slip.items.findIndex(({ eventId }) => eventId === item.eventId);
  const before = slip.items[place];
  if (before === undefined) {
    if (slip.items.length >= limits.maxEventCount) return { slip, change: 'full' };
    return { slip: refit({ ...begun(slip, limits), items: [...slip.items, item] }, limits), change: 'added' };
  }
  if (isSameOutcome(before, item)) return { slip, change: 'kept' };
  const items = slip.items.with(place, { ...item, banker: before.banker });
  return { slip: refit({ ...slip, items }, limits), change: 'replaced' };
}

/** Removing the last item clears the slip (rule slip-6). */
export function removeItem<Item extends ChosenItem>(slip: Slip<Item>, eventId: number, limits: SlipLimits): Slip<Item> {
  return refit({ ...slip, items: slip.items.filter((item) => item.eventId !== eventId) }, limits);
}

export function toggleBanker<Item extends ChosenItem>(
  slip: Slip<Item>,
  eventId: number,
  limits: SlipLimits,
): Slip<Item> {
  const items = slip.items.map((item) => (item.eventId === eventId ? { ...item, banker: !item.banker } : item));
  return refit({ ...slip, items }, limits);
}

/** Chooses a system or takes it back; one that is not offered changes nothing. */
export function toggleSystem<Item extends ChosenItem>(
  slip: Slip<Item>,
  system: number,
  limits: SlipLimits,
): Slip<Item> {
  const others = slip.systems.filter((chosen) => chosen !== system);
  const systems = others.length < slip.systems.length ? others : [...others, system];
  return refit({ ...slip, systems }, limits);
}

/** Misli as typed; what is no whole number above 0 becomes 0, which no price allows. */
export function setMultiplier<Item>(slip: Slip<Item>, multiplier: number): Slip<Item> {
  return { ...slip, multiplier: wholeOrNone(multiplier) };
}

/** Number of coupons as typed; what is no whole number above 0 becomes 0. Too many is a fault, not silently fewer. */
export function setCouponCount<Item>(slip: Slip<Item>, couponCount: number): Slip<Item> {
  return { ...slip, couponCount: wholeOrNone(couponCount) };
}

/** After items changed by themselves (MBS, removal, limits): what cannot stay goes, a slip without items is a new one. */
export function refit<Item extends ChosenItem>(slip: Slip<Item>, limits: SlipLimits): Slip<Item> {
  if (slip.items.length === 0) return emptySlip(limits);
  return { ...slip, systems: fittingSystems(slip.systems, slip.items, limits) };
}

/** A slip without items begins with the limits of now: those it was made with may have been known only beforehand. */
export function begun<Item>(slip: Slip<Item>, limits: SlipLimits): Slip<Item> {
  return slip.items.length === 0 ? emptySlip(limits) : slip;
}

/** Whether two choices are one outcome. */
export function isSameOutcome(one: Outcome, other: Outcome): boolean {
  return one.eventId === other.eventId && one.marketId === other.marketId && one.outcomeNumber === other.outcomeNumber;
}

function wholeOrNone(value: number): number {
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}
