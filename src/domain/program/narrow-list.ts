/** Filters of a list that depend on the player or on odds: chosen events, a stream, a range of the main market's odds. */
import type { ColumnQuery, ListNarrowing } from '../../contract/port/topics.ts';
import type { Market, ProgramEvent } from '../../model/event.ts';
import { pickMarket } from './pick-market.ts';
import { isPlayable } from './playable-outcome.ts';

/**
 * Returns the test that an event of the narrowed list passes now (rules program-39 to program-41). A list without
 * columns has no main market, so its odds exclude nothing.
 */
export function passesNarrowing(
  { eventIds, hasStream = false, odds }: ListNarrowing,
  columns: readonly ColumnQuery[],
): (event: ProgramEvent) => boolean {
  const ids = eventIds === undefined ? undefined : new Set(eventIds);
  return (event) => {
    if (ids !== undefined && !ids.has(event.id) && (event.mappedId === null || !ids.has(event.mappedId))) return false;
    if (hasStream && !event.hasStream) return false;
    if (odds === undefined || columns.length === 0) return true;
    const market = mainMarket(event, columns);
    return (
      market?.outcomes.some(
        (outcome) => outcome.odd >= odds.least && outcome.odd <= odds.most && isPlayable(event, market, outcome),
      ) === true
    );
  };
}

/** The market of the first of these columns that the event has. */
function mainMarket(event: ProgramEvent, columns: readonly ColumnQuery[]): Market | null {
  for (const column of columns) {
    const market = pickMarket(event, column);
    if (market !== null) return market;
  }
  return null;
}
