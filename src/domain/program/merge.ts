/**
 * Merge of a hub message into an event of the book: plain data, changed in place, with allocations only for new items.
 * This file alone implements rule updates-1, updates-2, updates-3, updates-4, updates-5, updates-6, updates-11,
 * updates-18.
 */
import type { EventUpdate, MarketUpdate, OutcomeUpdate } from '../../contract/hub/updates.ts';
import { OPEN } from '../../model/betting-status.ts';
import { LIVE, type Market, type Outcome, type ProgramEvent, type ProgramType } from '../../model/event.ts';
import { isTooLateToAdd, missingVersion, recordRemoval, recordMissingVersion } from './removed-markets.ts';
import { type VersionGate, isImplausibleVersion } from './implausible-version.ts';

/** Changes made by a merge. One object is reused for every message; `clearChanges` empties it. */
export interface EventChanges {
  /** True when a field of the event itself or its score changed. */
  head: boolean;
  /** True when a field used to filter or sort lists changed: the betting phase or the MBS. */
  listing: boolean;
  /** True when markets were added or removed. */
  order: boolean;
  /** Ids of the markets that changed or were added. */
  markets: number[];
  removedMarkets: number[];
  /** True when a market part was rejected because it is older than the known market. */
  refused: boolean;
  /** Gates that accepted a version absurdly far ahead of the previous one (rule updates-23). */
  implausibleGates: VersionGate[];
}

export function noChanges(): EventChanges {
  return {
    head: false,
    listing: false,
    order: false,
    markets: [],
    removedMarkets: [],
    refused: false,
    implausibleGates: [],
  };
}

export function clearChanges(changes: EventChanges): void {
  changes.head = false;
  changes.listing = false;
  changes.order = false;
  // Setting the length to 0 would free the arrays' memory, and the next entry would allocate it again.
  while (changes.markets.length > 0) changes.markets.pop();
  while (changes.removedMarkets.length > 0) changes.removedMarkets.pop();
  changes.refused = false;
  while (changes.implausibleGates.length > 0) changes.implausibleGates.pop();
}

/** `stale`: rejected by the version gate. `removed`: the event leaves this list. `same`: nothing changed. */
export type MergeResult = 'stale' | 'removed' | 'changed' | 'same';

/**
 * Applies one decoded hub message (rule updates-1, updates-2, updates-3, updates-6, updates-11). A message is accepted
 * only when its version is at least the event's, and each market part only when its version is at least the market's; a
 * missing version is always accepted. Status, market count, phase, version and MBS are overwritten by the message;
 * markets are added, updated or removed; `rp` removes the event from a list that is not live, or when its betting phase
 * is 1. Changes are added to `changes`.
 */
export function mergeEventUpdate(
  event: ProgramEvent,
  update: EventUpdate,
  list: ProgramType,
  changes: EventChanges,
): MergeResult {
  const { version } = update;
  if (version !== undefined) {
    if (version < event.version) return 'stale';
    if (isImplausibleVersion(version, event.version)) changes.implausibleGates.push('event');
    event.version = version;
  }
  mergeHead(event, update, changes);
  if (update.removesFromProgram && (list !== LIVE || event.phase === 1)) return 'removed';
  for (let index = 0; index < update.markets.length; index += 1) {
    const market = update.markets[index];
    if (market !== undefined) mergeMarket(event, market, changes);
  }
  return changes.head || changes.order || changes.markets.length > 0 ? 'changed' : 'same';
}

function mergeHead(event: ProgramEvent, update: EventUpdate, changes: EventChanges): void {
  const { status, phase, minBets, marketCount } = update;
  if (status !== undefined && status !== event.status) {
    event.status = status;
    changes.head = true;
  }
  if (phase !== undefined && phase !== event.phase) {
    event.phase = phase;
    changes.head = true;
    changes.listing = true;
  }
  if (minBets !== undefined && minBets !== event.minBets) {
    event.minBets = minBets;
    changes.head = true;
    changes.listing = true;
  }
  if (marketCount !== undefined && marketCount !== event.marketCount) {
    event.marketCount = marketCount;
    changes.head = true;
  }
}

