/**
 * Evidence that a counter of the feed began anew (rule updates-22): a refused message opens a doubt, two answers that were
 * asked for after it, seconds apart, prove it, and a message that goes on from the version on hand ends it. The merge
 * itself knows nothing of this: only what it refused comes here.
 */
import type { EventUpdate, ScoreUpdate } from '../../contract/hub/updates.ts';
import type { DecodedEvent } from '../../contract/services/wire/decode-event.ts';
import type { Market, ProgramEvent, Score } from '../../model/event.ts';
import { forgetAbsence, forgetRemoval, missingVersion, removedVersion, restartMissing } from './absent-markets.ts';
import type { Versions } from './merge-answer.ts';
import type { Gate } from './version-leap.ts';

export type GateVersions = ReadonlyMap<Gate, number>;

/** A message that a gate refused, or let pass although it is absurdly far ahead (`leapAt`). */
export interface Refusal {
  gate: Gate;
  version: number;
  /** The version on hand. */
  known: number;
}

/** The doubts of one event, by gate. */
export type Doubts = Map<Gate, Doubt>;

/** An answer: the number of its question (questions are numbered as they are asked) and when it came, ms. */
export interface AnswerTime {
  ask: number;
  atMs: number;
}

/** Two answers must lie so far apart: caches and replicas that lag catch up in seconds. */
export const PROOF_GAP_MS = 2_000;

interface Doubt {
  /** The lowest version refused: an answer below it lags behind the hub and says nothing. */
  refused: number;
  /** A message of this version or a later one ends the doubt. */
  known: number;
  /** The number of the last question asked before the refusal. */
  ask: number;
  /** The first answer that agreed with the refusal, `ask` being the last question before it came. */
  first: (AnswerTime & { version: number }) | undefined;
}

/** Returns the gates of `event` that refused parts of `update`, which was merged before. */
export function refusalsOf(event: ProgramEvent, update: EventUpdate): Refusal[] {
  if (update.version !== undefined && update.version < event.version) {
    return [{ gate: 'event', version: update.version, known: event.version }];
  }
  return update.markets.flatMap(({ id, action, version, key }): Refusal[] => {
    if (version === undefined) return [];
    const market = event.markets.find((each) => each.id === id);
    const adds = market === undefined && action === 'upsert' && key !== undefined;
    const known = market?.version ?? (adds ? removedVersion(event, id) : 0);
    if (version < known) return [{ gate: id, version, known }];
    const missing = adds ? missingVersion(event) : 0;
    return version < missing ? [{ gate: 'missing', version, known: missing }] : [];
  });
}

/** A gate took an absurd version, which the hub would have to exceed to confirm it. */
export function leapAt(event: ProgramEvent, gate: Gate): Refusal {
  return { gate, version: 0, known: versionAt(event, gate) + 1 };
}

export function noteRefusal(doubts: Doubts, { gate, version, known }: Refusal, ask: number): void {
  const doubt = doubts.get(gate);
  if (doubt === undefined) doubts.set(gate, { refused: version, known, ask, first: undefined });
  else {
    doubt.known = Math.max(doubt.known, known);
    // The counter fell again, or the first message came late as well: earlier answers say nothing of this one.
    if (version < doubt.refused) Object.assign(doubt, { refused: version, ask, first: undefined });
  }
}

/** The hub goes on from the version on hand: the counter stands, the refused message came late. */
export function noteAccepted(doubts: Doubts, gate: Gate, version: number): void {
  const doubt = doubts.get(gate);
  if (doubt !== undefined && version >= doubt.known) doubts.delete(gate);
}

/**
 * Removes the doubts that an answer settles. Returns the gates whose counter is proven to have begun anew.
 * @param versions the answer's
 * @param lastAsk the number of the last question asked so far
 */
