/**
 * Detection of restarted version counters of the feed (rule updates-22). A rejected message makes a restart suspected.
 * Two responses to later requests, seconds apart, prove it; a message that continues from the known version disproves
 * it. The merge itself is not involved: this file receives only what it rejected.
 */
import type { EventUpdate, ScoreUpdate } from '../../contract/hub/updates.ts';
import type { DecodedEvent } from '../../contract/services/wire/decode-event.ts';
import type { Market, ProgramEvent, Score } from '../../model/event.ts';
import {
  clearRemovals,
  forgetRemoval,
  missingVersion,
  removalVersion,
  resetMissingVersion,
} from './removed-markets.ts';
import type { EventVersions } from './merge-response.ts';
import type { VersionGate } from './implausible-version.ts';

type GateVersions = ReadonlyMap<VersionGate, number>;

/** A message that a gate rejected, or accepted although its version is absurdly far ahead (`implausibleVersionAt`). */
export interface GateRefusal {
  gate: VersionGate;
  version: number;
  /** The current version of the copy. */
  known: number;
}

/** Suspected restarts of one event, by gate. */
export type SuspectedRestarts = Map<VersionGate, Doubt>;

/** A response: the number of its request (numbered in the order they are sent) and its time of arrival, ms. */
interface ResponseTime {
  requestNumber: number;
  atMs: number;
}

/** Minimum time between the two responses, because caches and replicas catch up within seconds. */
export const MIN_PROOF_GAP_MS = 2_000;

interface Doubt {
  /** The lowest version rejected. A response with a lower version lags behind the hub and proves nothing. */
  refused: number;
  /** A message of this version or a later one disproves the restart. */
  known: number;
  /** The number of the last request sent before the rejection. */
  ask: number;
  /** The first response that confirmed the rejection; `ask` is the last request sent before it arrived. */
  first: (ResponseTime & { version: number }) | undefined;
}

/** Returns the gates of `event` that rejected parts of `update`, which was merged before. */
export function refusalsOf(event: ProgramEvent, update: EventUpdate): GateRefusal[] {
  if (update.version !== undefined && update.version < event.version) {
    return [{ gate: 'event', version: update.version, known: event.version }];
  }
  return update.markets.flatMap(({ id, action, version, key }): GateRefusal[] => {
    if (version === undefined) return [];
    const market = event.markets.find((each) => each.id === id);
    const adds = market === undefined && action === 'upsert' && key !== undefined;
    const known = market?.version ?? (adds ? removalVersion(event, id) : 0);
    if (version < known) return [{ gate: id, version, known }];
    const missing = adds ? missingVersion(event) : 0;
    return version < missing ? [{ gate: 'missing', version, known: missing }] : [];
  });
}

/**
 * Returns a refusal for a gate that accepted an absurd version; only a higher version from the hub disproves the
 * restart.
 */
export function implausibleVersionAt(event: ProgramEvent, gate: VersionGate): GateRefusal {
  return { gate, version: 0, known: versionAt(event, gate) + 1 };
}

export function recordRefusal(doubts: SuspectedRestarts, { gate, version, known }: GateRefusal, ask: number): void {
  const doubt = doubts.get(gate);
  if (doubt === undefined) doubts.set(gate, { refused: version, known, ask, first: undefined });
  else {
    doubt.known = Math.max(doubt.known, known);
    // The counter fell again, or the first message was late too, so earlier responses prove nothing about this version.
    if (version < doubt.refused) Object.assign(doubt, { refused: version, ask, first: undefined });
  }
}

/** The hub continues from the current version, so the counter did not restart and the rejected message was late. */
export function recordAcceptance(doubts: SuspectedRestarts, gate: VersionGate, version: number): void {
  const doubt = doubts.get(gate);
  if (doubt !== undefined && version >= doubt.known) doubts.delete(gate);
}

/**
 * Removes the suspected restarts that a response resolves. Returns the gates whose counter is proven to have restarted.
 * @param versions versions of the response
 * @param lastRequestNumber the number of the last request sent so far
 */
