/** Whether a chosen outcome can be played now, later, or not again (rule slip-12). */
import type { Market, Outcome, ProgramEvent } from '../../model/event.ts';
import { isPlayable } from '../program/playable.ts';
import { isShownMarket } from '../program/shown-market.ts';
import type { ItemStatus } from './slip.ts';

/** Status of an item from what the program knows of it; `undefined` for what it does not have any more. */
export function itemStatus(
  event: Pick<ProgramEvent, 'phase' | 'status' | 'suspect'> | undefined,
  market: Pick<Market, 'status'> | undefined,
  outcome: Pick<Outcome, 'odd' | 'status'> | undefined,
): ItemStatus {
  if (event === undefined || market === undefined || outcome === undefined) return 'removed';
  if (isPlayable(event, market, outcome)) return 'open';
  // What is not shown any more does not come back.
  return isShownMarket(market) ? 'suspended' : 'removed';
}
