/**
 * The program book: all shelves, and for every event the shelves that hold a copy of it, so that a message costs one
 * look-up and not a search. Plain data; nothing here is trimmed by the 20/10 rule.
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { DecodedEvent } from '../../../src/contract/services/wire/decode-event.ts';
import type { Market, ProgramEvent, ProgramType } from '../../../src/model/event.ts';
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import { type HeldMessage, holdEvent, holdScore, inOrder } from './held-messages.ts';
import type { Shelf, ShelfInside, ShelfOptions } from './shelf-inside.ts';
import { createShelf } from './shelf.ts';
import { leapAt, versionsIn } from '../../../src/domain/program/version-reset.ts';
import { createVersionDoubts } from './version-doubts.ts';
import { type Asked, whenAsked } from './when-asked.ts';

export interface Book {
  openShelf(type: ProgramType | null, sportId: number | null, onLeftProgram?: ShelfOptions['onLeftProgram']): Shelf;
  /** Answers whether any shelf has the event. */
  applyEvent(update: EventUpdate): boolean;
  applyScore(update: ScoreUpdate): void;
  /** The first event is there. */
  onBegun(listener: () => void): () => void;
  /** A message of this event, or a market part of one, was refused: it is older than the copy on hand. */
  onStale(listener: (eventId: number) => void): () => void;
  /** An answer told a lower version than the hub: the event is to be asked for once more, seconds later. */
  onSuspect(listener: (eventId: number) => void): () => void;
  isSuspect(eventId: number): boolean;
  /** A message of the event was refused, and nobody knows yet whether it came late or its counter began anew. */
  isDoubted(eventId: number): boolean;
  /** An event is being fetched again: its messages are kept from now on. */
  beginRepair(eventId: number): void;
  /**
   * The fresh answer, or null for none: it takes the place of every copy, then come the messages kept meanwhile. An
   * answer older than the book was when it was asked for is a service lagging behind its own hub, and changes nothing,
   * unless it proves that the counter began anew. Returns whether any copy differs afterwards.
   */
  endRepair(eventId: number, entry: DecodedEvent | null): boolean;
  /**
   * A hub's connection is gone. What it told and loads on their way would still take in is dropped, and answers are not
   * measured by it any more: they may come from a server that began anew, and everything is asked for again once
   * connected.
   */
  forgetHeld(): void;
  /** The event is gone: no shelf keeps it. */
  drop(eventId: number): void;
  /**
   * Signs of one event that is awaited: a hub message names it, a list takes it in or loses it. The listener must not change
   * a shelf.
   */
  onSign(eventId: number, listener: () => void): () => void;
  /** For a message that does not say it. */
  sportOf(eventId: number): number | undefined;
  /** Any copy of an event, the one with the most markets first. */
  find(eventId: number): ProgramEvent | undefined;
  /** The copy that a list of the program has; a widget, an open match and the slip are no lists. */
  findListed(eventId: number): ProgramEvent | undefined;
  /** A market of any copy of its event, with that copy. */
  findMarket(eventId: number, marketId: number): { event: ProgramEvent; market: Market } | undefined;
  readonly size: number;
}

interface Repairing {
  ask: number;
  since: number;
  asked: Map<ShelfInside, Asked>;
  kept: HeldMessage[];
}

