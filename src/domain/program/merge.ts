/**
 * The merge of a hub message into an event of the book: plain data, in place, allocating only for what is new. The
 * rules are rule updates-1, updates-2, updates-3, updates-4, updates-5, updates-6, updates-11, updates-18; this file is
 * the only one that knows them.
 */
import type { EventUpdate, MarketUpdate, OutcomeUpdate } from '../../contract/hub/updates.ts';
import { OPEN } from '../../model/betting-status.ts';
import { LIVE, type Market, type Outcome, type ProgramEvent, type ProgramType } from '../../model/event.ts';
import { cameTooLate, missingVersion, noteRemoved, noteUnknown } from './absent-markets.ts';
import { type Gate, isLeap } from './version-leap.ts';

/** What a merge touched; one object is reused for every message, `clearChanges` empties it. */
export interface EventChanges {
  /** A field of the event itself or its score. */
  head: boolean;
  /** Something lists filter or sort by: the betting phase, the MBS. */
  listing: boolean;
  /** Markets came or went. */
  order: boolean;
  /** Ids of the markets that changed or came. */
  markets: number[];
  removedMarkets: number[];
  /** A market part was refused: it is older than what is known of its market. */
  refused: boolean;
  /** Gates that took a version absurdly far ahead of the one before (rule updates-23). */
  leapt: Gate[];
}

export function noChanges(): EventChanges {
  return { head: false, listing: false, order: false, markets: [], removedMarkets: [], refused: false, leapt: [] };
}

export function clearChanges(changes: EventChanges): void {
  changes.head = false;
  changes.listing = false;
  changes.order = false;
  // A length of 0 would give their room back, and the next entry takes it anew.
  while (changes.markets.length > 0) changes.markets.pop();
  while (changes.removedMarkets.length > 0) changes.removedMarkets.pop();
  changes.refused = false;
  while (changes.leapt.length > 0) changes.leapt.pop();
}

/** `stale`: refused by the version gate. `removed`: the event leaves this list. `same`: nothing differs. */
export type MergeResult = 'stale' | 'removed' | 'changed' | 'same';

/**
 * Applies one decoded hub message (rule updates-1, updates-2, updates-3, updates-6, updates-11).
 * Gates: the message only when its version is at least the event's, each market part only when its own is at least the
 * market's; a version that is not told refuses nothing. Status, market count, phase, version and MBS are overwritten by
 * what the message says; markets are added, updated or removed; `rp` removes the event from a list that is not live, or
 * when its betting phase is 1. What changed is added to `changes`.
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
    if (isLeap(version, event.version)) changes.leapt.push('event');
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
  if (update.version !== undefined && isLeap(update.version, known.version)) changes.leapt.push(known.id);
  if (update.action !== 'remove') {
    if (updateMarket(known, update)) changes.markets.push(update.id);
    return;
  }
  noteRemoved(event, update.id, update.version ?? known.version);
  event.markets.splice(index, 1);
  changes.removedMarkets.push(update.id);
  changes.order = true;
}

/** A part about a market this copy does not have. */
function mergeAbsent(event: ProgramEvent, update: MarketUpdate, changes: EventChanges): void {
  const { id, action, version, key } = update;
  if (action === 'remove') {
    if (version !== undefined) noteRemoved(event, id, version);
    return;
  }
  // 'u' of a market this copy never had (lists carry a few markets of many): nothing to update.
  if (action === 'update' || key === undefined) {
    if (version === undefined) return;
    if (isLeap(version, missingVersion(event))) changes.leapt.push('missing');
    noteUnknown(event, version);
    return;
  }
  if (version !== undefined && cameTooLate(event, id, version)) {
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
      // Unless the message says it: the one on hand belongs to the odd before.
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
