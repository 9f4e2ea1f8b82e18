/** Adds several selections to one slip, one after the other, each as a tap would add it (rules slip-3, slip-5). */
import { putItem } from '../../../src/domain/slip/change-slip.ts';
import { agreeToOdds } from '../../../src/domain/slip/odds-consent.ts';
import type { SlipLimits } from '../../../src/domain/slip/slip-state.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { AdditionResult } from '../../../src/model/slip.ts';
import type { StoredSlip } from './stored-slip.ts';
import type { PinnedItem } from './pin-items.ts';

export interface SlipAdditions {
  slip: StoredSlip;
  /** Events of the selections that were added, by id. */
  events: ReadonlyMap<number, ProgramEvent>;
  summary: AdditionResult;
}

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