export function judge(doubts: Doubts, versions: GateVersions, { ask, atMs }: AnswerTime, lastAsk: number): Gate[] {
  const proven: Gate[] = [];
  for (const [gate, doubt] of doubts) {
    const version = versions.get(gate);
    if (ask <= doubt.ask) continue;
    if (version === undefined) {
      // A whole answer without the market: it is offered no more.
      if (typeof gate === 'number' && versions.has('missing')) doubts.delete(gate);
    } else if (version >= doubt.known) {
      doubts.delete(gate);
    } else if (version >= doubt.refused || doubt.first !== undefined) {
      const { first } = doubt;
      // Lower than the first one: the counter fell once more in between, perhaps with no message since, so that the proof
      // starts again from here.
      if (first === undefined || version < first.version) doubt.first = { version, ask: lastAsk, atMs };
      else if (ask > first.ask && atMs - first.atMs >= PROOF_GAP_MS) {
        doubts.delete(gate);
        proven.push(gate);
      }
    }
  }
  return proven;
}

/** Returns true when an answer had a lower version, so that the copy on hand may be wrong. */
export function isSuspect(doubts: Doubts): boolean {
  for (const { first } of doubts.values()) if (first !== undefined) return true;
  return false;
}

/**
 * Returns the versions in an answer, by gate.
 * @param isWhole the answer has all markets of its event, so that its highest version stands for any that is missing
 */
export function versionsIn(answer: DecodedEvent | ScoreUpdate, isWhole: boolean): Map<Gate, number> {
  if ('eventId' in answer) {
    const { updatedAtMs } = answer;
    return new Map<Gate, number>(updatedAtMs === undefined ? [] : [['score', updatedAtMs]]);
  }
  const { event, score } = answer;
  const versions = new Map<Gate, number>([['event', event.version]]);
  for (const { id, version } of event.markets) if (version > 0) versions.set(id, version);
  if (score?.updatedAtMs !== undefined) versions.set('score', score.updatedAtMs);
  if (isWhole) versions.set('missing', newestOf(event.markets));
  return versions;
}

/**
 * Lets a copy begin anew at the proven gates, so that an answer with these versions is taken and messages go on from it.
 * A counter that fell for the event counts for its markets as well. @param asked the copy as it was when the answer was
 * asked for, lowered too
 */
export function beginAnew(
  event: ProgramEvent,
  gates: readonly Gate[],
  versions: GateVersions,
  asked: (Versions & { score: Score | null }) | undefined,
): void {
  const lower = (market: Market): void => {
    const version = versions.get(market.id);
    // The version is one below the answer's, so that statuses in the answer count as later ones too.
    market.version = version === undefined ? UNKNOWN_START : Math.max(0, version - 1);
    asked?.markets.set(market.id, market.version);
  };
  for (const gate of gates) {
    if (gate === 'event') {
      event.version = versions.get(gate) ?? UNKNOWN_START;
      if (asked !== undefined) asked.event = event.version;
      event.markets.forEach(lower);
      forgetAbsence(event);
    } else if (gate === 'missing') restartMissing(event, versions.get(gate) ?? 0);
    else if (gate === 'score') {
      event.score = null;
      if (asked !== undefined) asked.score = null;
    } else {
      // Markets have one source: those with a lower version in the same answer fell too, though no message of theirs was refused.
      for (const market of event.markets) {
        if (market.id === gate || (versions.get(market.id) ?? Infinity) < market.version) lower(market);
      }
      for (const [id, version] of versions) {
        if (typeof id === 'number' && version < removedVersion(event, id)) forgetRemoval(event, id);
      }
      forgetRemoval(event, gate);
    }
  }
}

/** Unknown: it refuses nothing, and no version counts as a leap after it, or the next message of each market would. */
const UNKNOWN_START = 0;

function versionAt(event: ProgramEvent, gate: Gate): number {
  if (gate === 'event') return event.version;
  if (gate === 'score') return event.score?.updatedAtMs ?? 0;
  if (gate === 'missing') return missingVersion(event);
  return event.markets.find(({ id }) => id === gate)?.version ?? removedVersion(event, gate);
}

function newestOf(markets: readonly Market[]): number {
  let newest = 0;
  for (const { version } of markets) newest = Math.max(newest, version);
  return newest;
}