export function createBook(now: () => number = () => performance.now()): Book {
  const refusals = createListeners<number>();
  const suspicions = createListeners<number>();
  const beginnings = createListeners();
  /** Shelves in the middle of a load hear everything, to hold it; the others only what they have. */
  const loading = new Set<ShelfInside>();
  const shelves = new Set<ShelfInside>();
  const holders = new Map<number, ShelfInside[]>();
  const repairing = new Map<number, Repairing>();
  /** Listeners by event; few, and usually none. */
  const awaiting = new Map<number, Set<() => void>>();
  let begun = false;
  /** Counts what was asked of the services, so that an answer knows which one was asked for later. */
  let asks = 0;
  const nextAsk = (): number => (asks += 1);

  const sign = (eventId: number): void => {
    const listeners = awaiting.size > 0 ? awaiting.get(eventId) : undefined;
    if (listeners !== undefined) for (const listener of listeners) listener();
  };

  const doubts = createVersionDoubts({
    now,
    lastAsk: () => asks,
    onSuspect: (eventId, isSuspect) => {
      for (const shelf of holders.get(eventId) ?? []) shelf.mark(eventId);
      if (isSuspect) suspicions.tell(eventId);
    },
  });

  const copiesOf = (eventId: number): ProgramEvent[] =>
    (holders.get(eventId) ?? []).flatMap((shelf) => shelf.events.get(eventId) ?? []);

  /** Highest version of an event's copies. */
  const newest = (eventId: number): number => {
    let version = 0;
    for (const shelf of holders.get(eventId) ?? []) {
      version = Math.max(version, shelf.events.get(eventId)?.version ?? 0);
    }
    return version;
  };

  const dropHolder = (eventId: number, shelf: ShelfInside): void => {
    const rest = holders.get(eventId)?.filter((holder) => holder !== shelf) ?? [];
    if (rest.length > 0) holders.set(eventId, rest);
    else {
      holders.delete(eventId);
      doubts.forget(eventId);
    }
  };

  return {
    openShelf: (type, sportId, onLeftProgram) => {
      const shelf: ShelfInside = createShelf({
        type,
        sportId,
        nextAsk,
        onLeftProgram,
        onAdded: (event) => {
          const known = holders.get(event.id);
          if (known === undefined) holders.set(event.id, [shelf]);
          else known.push(shelf);
          if (type !== null) sign(event.id);
          if (begun) return;
          begun = true;
          beginnings.tell();
        },
        onRemoved: (eventId) => {
          dropHolder(eventId, shelf);
          if (type !== null) sign(eventId);
        },
        toldElsewhere: (eventId) => (holders.get(eventId) ?? []).map((holder) => holder.toldOf(eventId)),
        isSuspect: doubts.isSuspect,
        onLeap: (event, gates) => {
          const leaps = gates.map((gate) => leapAt(event, gate));
          doubts.refuse(event.id, leaps);
          refusals.tell(event.id);
        },
        onAnswer: (eventId, versions, ask) => {
          if (!doubts.has(eventId)) return;
          const proven = doubts.judge(eventId, versions, ask);
          if (proven.length === 0) return;
          const copies = holders.get(eventId) ?? [];
          for (const holder of copies) holder.beginAnew(eventId, proven, versions);
          // This answer is for one shelf: the copies on the others are fetched.
          if (copies.length > 1) refusals.tell(eventId);
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
      // A removal shortens the list of holders under our hands; `filter` made it a new array, this one stays whole.
      if (known !== undefined) for (const shelf of known) if (shelf.applyEvent(update) === 'stale') stale = true;
      for (const shelf of loading) if (known?.includes(shelf) !== true) shelf.applyEvent(update);
      const repair = repairing.get(update.eventId);
      if (repair !== undefined) holdEvent(repair.kept, update);
      if (stale || doubts.has(update.eventId)) doubts.weigh(update, copiesOf(update.eventId), stale);
      if (stale) refusals.tell(update.eventId);
      sign(update.eventId);
      return known !== undefined;
    },
    applyScore: (update) => {
      const known = holders.get(update.eventId);
      let stale = false;
      if (known !== undefined) for (const shelf of known) if (shelf.applyScore(update) === 'stale') stale = true;
      const repair = repairing.get(update.eventId);
      if (repair !== undefined) holdScore(repair.kept, update);
      for (const shelf of loading) if (known?.includes(shelf) !== true) shelf.applyScore(update);
      if (stale || doubts.has(update.eventId)) doubts.weighScore(update, copiesOf(update.eventId), stale);
      if (stale) refusals.tell(update.eventId);
      sign(update.eventId);
    },
    onBegun: beginnings.add,
    onStale: refusals.add,
    onSuspect: suspicions.add,
    isSuspect: doubts.isSuspect,
    isDoubted: doubts.has,
    beginRepair: (eventId) => {
      if (repairing.has(eventId)) return;
      const asked = new Map<ShelfInside, Asked>();
      for (const shelf of holders.get(eventId) ?? []) {
        const event = shelf.events.get(eventId);
        if (event !== undefined) asked.set(shelf, whenAsked(event));
      }
      repairing.set(eventId, { ask: nextAsk(), since: newest(eventId), asked, kept: [] });
    },
    endRepair: (eventId, entry) => {
      const repair = repairing.get(eventId);
      repairing.delete(eventId);
      if (repair === undefined || entry === null) return false;
      const versions = versionsIn(entry, true);
      const proven = doubts.judge(eventId, versions, repair.ask);
      for (const shelf of holders.get(eventId) ?? []) {
        if (proven.length > 0) shelf.beginAnew(eventId, proven, versions, repair.asked.get(shelf));
      }
      if (entry.event.version < repair.since && !proven.includes('event')) return proven.length > 0;
      const kept = inOrder(repair.kept);
      const reached = kept.reduce((most, { event }) => Math.max(most, event?.version ?? 0), entry.event.version);
      const before = JSON.stringify(copiesOf(eventId));
      for (const shelf of holders.get(eventId) ?? []) {
        // What moved this copy was dropped with its connection: it knows more than the answer and the messages kept.
        if ((shelf.events.get(eventId)?.version ?? 0) > reached) continue;
        if (!shelf.repair(structuredClone(entry), repair.asked.get(shelf), repair.ask)) continue;
        for (const { event, score } of kept) {
          if (event !== undefined) shelf.applyEvent(event);
          if (score !== undefined) shelf.applyScore(score);
        }
      }
      return proven.length > 0 || JSON.stringify(copiesOf(eventId)) !== before;
    },
    forgetHeld: () => {
      for (const shelf of shelves) shelf.forgetHeld();
      // Their versions are worth nothing, and a difference of their lists may leave them out.
      for (const [eventId, gates] of doubts.clear()) {
        for (const shelf of holders.get(eventId) ?? []) shelf.beginAnew(eventId, ['event', ...gates], new Map());
        refusals.tell(eventId);
      }
      for (const repair of repairing.values()) {
        repair.kept = [];
        repair.asked.clear();
      }
    },
    drop: (eventId) => {
      for (const shelf of holders.get(eventId) ?? []) shelf.remove(eventId);
    },
    onSign: (eventId, listener) => {
      let listeners = awaiting.get(eventId);
      if (listeners === undefined) awaiting.set(eventId, (listeners = new Set()));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && awaiting.get(eventId) === listeners) awaiting.delete(eventId);
      };
    },
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
        ?.find(({ isList }) => isList)
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
