/**
 * The doubts of all events (rule updates-22): which counters may have begun anew, and what the hub and the services say of
 * it. Nothing is here while the feed is in order.
 */
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import {
  type Doubts,
  type Gate,
  type GateVersions,
  type Refusal,
  isSuspect,
  judge,
  noteAccepted,
  noteRefusal,
  refusalsOf,
} from '../../../src/domain/program/version-reset.ts';

export interface VersionDoubts {
  has(eventId: number): boolean;
  isSuspect(eventId: number): boolean;
  refuse(eventId: number, refusals: readonly Refusal[]): void;
  /** After a message that a copy refused, or about an event in doubt. */
  weigh(update: EventUpdate, copies: readonly ProgramEvent[], isStale: boolean): void;
  weighScore(update: ScoreUpdate, copies: readonly ProgramEvent[], isStale: boolean): void;
  /** Returns the gates that an answer to this question proves to have begun anew. */
  judge(eventId: number, versions: GateVersions, ask: number): Gate[];
  forget(eventId: number): void;
  /** The connection is gone, and with it what its hub told. Returns the gates that were in doubt, by event. */
  clear(): [eventId: number, gates: Gate[]][];
}

export interface VersionDoubtsOptions {
  now(): number;
  /** The number of the last question to a service. */
  lastAsk(): number;
  /** An event became suspect, or is no more. */
  onSuspect(eventId: number, isSuspect: boolean): void;
}

export function createVersionDoubts({ now, lastAsk, onSuspect }: VersionDoubtsOptions): VersionDoubts {
  const events = new Map<number, Doubts>();

  /** Changes the doubts of an event, and reports it when it becomes suspect or ends being so. */
  const change = <T>(eventId: number, doubts: Doubts, action: () => T): T => {
    const before = isSuspect(doubts);
    const result = action();
    if (doubts.size === 0) events.delete(eventId);
    const after = isSuspect(doubts);
    if (after !== before) onSuspect(eventId, after);
    return result;
  };

  const forget = (eventId: number): void => {
    const doubts = events.get(eventId);
    if (doubts !== undefined) change(eventId, doubts, () => doubts.clear());
  };

  const refuse = (eventId: number, refusals: readonly Refusal[]): void => {
    const doubts = events.get(eventId) ?? new Map<Gate, never>();
    events.set(eventId, doubts);
    change(eventId, doubts, () => {
      for (const refusal of refusals) noteRefusal(doubts, refusal, lastAsk());
    });
  };

  const accept = (eventId: number, versions: readonly (readonly [Gate, number | undefined])[]): void => {
    const doubts = events.get(eventId);
    if (doubts === undefined) return;
    change(eventId, doubts, () => {
      for (const [gate, version] of versions) if (version !== undefined) noteAccepted(doubts, gate, version);
    });
  };

  return {
    has: (eventId) => events.has(eventId),
    isSuspect: (eventId) => {
      const doubts = events.get(eventId);
      return doubts !== undefined && isSuspect(doubts);
    },
    refuse,
    weigh: (update, copies, isStale) => {
      const { eventId, version, markets } = update;
      const refused = isStale ? copies.flatMap((event) => refusalsOf(event, update)) : [];
      // Refused as a whole, it says nothing of its markets.
      if (!refused.some(({ gate }) => gate === 'event')) {
        accept(eventId, [
          ['event', version],
          ...markets.flatMap(({ id, version: told }) => [[id, told] as const, ['missing', told] as const]),
        ]);
      }
      if (refused.length > 0) refuse(eventId, refused);
    },
    weighScore: ({ eventId, updatedAtMs: version = 0 }, copies, isStale) => {
      const known = Math.max(0, ...copies.map(({ score }) => score?.updatedAtMs ?? 0));
      if (isStale && version < known) refuse(eventId, [{ gate: 'score', version, known }]);
      else accept(eventId, [['score', version]]);
    },
    judge: (eventId, versions, ask) => {
      const doubts = events.get(eventId);
      if (doubts === undefined) return [];
      return change(eventId, doubts, () => judge(doubts, versions, { ask, atMs: now() }, lastAsk()));
    },
    forget,
    clear: () => {
      const doubted = [...events].map(([eventId, doubts]): [number, Gate[]] => [eventId, [...doubts.keys()]]);
      for (const [eventId] of doubted) forget(eventId);
      return doubted;
    },
  };
}

/** What the scores beside a list tell of their events. */
export const scoreVersion = ({ updatedAtMs }: ScoreUpdate): GateVersions =>
  new Map<Gate, number>(updatedAtMs === undefined ? [] : [['score', updatedAtMs]]);
