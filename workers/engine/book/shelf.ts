/**
 * A shelf is one loaded set of events (a sport's list of one type, a widget, one event's detail, the slip's items)
 * with its own copies. The book routes every hub message to all copies of its event; a shelf that is being loaded also
 * holds the messages and applies them, through the version gate, to what the load brought (live-3, live-4).
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { DecodedEvent } from '../../../src/contract/services/wire/decode-event.ts';
import { LIVE, PRE_MATCH, type ProgramEvent, type ProgramType } from '../../../src/model/event.ts';
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import { type EventChanges, clearChanges, mergeEventUpdate, noChanges } from '../../../src/domain/program/merge.ts';
import { keepAllStatuses, keepWhatIsLater, versionsOf } from '../../../src/domain/program/merge-answer.ts';
import { isLate, mergeScore } from '../../../src/domain/program/merge-score.ts';
import { type HeldMessage, holdEvent, holdScore, inOrder } from './held-messages.ts';
import { type Asked, whenAsked } from './when-asked.ts';

export type EventListener = (event: ProgramEvent | undefined, changes: EventChanges) => void;

export interface Shelf {
  readonly events: ReadonlyMap<number, ProgramEvent>;
  /** From now on messages are held for what the load will bring. */
  beginLoad(): void;
  /** The load failed: what is here stays. */
  abandonLoad(): void;
  /** A whole answer: what was here goes. */
  replace(events: DecodedEvent[], scores?: readonly ScoreUpdate[]): void;
  /** A diff: these changed, those went; scores come whole, they have no version. */
  patch(events: DecodedEvent[], removedIds: readonly number[], scores?: readonly ScoreUpdate[]): void;
  put(event: ProgramEvent): void;
  remove(eventId: number): void;
  onEvent(eventId: number, listener: EventListener): () => void;
  /** Events came, went, or changed what lists filter and sort by. */
  onStructure(listener: () => void): () => void;
  close(): void;
}

/** What the book calls; nobody else. */
export interface ShelfInside extends Shelf {
  /** A list of the program: of one type, as the service answers it. */
  readonly isList: boolean;
  /**
   * What is held, and what was told, came over a connection that is gone: it is not applied to what another server may
   * answer, and says nothing of how new that answer is.
   */
  forgetHeld(): void;
  /**
   * A fresh answer for an event that is here takes its place, unless a load was asked for after it and answered before:
   * versions do not tell, odds leave that of their event as it is. `asked`: the copy when it was asked for. `ask`: the
   * number of its question. Answers whether it was taken.
   */
  repair(entry: DecodedEvent, asked: Asked | undefined, ask: number): boolean;
  applyEvent(update: EventUpdate): 'unknown' | 'stale' | 'applied';
  applyScore(update: ScoreUpdate): 'unknown' | 'stale' | 'applied';
  /** Of the copy here, what the hub told over this connection. */
  toldOf(eventId: number): Told;
}

export type Told = Pick<ProgramEvent, 'markets' | 'score'>;

export interface ShelfOptions {
  /** The list's type; `null` for mixed shelves, where an event's own phase decides. */
  type: ProgramType | null;
  /** Sports whose messages are held during a load; `null` for all. */
  sportId: number | null;
  /** Numbers the questions to services, in the order in which they are asked. */
  nextAsk(): number;
  onAdded(event: ProgramEvent): void;
  onRemoved(eventId: number): void;
  onClosed(): void;
  /** What the hub told of an event over this connection, as it is on other shelves. */
  toldElsewhere(eventId: number): Told[];
  /** Instead of removing an event that left the program: a shelf that must first ask whether it goes on. */
  onLeftProgram?: ((eventId: number) => void) | undefined;
}

