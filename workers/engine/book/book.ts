/**
 * The program book: all event stores and, for every event, the stores that hold a copy of it, so that a hub message
 * finds its copies with one lookup. Holds plain data; the 20/10 rule does not apply here.
 */
import { createKeyedListeners, createListeners } from '../../../src/lib/listeners.ts';
import type { Market, ProgramEvent, ProgramType } from '../../../src/model/event.ts';
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import {
  type LazyRestartDetectorOptions,
  type LazyRestartDetector,
  createLazyRestartDetector,
} from './lazy-restart-detector.ts';
import { type HeldMessage, holdEvent, holdScore } from './held-messages.ts';
import type { EventStore, EventStoreInternals, EventStoreOptions } from './event-store-interfaces.ts';
import { createEventStore } from './event-store.ts';
import type { CopySnapshot } from './copy-snapshot.ts';

export interface Book {
  openEventStore(
    type: ProgramType | null,
    sportId: number | null,
    onLeftProgram?: EventStoreOptions['onLeftProgram'],
  ): EventStore;
  /** Applies the message to every copy. Returns true when a store has the event. */
  applyEvent(update: EventUpdate): boolean;
  applyScore(update: ScoreUpdate): void;
  /** Notifies when the first event of all is added. */
  onFirstEvent(listener: () => void): () => void;
  /** Notifies that a hub message of the event, or its part about one market, was refused as older than a copy. */
  onStaleMessage(listener: (eventId: number) => void): () => void;
  /**
   * Notifies that a response had a lower version than the hub sent; a second request, seconds later, must confirm it.
   */
  onConfirmationNeeded(listener: (eventId: number) => void): () => void;
  isSuspect(eventId: number): boolean;
  /**
   * True while a refused message of the event is unresolved: it came late, or the event's version counter restarted.
   */
  isUnresolved(eventId: number): boolean;
  /** Internals of the book for `repair-copies.ts`. */
  readonly internals: BookInternals;
  /**
   * Called when a hub's connection closes. Drops held messages and stops comparing responses with what the hub sent,
   * because the next response may come from a server whose version counters restarted. Everything is refetched after
   * the reconnect.
   */
  dropHeldMessages(): void;
  /** Removes the event from every store. */
  removeEvent(eventId: number): void;
  /**
   * Notifies when a hub message names the event, or a response adds it to a list of the program or removes it. The
   * listener must not change a store.
   */
  onSign(eventId: number, listener: () => void): () => void;
  /** The sport of an event, for hub messages that do not name it; undefined for an unknown event. */
  sportOf(eventId: number): number | undefined;
  /** The copy of the event that has the most markets. */
  find(eventId: number): ProgramEvent | undefined;
  /**
   * The copy in a list of the program that the service returned in this session of the engine; widgets, open matches and
   * the slip are not lists.
   */
  findListed(eventId: number): ProgramEvent | undefined;
  /** Finds a market in any copy of its event; the result includes that copy. */
  findMarket(eventId: number, marketId: number): { event: ProgramEvent; market: Market } | undefined;
  readonly size: number;
}

/** An event that is being fetched again. */
interface PendingRepair {
  /** The number of the request. */
  requestNumber: number;
  /** Highest version of the event's copies when it was requested. */
  versionAtRequest: number;
  /** The state of the copies at the time of the request. */
  copiesAtRequest: Map<EventStoreInternals, CopySnapshot>;
  /** Hub messages received since the request. */
  heldMessages: HeldMessage[];
}

export interface BookInternals {
  /** Refetches in flight, by event id. Hub messages of these events are added to them. */
  readonly repairing: Map<number, PendingRepair>;
  nextRequestNumber(): number;
  storesOf(eventId: number): readonly EventStoreInternals[];
  copiesOf(eventId: number): ProgramEvent[];
  findRestart: LazyRestartDetector['findRestart'];
}

/** `now` is a monotonic clock in milliseconds. */
type BookOptions = Pick<LazyRestartDetectorOptions, 'now' | 'disorder'>;

