/** The two interfaces of a store of loaded events: `EventStore` for topics and loads, `EventStoreInternals` for the book. */
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import type { DecodedEvent } from '../../../src/contract/services/wire/decode-event.ts';
import type { EventChanges } from '../../../src/domain/program/merge.ts';
import type { VersionGate } from '../../../src/domain/program/implausible-version.ts';
import type { ProgramEvent, ProgramType } from '../../../src/model/event.ts';
import type { Restart } from './restart-detector.ts';
import type { CopySnapshot } from './copy-snapshot.ts';

export type ProgramEventListener = (event: ProgramEvent | undefined, changes: EventChanges) => void;

export interface EventStore {
  readonly events: ReadonlyMap<number, ProgramEvent>;
  /** Starts a load: hub messages are held from now on, to be applied to its response. */
  beginLoad(): void;
  /** Ends a failed load; the current events stay. */
  abandonLoad(): void;
  /** Ends a load with a whole response: events that are missing in it are removed. */
  replace(events: DecodedEvent[], scores?: readonly ScoreUpdate[]): void;
  /** Fills the empty store with a cached response, whose events are marked until the next load has ended. */
  fillFromCache(events: DecodedEvent[], scores?: readonly ScoreUpdate[]): void;
  /**
   * Ends a load with a difference: changed events and removed ids. `scores` has all scores, as they have no version.
   */
  patch(events: DecodedEvent[], removedIds: readonly number[], scores?: readonly ScoreUpdate[]): void;
  put(event: ProgramEvent): void;
  remove(eventId: number): void;
  onEvent(eventId: number, listener: ProgramEventListener): () => void;
  /** Notifies when events were added or removed, or changed in a field that lists filter or sort by. */
  onStructureChange(listener: () => void): () => void;
  close(): void;
}

/** The interface of an event store towards the book. */
export interface EventStoreInternals extends EventStore {
  /** True for a list of the program of one type, as the service returns it. */
  readonly isList: boolean;
  /**
   * Drops held messages and the record of what the hub sent, because its connection closed: neither may be applied to,
   * or compared with, the response of another server.
   */
  dropHeldMessages(): void;
  /**
   * Replaces the event's copy by a fresh response, unless a load that was requested later brought the event already.
   * Versions cannot decide that, because odds messages leave the event's version unchanged.
   * @param asked the copy at the time of the request
   * @param ask the number of the request
   * @returns true when the response was used
   */
  repair(entry: DecodedEvent, asked: CopySnapshot | undefined, ask: number): boolean;
  /** Lowers the event's counters that restarted to those of the response that proves it, so that new messages pass. */
  restartVersions(eventId: number, restart: Restart, asked?: CopySnapshot): void;
  /** Updates the copy's `suspect` mark and notifies its listeners. */
  updateSuspectMark(eventId: number): void;
  applyEvent(update: EventUpdate): 'unknown' | 'stale' | 'applied';
  applyScore(update: ScoreUpdate): 'unknown' | 'stale' | 'applied';
  /** Markets and score of the copy as far as the hub sent them over this connection. */
  hubStateOf(eventId: number): HubState;
}

export type HubState = Pick<ProgramEvent, 'markets' | 'score'>;

export interface EventStoreOptions {
  /** The list's type; `null` for mixed stores, where an event's own phase decides. */
  type: ProgramType | null;
  /** Sports whose messages are held during a load; `null` for all. */
  sportId: number | null;
  /** Returns the next request number; numbers grow in the order of the requests. */
  nextRequestNumber(): number;
  onAdded(event: ProgramEvent): void;
  /** Called when the service returns an event that was here from a cached response. */
  onConfirmed(eventId: number): void;
  onRemoved(eventId: number): void;
  onClosed(): void;
  /** Returns what the hub sent about the event over this connection, from the copies in other stores. */
  hubStatesElsewhere(eventId: number): HubState[];
  isSuspect(eventId: number): boolean;
  /** Called when a message was applied although its versions are absurdly far ahead. */
  onImplausibleVersion(event: ProgramEvent, gates: readonly VersionGate[]): void;
  /**
   * Called when a load brings a response for an event that is here.
   * @param ask the number of the request
   */
  onResponse(eventId: number, answer: DecodedEvent | ScoreUpdate, ask: number): void;
  /**
   * Called instead of removing an event that left the program, by stores that first check whether it is still offered.
   */
  onLeftProgram?: ((eventId: number) => void) | undefined;
}
