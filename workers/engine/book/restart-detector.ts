/**
 * Unresolved versions of all events (rule updates-22): counters that may have restarted, and the evidence from the hub
 * and the services. Empty while the feed is in order.
 */
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import type { DecodedEvent } from '../../../src/contract/services/wire/decode-event.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import {
  type SuspectedRestarts,
  type GateRefusal,
  lowerVersions,
  hasSuspectedRestart,
  resolveRestarts,
  implausibleVersionAt,
  recordAcceptance,
  recordRefusal,
  refusalsOf,
  responseVersions,
} from '../../../src/domain/program/version-reset.ts';
import type { VersionGate } from '../../../src/domain/program/implausible-version.ts';
import type { CopySnapshot } from './copy-snapshot.ts';

/** The counters of an event that are proven to have restarted. */
export interface Restart {
  gates: readonly VersionGate[];
  /**
   * Lowers the copy's counters to those of the response.
   * @param asked the copy at the time of the request
   */
  lower(event: ProgramEvent, asked: CopySnapshot | undefined): void;
}

export interface RestartDetector {
  isUnresolved(eventId: number): boolean;
  isSuspect(eventId: number): boolean;
  /** Called when a copy took versions absurdly far ahead at these gates. */
  noteImplausibleVersion(event: ProgramEvent, gates: readonly VersionGate[]): void;
  /** Called after a copy refused the message, and for every message of an unresolved event. */
  noteMessage(update: EventUpdate, copies: readonly ProgramEvent[], isStale: boolean): void;
  noteScore(update: ScoreUpdate, copies: readonly ProgramEvent[], isStale: boolean): void;
  /**
   * Returns the counters that a response proves to have restarted; undefined when it proves none.
   * @param isWholeNumber true when the response has all markets of its event
   * @param ask the number of its request
   */
  findRestart(eventId: number, answer: DecodedEvent | ScoreUpdate, isWhole: boolean, ask: number): Restart | undefined;
  forget(eventId: number): void;
  /** Forgets everything after a lost connection. Returns the counters to restart, by event. */
  clear(): [eventId: number, restart: Restart][];
}

export interface RestartDetectorOptions {
  now(): number;
  /** Returns the number of the last request to a service. */
  lastRequestNumber(): number;
  /** Called when an event becomes suspect, and when it no longer is. */
  onSuspectChange(eventId: number): void;
  /** Called when a response agrees with a refused message for the first time: another one must confirm it. */
  onEvidence(eventId: number): void;
}

export function createRestartDetector(options: RestartDetectorOptions): RestartDetector {
  const { now, lastRequestNumber: lastAsk, onSuspectChange: onSuspect, onEvidence } = options;
  const events = new Map<number, SuspectedRestarts>();

  /** Changes the unresolved versions of an event, and reports when it becomes suspect or no longer is. */
  const change = <T>(eventId: number, doubts: SuspectedRestarts, action: () => T): T => {
    const before = hasSuspectedRestart(doubts);
    const result = action();
    if (doubts.size === 0) events.delete(eventId);
    if (hasSuspectedRestart(doubts) !== before) onSuspect(eventId);
    return result;
  };

  const forget = (eventId: number): void => {
    const doubts = events.get(eventId);
    if (doubts !== undefined) change(eventId, doubts, () => doubts.clear());
  };

  const refuse = (eventId: number, refusals: readonly GateRefusal[]): void => {
    const doubts = events.get(eventId) ?? new Map<VersionGate, never>();
    events.set(eventId, doubts);
    change(eventId, doubts, () => {
      for (const refusal of refusals) recordRefusal(doubts, refusal, lastAsk());
    });
  };

  const accept = (eventId: number, versions: readonly (readonly [VersionGate, number | undefined])[]): void => {
    const doubts = events.get(eventId);
    if (doubts === undefined) return;
    change(eventId, doubts, () => {
      for (const [gate, version] of versions) if (version !== undefined) recordAcceptance(doubts, gate, version);
    });
  };

  return {
    isUnresolved: (eventId) => events.has(eventId),
    isSuspect: (eventId) => {
      const doubts = events.get(eventId);
      return doubts !== undefined && hasSuspectedRestart(doubts);
    },
    noteImplausibleVersion: (event, gates) =>
      refuse(
        event.id,
        gates.map((gate) => implausibleVersionAt(event, gate)),
      ),
    noteMessage: (update, copies, isStale) => {
      const { eventId, version, markets } = update;
      const refused = isStale ? copies.flatMap((event) => refusalsOf(event, update)) : [];
      // A message refused as a whole is no evidence about its markets.
      if (!refused.some(({ gate }) => gate === 'event')) {
        accept(eventId, [
          ['event', version],
          ...markets.flatMap(({ id, version: told }) => [[id, told] as const, ['missing', told] as const]),
        ]);
      }
      if (refused.length > 0) refuse(eventId, refused);
    },
    noteScore: ({ eventId, updatedAtMs: version = 0 }, copies, isStale) => {
      const known = Math.max(0, ...copies.map(({ score }) => score?.updatedAtMs ?? 0));
      if (isStale && version < known) refuse(eventId, [{ gate: 'score', version, known }]);
      else accept(eventId, [['score', version]]);
    },
    findRestart: (eventId, answer, isWhole, ask) => {
      const doubts = events.get(eventId);
      if (doubts === undefined) return undefined;
      const versions = responseVersions(answer, isWhole);
      const before = new Set([...doubts.values()].map(({ first }) => first));
      const gates = change(eventId, doubts, () =>
        resolveRestarts(doubts, versions, { requestNumber: ask, atMs: now() }, lastAsk()),
      );
      if ([...doubts.values()].some(({ first }) => first !== undefined && !before.has(first))) onEvidence(eventId);
      return gates.length > 0 ? restartOf(gates, versions) : undefined;
    },
    forget,
    clear: () => {
      const restarts = [...events].map(([eventId, doubts]): [number, Restart] => [
        eventId,
        restartOf(['event', ...doubts.keys()], new Map()),
      ]);
      for (const [eventId] of restarts) forget(eventId);
      return restarts;
    },
  };
}

const restartOf = (gates: readonly VersionGate[], versions: ReadonlyMap<VersionGate, number>): Restart => ({
  gates,
  lower: (event, asked) => lowerVersions(event, gates, versions, asked),
});