export function resolveRestarts(
  doubts: SuspectedRestarts,
  versions: GateVersions,
  { requestNumber: ask, atMs }: ResponseTime,
  lastAsk: number,
): VersionGate[] {
  const proven: VersionGate[] = [];
  for (const [gate, doubt] of doubts) {
    const version = versions.get(gate);
    if (ask <= doubt.ask) continue;
    if (version === undefined) {
      // A complete response without the market: it is no longer offered.
      if (typeof gate === 'number' && versions.has('missing')) doubts.delete(gate);
    } else if (version >= doubt.known) {
      doubts.delete(gate);
    } else if (version >= doubt.refused || doubt.first !== undefined) {
      const { first } = doubt;
      // A version below the first one means that the counter fell once more, perhaps without a message since, so the
      // proof starts again here.
      if (first === undefined || version < first.version) doubt.first = { version, requestNumber: lastAsk, atMs };
      else if (ask > first.requestNumber && atMs - first.atMs >= MIN_PROOF_GAP_MS) {
        doubts.delete(gate);
        proven.push(gate);
      }
    }
  }
  return proven;
}

/** Returns true when a response had a lower version, so that the current copy may be wrong. */
export function hasSuspectedRestart(doubts: SuspectedRestarts): boolean {
  for (const { first } of doubts.values()) if (first !== undefined) return true;
  return false;
}

/**
 * Returns the versions of a response, by gate.
 * @param isWholeNumber true when the response contains all markets of its event; its highest version then applies to any
 *   missing market
 */
export function responseVersions(answer: DecodedEvent | ScoreUpdate, isWhole: boolean): Map<VersionGate, number> {
  if ('eventId' in answer) {
    const { updatedAtMs } = answer;
    return new Map<VersionGate, number>(updatedAtMs === undefined ? [] : [['score', updatedAtMs]]);
  }
  const { event, score } = answer;
  const versions = new Map<VersionGate, number>([['event', event.version]]);
  for (const { id, version } of event.markets) if (version > 0) versions.set(id, version);
  if (score?.updatedAtMs !== undefined) versions.set('score', score.updatedAtMs);
  if (isWhole) versions.set('missing', newestOf(event.markets));
  return versions;
}

/**
 * Lowers the versions of a copy at the proven gates, so that a response with these versions and the messages after it
 * are accepted. A restart of the event's counter applies to its markets too.
 * @param asked the copy's versions at the time of the request, which are lowered too
 */
export function lowerVersions(
  event: ProgramEvent,
  gates: readonly VersionGate[],
  versions: GateVersions,
  asked: (EventVersions & { score: Score | null }) | undefined,
): void {
  const lower = (market: Market): void => {
    const version = versions.get(market.id);
    // The version is one below the response's, so that outcome statuses in the response count as later too.
    market.version = version === undefined ? UNKNOWN_START : Math.max(0, version - 1);
    asked?.markets.set(market.id, market.version);
  };
  for (const gate of gates) {
    if (gate === 'event') {
      event.version = versions.get(gate) ?? UNKNOWN_START;
      if (asked !== undefined) asked.event = event.version;
      event.markets.forEach(lower);
      clearRemovals(event);
    } else if (gate === 'missing') resetMissingVersion(event, versions.get(gate) ?? 0);
    else if (gate === 'score') {
      event.score = null;
      if (asked !== undefined) asked.score = null;
    } else {
      // All markets share one source, so markets with a lower version in the same response restarted too, even if none
      // of their messages was rejected.
      for (const market of event.markets) {
        if (market.id === gate || (versions.get(market.id) ?? Infinity) < market.version) lower(market);
      }
      for (const [id, version] of versions) {
        if (typeof id === 'number' && version < removalVersion(event, id)) forgetRemoval(event, id);
      }
      forgetRemoval(event, gate);
    }
  }
}

/**
 * Version 0 means unknown: it rejects nothing, and no later version counts as a leap; otherwise the next message of
 * each market would be one.
 */
const UNKNOWN_START = 0;

function versionAt(event: ProgramEvent, gate: VersionGate): number {
  if (gate === 'event') return event.version;
  if (gate === 'score') return event.score?.updatedAtMs ?? 0;
  if (gate === 'missing') return missingVersion(event);
  return event.markets.find(({ id }) => id === gate)?.version ?? removalVersion(event, gate);
}

function newestOf(markets: readonly Market[]): number {
  let newest = 0;
  for (const { version } of markets) newest = Math.max(newest, version);
  return newest;
}