function mergeMarket(event: ProgramEvent, update: MarketUpdate, changes: EventChanges): void {
  const index = indexOfMarket(event.markets, update.id);
  const known = event.markets[index];
  if (known === undefined) {
    mergeAbsent(event, update, changes);
    return;
  }
  if (update.version !== undefined && update.version < known.version) {
    changes.refused = true;
    return;
  }
  if (update.version !== undefined && isImplausibleVersion(update.version, known.version))
    changes.implausibleGates.push(known.id);
  if (update.action !== 'remove') {
    if (updateMarket(known, update)) changes.markets.push(update.id);
    return;
  }
  recordRemoval(event, update.id, update.version ?? known.version);
  event.markets.splice(index, 1);
  changes.removedMarkets.push(update.id);
  changes.order = true;
}

/** Merges a part about a market this copy does not have. */
function mergeAbsent(event: ProgramEvent, update: MarketUpdate, changes: EventChanges): void {
  const { id, action, version, key } = update;
  if (action === 'remove') {
    if (version !== undefined) recordRemoval(event, id, version);
    return;
  }
  // Action 'u' for a market this copy never had (lists contain few of an event's markets): there is nothing to update.
  if (action === 'update' || key === undefined) {
    if (version === undefined) return;
    if (isImplausibleVersion(version, missingVersion(event))) changes.implausibleGates.push('missing');
    recordMissingVersion(event, version);
    return;
  }
  if (version !== undefined && isTooLateToAdd(event, id, version)) {
    changes.refused = true;
    return;
  }
  event.markets.push(newMarket(update, key, event.minBets));
  changes.markets.push(id);
  changes.order = true;
}

function updateMarket(market: Market, update: MarketUpdate): boolean {
  let changed = false;
  if (update.version !== undefined) market.version = update.version;
  if (update.status !== undefined && update.status !== market.status) {
    market.status = update.status;
    changed = true;
  }
  if (update.minBets !== undefined && update.minBets !== market.minBets) {
    market.minBets = update.minBets;
    changed = true;
  }
  if (update.line !== undefined && update.line !== market.line) {
    market.line = update.line;
    changed = true;
  }
  for (let index = 0; index < update.outcomes.length; index += 1) {
    const outcome = update.outcomes[index];
    if (outcome !== undefined && mergeOutcome(market.outcomes, outcome)) changed = true;
  }
  return changed;
}

function mergeOutcome(outcomes: Outcome[], update: OutcomeUpdate): boolean {
  for (let index = 0; index < outcomes.length; index += 1) {
    const outcome = outcomes[index];
    if (outcome === undefined || outcome.number !== update.number) continue;
    let changed = false;
    if (update.odd !== undefined && update.odd !== outcome.odd) {
      outcome.odd = update.odd;
      // The known web odd belongs to the previous odd, so it is replaced unless the message contains one.
      outcome.webOdd = update.odd;
      changed = true;
    }
    if (update.webOdd !== undefined && update.webOdd !== outcome.webOdd) {
      outcome.webOdd = update.webOdd;
      changed = true;
    }
    if (update.status !== undefined && update.status !== outcome.status) {
      outcome.status = update.status;
      changed = true;
    }
    if (update.name !== undefined && update.name !== outcome.name) {
      outcome.name = update.name;
      changed = true;
    }
    return changed;
  }
  if (update.odd === undefined) return false;
  outcomes.push(newOutcome(update, update.odd));
  return true;
}

function newMarket(update: MarketUpdate, key: string, minBets: number): Market {
  const market: Market = {
    id: update.id,
    key,
    line: update.line ?? '',
    version: update.version ?? 0,
    status: update.status ?? OPEN,
    minBets: update.minBets ?? minBets,
    outcomes: [],
  };
  for (const outcome of update.outcomes) mergeOutcome(market.outcomes, outcome);
  return market;
}

function newOutcome(update: OutcomeUpdate, odd: number): Outcome {
  return {
    number: update.number,
    name: update.name ?? String(update.number),
    odd,
    webOdd: update.webOdd ?? odd,
    status: update.status ?? OPEN,
  };
}

function indexOfMarket(markets: Market[], id: number): number {
  for (let index = 0; index < markets.length; index += 1) if (markets[index]?.id === id) return index;
  return -1;
}
