/** Status of a chosen outcome: playable now, later, or never again (rule slip-12). */
import type { Market, Outcome, ProgramEvent } from '../../model/event.ts';
import { isPlayable } from '../program/playable-outcome.ts';
import { isShownMarket } from '../program/shown-market.ts';
import type { ItemStatus } from './slip-state.ts';

/** Status of an item by the program's current data; pass `undefined` for anything the program no longer contains. */
export function itemStatus(
  event: Pick<ProgramEvent, 'phase' | 'status' | 'suspect'> | undefined,
  market: Pick<Market, 'status'> | undefined,
  outcome: Pick<Outcome, 'odd' | 'status'> | undefined,
): ItemStatus {
  if (event === undefined || market === undefined || outcome === undefined) return 'removed';
  if (isPlayable(event, market, outcome)) return 'open';
  // A market that is no longer shown does not return.
  return isShownMarket(market) ? 'suspended' : 'removed';
}