export function createBook({ now, disorder }: BookOptions): Book {
  const refusals = createListeners<number>();
  const suspicions = createListeners<number>();
  const beginnings = createListeners();
  /**
   * Stores with a load in flight: they receive all messages, to hold them. Other stores receive those of their events.
   */
  const loading = new Set<EventStoreInternals>();
  const shelves = new Set<EventStoreInternals>();
  const holders = new Map<number, EventStoreInternals[]>();
  const repairing = new Map<number, PendingRepair>();
  const signs = createKeyedListeners<number>();
  let begun = false;
  /** Counts requests to the services, so that of two responses the one requested later is known. */
  let asks = 0;
  const nextAsk = (): number => (asks += 1);

  const doubts = createLazyRestartDetector({
    disorder,
    now,
    lastRequestNumber: () => asks,
    onSuspectChange: (eventId) => holders.get(eventId)?.forEach((shelf) => shelf.updateSuspectMark(eventId)),
    onEvidence: suspicions.notify,
  });

  const copiesOf = (eventId: number): ProgramEvent[] =>
    (holders.get(eventId) ?? []).flatMap((shelf) => shelf.events.get(eventId) ?? []);

  const dropHolder = (eventId: number, shelf: EventStoreInternals): void => {
    const rest = holders.get(eventId)?.filter((holder) => holder !== shelf) ?? [];
    if (rest.length > 0) holders.set(eventId, rest);
    else {
      holders.delete(eventId);
      doubts.forget(eventId);
    }
  };

  return {
    openEventStore: (type, sportId, onLeftProgram) => {
      /** Signs come from lists of the program only. */
      const sign = (eventId: number): void => {
        if (type !== null) signs.notify(eventId);
      };
      const shelf: EventStoreInternals = createEventStore({
        type,
        sportId,
        nextRequestNumber: nextAsk,
        onLeftProgram,
        onAdded: (event) => {
          const known = holders.get(event.id);
          if (known === undefined) holders.set(event.id, [shelf]);
          else known.push(shelf);
          if (event.cached !== true) sign(event.id);
          if (begun) return;
          begun = true;
          beginnings.notify();
        },
        onConfirmed: sign,
        onRemoved: (eventId) => {
          dropHolder(eventId, shelf);
          sign(eventId);
        },
        hubStatesElsewhere: (eventId) => (holders.get(eventId) ?? []).map((holder) => holder.hubStateOf(eventId)),
        isSuspect: doubts.isSuspect,
        onImplausibleVersion: (event, gates) => {
          doubts.markUnresolved(event.id, (loaded) => loaded.noteImplausibleVersion(event, gates));
          refusals.notify(event.id);
        },
        onResponse: (eventId, answer, ask) => {
          const restart = doubts.findRestart(eventId, answer, false, ask);
          if (restart === undefined) return;
          const copies = holders.get(eventId) ?? [];
          for (const holder of copies) holder.restartVersions(eventId, restart);
          // The response updates one store only, so the copies in the others are refetched.
          if (copies.length > 1) refusals.notify(eventId);
        },
        onClosed: () => {
          loading.delete(shelf);
          shelves.delete(shelf);
        },
      });
      shelves.add(shelf);
      return {
        ...shelf,
        beginLoad: () => {
          loading.add(shelf);
          shelf.beginLoad();
        },
        abandonLoad: () => {
          loading.delete(shelf);
          shelf.abandonLoad();
        },
        replace: (events, scores) => {
          loading.delete(shelf);
          shelf.replace(events, scores);
        },
        patch: (events, removedIds, scores) => {
          loading.delete(shelf);
          shelf.patch(events, removedIds, scores);
        },
      };
    },
    applyEvent: (update) => {
      const known = holders.get(update.eventId);
      let stale = false;
      // `dropHolder` replaces the array of holders instead of changing it, so this loop survives a removal.
      if (known !== undefined) for (const shelf of known) if (shelf.applyEvent(update) === 'stale') stale = true;
      for (const shelf of loading) if (known?.includes(shelf) !== true) shelf.applyEvent(update);
      const repair = repairing.get(update.eventId);
      if (repair !== undefined) holdEvent(repair.heldMessages, update);
      if (stale || doubts.isUnresolved(update.eventId)) {
        doubts.markUnresolved(update.eventId, (loaded) => loaded.noteMessage(update, copiesOf(update.eventId), stale));
      }
      if (stale) refusals.notify(update.eventId);
      signs.notify(update.eventId);
      return known !== undefined;
    },
    applyScore: (update) => {
      const known = holders.get(update.eventId);
      let stale = false;
      if (known !== undefined) for (const shelf of known) if (shelf.applyScore(update) === 'stale') stale = true;
      const repair = repairing.get(update.eventId);
      if (repair !== undefined) holdScore(repair.heldMessages, update);
      for (const shelf of loading) if (known?.includes(shelf) !== true) shelf.applyScore(update);
      if (stale || doubts.isUnresolved(update.eventId)) {
        doubts.markUnresolved(update.eventId, (loaded) => loaded.noteScore(update, copiesOf(update.eventId), stale));
      }
      if (stale) refusals.notify(update.eventId);
      signs.notify(update.eventId);
    },
    onFirstEvent: beginnings.add,
    onStaleMessage: refusals.add,
    onConfirmationNeeded: suspicions.add,
    isSuspect: doubts.isSuspect,
    isUnresolved: doubts.isUnresolved,
    internals: {
      repairing,
      nextRequestNumber: nextAsk,
      storesOf: (eventId) => holders.get(eventId) ?? [],
      copiesOf,
      findRestart: doubts.findRestart,
    },
    dropHeldMessages: () => {
      for (const shelf of shelves) shelf.dropHeldMessages();
      // Versions of unresolved events are unreliable, and a difference response of their lists may leave them out.
      doubts.clear((eventId, restart) => {
        for (const shelf of holders.get(eventId) ?? []) shelf.restartVersions(eventId, restart);
        refusals.notify(eventId);
      });
      for (const repair of repairing.values()) {
        repair.heldMessages = [];
        repair.copiesAtRequest.clear();
      }
    },
    removeEvent: (eventId) => {
      for (const shelf of holders.get(eventId) ?? []) shelf.remove(eventId);
    },
    onSign: signs.add,
    sportOf: (eventId) => holders.get(eventId)?.[0]?.events.get(eventId)?.sportId,
    find: (eventId) => {
      let best: ProgramEvent | undefined;
      for (const shelf of holders.get(eventId) ?? []) {
        const event = shelf.events.get(eventId);
        if (event !== undefined && (best === undefined || event.markets.length > best.markets.length)) best = event;
      }
      return best;
    },
    findListed: (eventId) =>
      holders
        .get(eventId)
        ?.find(({ isList, events }) => isList && events.get(eventId)?.cached !== true)
        ?.events.get(eventId),
    findMarket: (eventId, marketId) => {
      for (const shelf of holders.get(eventId) ?? []) {
        const event = shelf.events.get(eventId);
        const market = event?.markets.find((candidate) => candidate.id === marketId);
        if (event !== undefined && market !== undefined) return { event, market };
      }
      return undefined;
    },
    get size() {
      return holders.size;
    },
  };
}
