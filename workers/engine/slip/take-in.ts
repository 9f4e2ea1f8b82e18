/** Adds several selections to one slip, one after the other, each as a tap would add it (rules slip-3, slip-5). */
import { putItem } from '../../../src/domain/slip/change-slip.ts';
import { agreeToOdds } from '../../../src/domain/slip/odds-consent.ts';
import type { SlipLimits } from '../../../src/domain/slip/slip.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { TakenIn } from '../../../src/model/slip.ts';
import type { KeptSlip } from './kept-slip.ts';
import type { PinnedItem } from './pin-items.ts';

export interface Taken {
  slip: KeptSlip;
  /** Events of the selections that were added, by id. */
  events: ReadonlyMap<number, ProgramEvent>;
  told: TakenIn;
}

export function takeIn(before: KeptSlip, found: readonly Result<PinnedItem>[], limits: SlipLimits): Taken {
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
  return { slip, events, told: { added: events.size, full, most: limits.maxEventCount, doubled } };
}