export function createShelf(options: ShelfOptions): ShelfInside {
  const events = new Map<number, ProgramEvent>();
  const eventListeners = new Map<number, Set<EventListener>>();
  const structureChanges = createListeners();
  const changes = noChanges();
  let held: HeldMessage[] | null = null;
  /** Of events with held messages, their copies before the first of them. */
  const askedAt = new Map<number, Asked>();
  /** Events the hub told of over this connection: an answer that is older takes nothing of it back. */
  const told = new Set<number>();
  /** The same of scores, which come from a hub of their own. */
  const toldScores = new Set<number>();
  /** Number of the question of the load under way, or of the last one. */
  let ask = 0;
  /** Number of the question whose answer is here. */
  let answered = 0;
  /** Events of which an answer is here that was asked for after the load under way: it knows more than the load will. */
  const repaired = new Set<number>();

  const tell = (eventId: number, event: ProgramEvent | undefined): void => {
    const listeners = eventListeners.get(eventId);
    if (listeners !== undefined) for (const listener of listeners) listener(event, changes);
  };
  const tellStructure = structureChanges.tell;

  const put = (event: ProgramEvent): void => {
    const known = events.get(event.id);
    events.set(event.id, event);
    if (known === undefined) {
      for (const { markets, score } of options.toldElsewhere(event.id)) {
        keepAllStatuses(markets, event);
        if (score === null) continue;
        toldScores.add(event.id);
        if (event.score === null || event.score.updatedAtMs < score.updatedAtMs) event.score = structuredClone(score);
      }
      options.onAdded(event);
    }
    clearChanges(changes);
    changes.head = true;
    changes.order = true;
    for (const market of event.markets) changes.markets.push(market.id);
    if (known !== undefined) {
      const now = new Set(changes.markets);
      for (const market of known.markets) if (!now.has(market.id)) changes.removedMarkets.push(market.id);
    }
    tell(event.id, event);
  };

  const remove = (eventId: number): void => {
    if (!events.delete(eventId)) return;
    told.delete(eventId);
    toldScores.delete(eventId);
    options.onRemoved(eventId);
    clearChanges(changes);
    tell(eventId, undefined);
    tellStructure();
  };

  /** A message that does not say its sport may be about an event of ours. */
  const mayBeOurs = (sportId: number | undefined): boolean =>
    options.sportId === null || sportId === undefined || options.sportId === sportId;

  /** Before a message that is held changes a copy. */
  const noteAsked = (event: ProgramEvent | undefined): void => {
    if (event !== undefined && !askedAt.has(event.id)) askedAt.set(event.id, whenAsked(event));
  };

  const applyEvent = (update: EventUpdate): 'unknown' | 'stale' | 'applied' => {
    const event = events.get(update.eventId);
    if (held !== null && mayBeOurs(update.sportId)) {
      holdEvent(held, update);
      noteAsked(event);
    }
    if (event === undefined) return 'unknown';
    clearChanges(changes);
    const list = options.type ?? (event.phase === 0 ? PRE_MATCH : LIVE);
    const result = mergeEventUpdate(event, update, list, changes);
    // Listeners may use the changes for the next thing they do.
    const { refused } = changes;
    if (result === 'stale') return 'stale';
    told.add(update.eventId);
    if (result === 'removed' && options.onLeftProgram !== undefined) options.onLeftProgram(update.eventId);
    else if (result === 'removed') remove(update.eventId);
    else if (result === 'changed') {
      tell(update.eventId, event);
      if (changes.listing) tellStructure();
    }
    return refused ? 'stale' : 'applied';
  };

  const applyScore = (update: ScoreUpdate): 'unknown' | 'stale' | 'applied' => {
    if (held !== null && mayBeOurs(update.sportId)) {
      holdScore(held, update);
      noteAsked(events.get(update.eventId));
    }
    const result = takeScore(update);
    if (result === 'applied') toldScores.add(update.eventId);
    return result;
  };

  /** Told by the hub or by a service. */
  const takeScore = (update: ScoreUpdate): 'unknown' | 'stale' | 'applied' => {
    const event = events.get(update.eventId);
    if (event === undefined) return 'unknown';
    clearChanges(changes);
    if (isLate(event.score, update)) return 'stale';
    if (mergeScore(event, update)) {
      changes.head = true;
      tell(update.eventId, event);
    }
    return 'applied';
  };

  /** @param keepsScore also one that only a service told */
  const place = ({ event, score }: DecodedEvent, keepsScore: boolean, asked = askedAt.get(event.id)): void => {
    const known = events.get(event.id);
    if (known !== undefined) {
      if (told.has(event.id)) keepWhatIsLater(known, event, asked ?? versionsOf(known));
      // What was told since the question follows; on top of it a part of the answer would count as late.
      if (keepsScore || toldScores.has(event.id)) event.score = (asked ?? known).score;
    }
    if (score !== null) mergeScore(event, score);
    put(event);
  };

  const endLoad = (scores: readonly ScoreUpdate[]): void => {
    const waiting = held ?? [];
    held = null;
    askedAt.clear();
    repaired.clear();
    answered = ask;
    for (const score of scores) takeScore(score);
    for (const { event, score } of inOrder(waiting)) {
      if (event !== undefined) applyEvent(event);
      if (score !== undefined) applyScore(score);
    }
    tellStructure();
  };

  return {
    isList: options.type !== null,
    events,
    beginLoad: () => {
      ask = options.nextAsk();
      held ??= [];
    },
    abandonLoad: () => {
      held = null;
      askedAt.clear();
      repaired.clear();
    },
    forgetHeld: () => {
      if (held !== null) held = [];
      askedAt.clear();
      told.clear();
      toldScores.clear();
    },
    replace: (loaded, scores = []) => {
      const kept = new Set(loaded.map(({ event }) => event.id));
      for (const eventId of [...events.keys()]) if (!kept.has(eventId)) remove(eventId);
      for (const entry of loaded) if (!repaired.has(entry.event.id)) place(entry, false);
      endLoad(scores);
    },
    patch: (changed, removedIds, scores = []) => {
      for (const eventId of removedIds) remove(eventId);
      // Whatever overtook the answer was held since before it was asked for, and is applied on top of it.
      for (const entry of changed) if (!repaired.has(entry.event.id)) place(entry, true);
      endLoad(scores);
    },
    put: (event) => {
      put(event);
      tellStructure();
    },
    repair: (entry, asked, asking) => {
      const known = events.get(entry.event.id);
      if (known === undefined || answered > asking) return false;
      if (held !== null && asking > ask) repaired.add(known.id);
      place(entry, entry.score === null, asked);
      tellStructure();
      return true;
    },
    remove,
    onEvent: (eventId, listener) => {
      let listeners = eventListeners.get(eventId);
      if (listeners === undefined) eventListeners.set(eventId, (listeners = new Set()));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && eventListeners.get(eventId) === listeners) eventListeners.delete(eventId);
      };
    },
    onStructure: structureChanges.add,
    close: () => {
      for (const eventId of events.keys()) options.onRemoved(eventId);
      events.clear();
      eventListeners.clear();
      structureChanges.clear();
      options.onClosed();
    },
    applyEvent,
    applyScore,
    toldOf: (eventId) => {
      const event = events.get(eventId);
      return {
        markets: event !== undefined && told.has(eventId) ? event.markets : [],
        score: event !== undefined && toldScores.has(eventId) ? event.score : null,
      };
    },
  };
}
