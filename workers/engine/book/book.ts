/**
 * The program book: all shelves, and for every event the shelves that hold a copy of it, so that a message costs one
 * look-up and not a search. Plain data; nothing here is trimmed by the 20/10 rule.
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { Market, ProgramEvent, ProgramType } from '../../../src/model/event.ts';
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import { type FollowDoubtsOptions, type FollowedDoubts, followDoubts } from './follow-doubts.ts';
import { type HeldMessage, holdEvent, holdScore } from './held-messages.ts';
import type { Shelf, ShelfInside, ShelfOptions } from './shelf-inside.ts';
import { createShelf } from './shelf.ts';
import type { Asked } from './when-asked.ts';

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
  /** What a repair of copies needs of the book (`repair-copies.ts`). */
  readonly inside: BookInside;
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

/** An event that is being fetched again. */
export interface Repairing {
  /** The number of the request. */
  ask: number;
  /** Highest version of the event's copies when it was requested. */
  since: number;
  /** The copies as they were then. */
  asked: Map<ShelfInside, Asked>;
  /** Messages since then. */
  kept: HeldMessage[];
}

export interface BookInside {
  /** By event. Messages are added to what is in here. */
  readonly repairing: Map<number, Repairing>;
  nextAsk(): number;
  shelvesOf(eventId: number): readonly ShelfInside[];
  copiesOf(eventId: number): ProgramEvent[];
  judge: FollowedDoubts['judge'];
}

/** `now`: a monotonic clock, ms. */
export type BookOptions = Pick<FollowDoubtsOptions, 'now' | 'disorder'>;

export function createBook({ now, disorder }: BookOptions): Book {
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

  const doubts = followDoubts({
    disorder,
    now,
    lastAsk: () => asks,
    onSuspect: (eventId) => holders.get(eventId)?.forEach((shelf) => shelf.mark(eventId)),
    onEvidence: suspicions.tell,
  });

  const copiesOf = (eventId: number): ProgramEvent[] =>
    (holders.get(eventId) ?? []).flatMap((shelf) => shelf.events.get(eventId) ?? []);

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
          doubts.doubt(event.id, (loaded) => loaded.leap(event, gates));
          refusals.tell(event.id);
        },
        onAnswer: (eventId, answer, ask) => {
          const restart = doubts.judge(eventId, answer, false, ask);
          if (restart === undefined) return;
          const copies = holders.get(eventId) ?? [];
          for (const holder of copies) holder.beginAnew(eventId, restart);
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
      if (stale || doubts.has(update.eventId)) {
        doubts.doubt(update.eventId, (loaded) => loaded.weigh(update, copiesOf(update.eventId), stale));
      }
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
      if (stale || doubts.has(update.eventId)) {
        doubts.doubt(update.eventId, (loaded) => loaded.weighScore(update, copiesOf(update.eventId), stale));
      }
      if (stale) refusals.tell(update.eventId);
      sign(update.eventId);
    },
    onBegun: beginnings.add,
    onStale: refusals.add,
    onSuspect: suspicions.add,
    isSuspect: doubts.isSuspect,
    isDoubted: doubts.has,
    inside: { repairing, nextAsk, shelvesOf: (eventId) => holders.get(eventId) ?? [], copiesOf, judge: doubts.judge },
    forgetHeld: () => {
      for (const shelf of shelves) shelf.forgetHeld();
      // Their versions are worth nothing, and a difference of their lists may leave them out.
      doubts.clear((eventId, restart) => {
        for (const shelf of holders.get(eventId) ?? []) shelf.beginAnew(eventId, restart);
        refusals.tell(eventId);
      });
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
