/**
 * Changes of a stored slip other than choosing outcomes. Each change names its target state, so a repeated one has no
 * effect.
 */
import type { SlipChange, SlipTerms, AdditionResult } from '../../../src/model/slip.ts';
import {
  removeItem,
  setCouponCount,
  setMultiplier,
  toggleBanker,
  toggleSystem,
  putItem,
} from '../../../src/domain/slip/change-slip.ts';
import { agreeToOdds } from '../../../src/domain/slip/odds-consent.ts';
import type { SlipLimits } from '../../../src/domain/slip/slip-state.ts';
import type { StoredSlip } from './stored-slip.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { PinnedItem } from './pin-items.ts';

export function applySlipChange(
  slip: StoredSlip,
  change: Exclude<SlipChange, { type: 'undo' }>,
  limits: SlipLimits,
): StoredSlip {
  switch (change.type) {
    case 'multiplier':
      return setMultiplier(slip, change.multiplier);
    case 'couponCount':
      return setCouponCount(slip, change.couponCount);
    case 'system':
      return slip.systems.includes(change.system) === change.chosen ? slip : toggleSystem(slip, change.system, limits);
    case 'banker': {
      const is = slip.items.some(({ eventId, banker }) => eventId === change.eventId && banker);
      return is === change.banker ? slip : toggleBanker(slip, change.eventId, limits);
    }
    case 'remove':
      return removeItem(slip, change.eventId, limits);
    case 'agree':
      return agreeToOdds(
        slip,
        change.odds.map(({ odd, ...outcome }) => ({ ...outcome, to: odd })),
      );
  }
}

/** Sets terms that come from a service. Invalid ones are corrected as if the player had typed them. */
export function withTerms(slip: StoredSlip, { systems, multiplier, couponCount }: SlipTerms): StoredSlip {
  return setCouponCount(setMultiplier({ ...slip, systems }, multiplier), couponCount);
}

export interface SlipAdditions {
  slip: StoredSlip;
  /** Events of the selections that were added, by id. */
  events: ReadonlyMap<number, ProgramEvent>;
  summary: AdditionResult;
}

/** Adds several selections to one slip, one after the other, each as a tap would add it (rules slip-3, slip-5). */
export function addToSlip(before: StoredSlip, found: readonly Result<PinnedItem>[], limits: SlipLimits): SlipAdditions {
  const events = new Map<number, ProgramEvent>();
  let slip = before;
  let full = 0;
  let doubled = 0;
  for (const pinned of found) {
    if (!pinned.ok) continue;
    const { item, event } = pinned.value;
    const choice = putItem(slip, item, limits);
    if (choice.change === 'full') {
      full += 1;
      continue;
    }
    if (events.has(event.id)) doubled += 1;
    // Adding an outcome that is in the slip already agrees to its current odd (rule odds-12).
    slip = choice.change === 'kept' ? agreeToOdds(slip, [{ ...item, to: item.agreedOdd }]) : choice.slip;
    events.set(event.id, event);
  }
  return { slip, events, summary: { added: events.size, full, most: limits.maxEventCount, doubled } };
}
