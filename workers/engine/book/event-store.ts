/**
 * A loaded set of events (a sport's list of one type, a widget, one event's detail, the slip's items) with its own
 * copies. The book routes every hub message to all copies of its event. During a load the store also holds the messages
 * and applies them, through the version gate, to the response (live-3, live-4).
 */
import { createKeyedListeners, createListeners } from '../../../src/lib/listeners.ts';
import type { DecodedEvent } from '../../../src/contract/services/wire/decode-event.ts';
import { LIVE, PRE_MATCH, type ProgramEvent } from '../../../src/model/event.ts';
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import { clearChanges, mergeEventUpdate, noChanges } from '../../../src/domain/program/merge.ts';
import { keepOutcomeStatuses, keepNewerFields, eventVersionsOf } from '../../../src/domain/program/merge-response.ts';
import { isOutdatedScore, mergeScore } from '../../../src/domain/program/merge-score.ts';
import { type VersionGate, isImplausibleScoreTime } from '../../../src/domain/program/implausible-version.ts';
import { type HeldMessage, holdEvent, holdScore, inVersionOrder } from './held-messages.ts';
import type { ProgramEventListener, EventStoreInternals, EventStoreOptions } from './event-store-interfaces.ts';
import { type CopySnapshot, snapshotCopy } from './copy-snapshot.ts';

export function createEventStore(options: EventStoreOptions): EventStoreInternals {
  const events = new Map<number, ProgramEvent>();
  const eventListeners = createKeyedListeners<number, Parameters<ProgramEventListener>>();
  const structureChanges = createListeners();
  const changes = noChanges();
  let held: HeldMessage[] | null = null;
  /** Copies of the events with held messages, as they were before the first of these. */
  const askedAt = new Map<number, CopySnapshot>();
  /** Events that the hub updated over this connection: an older response must not undo these updates. */
  const told = new Set<number>();
  /** Events whose score the hub updated over this connection; scores come from a hub of their own. */
  const toldScores = new Set<number>();
  /** Number of the request of the load in flight, or of the last one. */
  let ask = 0;
  /** Number of the request whose response is applied. */
  let answered = 0;
  /** By event, the request number of the last load that brought it: a difference leaves out what did not change. */
  const broughtBy = new Map<number, number>();
  /** Events repaired by a request made after that of the load in flight, so the load's response is older. */
  const repaired = new Set<number>();

  const tell = (eventId: number, event: ProgramEvent | undefined): void =>
    eventListeners.notify(eventId, event, changes);
  const tellStructure = structureChanges.notify;
  /** True while the events are those of a cached response. */
  let isCached = false;

  const markSuspect = (event: ProgramEvent): void => {
    if (isCached) event.cached = true;
    else if (event.cached !== undefined) delete event.cached;
    if (options.isSuspect(event.id)) event.suspect = true;
    else if (event.suspect !== undefined) delete event.suspect;
  };

  const put = (event: ProgramEvent): void => {
    const known = events.get(event.id);
    events.set(event.id, event);
    markSuspect(event);
    if (known === undefined) {
      for (const { markets, score } of options.hubStatesElsewhere(event.id)) {
        keepOutcomeStatuses(markets, event);
        if (score === null) continue;
        toldScores.add(event.id);
        if (event.score === null || event.score.updatedAtMs < score.updatedAtMs) event.score = structuredClone(score);
      }
      options.onAdded(event);
    } else if (known.cached === true && !isCached) options.onConfirmed(event.id);
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
    broughtBy.delete(eventId);
    options.onRemoved(eventId);
    clearChanges(changes);
    tell(eventId, undefined);
    tellStructure();
  };

  /** True when the message may be about an event of this store; some messages do not name their sport. */
  const mayBeOurs = (sportId: number | undefined): boolean =>
    options.sportId === null || sportId === undefined || options.sportId === sportId;

  /** Records the copy before a held message changes it. */
  const noteAsked = (event: ProgramEvent | undefined): void => {
    if (event !== undefined && !askedAt.has(event.id)) askedAt.set(event.id, snapshotCopy(event));
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
    // Listeners may cause updates that overwrite `changes`, so its values are read first.
    const { refused } = changes;
    const leapt = changes.implausibleGates.length > 0 ? [...changes.implausibleGates] : undefined;
    if (result === 'stale') return 'stale';
    told.add(update.eventId);
    if (result === 'removed' && options.onLeftProgram !== undefined) options.onLeftProgram(update.eventId);
    else if (result === 'removed') remove(update.eventId);
    else if (result === 'changed') {
      tell(update.eventId, event);
      if (changes.listing) tellStructure();
    }
    if (leapt !== undefined) options.onImplausibleVersion(event, leapt);
    return refused ? 'stale' : 'applied';
  };

  const applyScore = (update: ScoreUpdate): 'unknown' | 'stale' | 'applied' => {
    const event = events.get(update.eventId);
    if (held !== null && mayBeOurs(update.sportId)) {
      holdScore(held, update);
      noteAsked(event);
    }
    const isFarAhead = isImplausibleScoreTime(update.updatedAtMs ?? 0, event?.score?.updatedAtMs ?? 0);
    const result = takeScore(update);
    if (result === 'applied') toldScores.add(update.eventId);
    if (isFarAhead && event !== undefined) options.onImplausibleVersion(event, scoreGate);
    return result;
  };

  /** Applies a score from the hub or from a service. */
  const takeScore = (update: ScoreUpdate): 'unknown' | 'stale' | 'applied' => {
    const event = events.get(update.eventId);
    if (event === undefined) return 'unknown';
    clearChanges(changes);
    if (isOutdatedScore(event.score, update)) return 'stale';
    if (mergeScore(event, update)) {
      changes.head = true;
      tell(update.eventId, event);
    }
    return 'applied';
  };

  /**
   * Replaces the copy by a response, merged with what the hub sent.
   * @param keepsScore true to keep the current score even when only a service sent it
   */
  const place = ({ event, score }: DecodedEvent, keepsScore: boolean, before?: CopySnapshot): void => {
    const asked = before ?? askedAt.get(event.id);
    const known = events.get(event.id);
    if (known !== undefined) {
      if (told.has(event.id)) keepNewerFields(known, event, asked ?? eventVersionsOf(known));
      // The score is that of the request time: messages since then are applied afterwards, and on top of a newer score
      // a part of the response would count as late.
      if (keepsScore || toldScores.has(event.id)) event.score = (asked ?? known).score;
    }
    if (score !== null) mergeScore(event, score);
    put(event);
  };

  const placeLoaded = (entry: DecodedEvent, keepsScore: boolean): void => {
    const { id } = entry.event;
    if (repaired.has(id)) return;
    broughtBy.set(id, ask);
    if (events.has(id)) options.onResponse(id, entry, ask);
    place(entry, keepsScore);
  };

  const endLoad = (scores: readonly ScoreUpdate[]): void => {
    const waiting = held ?? [];
    held = null;
    askedAt.clear();
    repaired.clear();
    answered = ask;
    for (const score of scores) {
      if (events.has(score.eventId)) options.onResponse(score.eventId, score, answered);
      takeScore(score);
    }
    for (const { event, score } of inVersionOrder(waiting)) {
      if (event !== undefined) applyEvent(event);
      if (score !== undefined) applyScore(score);
    }
    tellStructure();
  };

  const replaceAll = (loaded: readonly DecodedEvent[], scores: readonly ScoreUpdate[]): void => {
    const kept = new Set(loaded.map(({ event }) => event.id));
    for (const eventId of [...events.keys()]) if (!kept.has(eventId)) remove(eventId);
    for (const entry of loaded) placeLoaded(entry, false);
    endLoad(scores);
  };

  const updateMark = (event: ProgramEvent): void => {
    markSuspect(event);
    clearChanges(changes);
    changes.head = true;
    tell(event.id, event);
  };

  return {
    isList: options.type !== null,
    events,
    beginLoad: () => {
      ask = options.nextRequestNumber();
      held ??= [];
    },
    abandonLoad: () => {
      held = null;
      askedAt.clear();
      repaired.clear();
    },
    dropHeldMessages: () => {
      if (held !== null) held = [];
      askedAt.clear();
      told.clear();
      toldScores.clear();
    },
    fillFromCache: (loaded, scores = []) => {
      isCached = true;
      replaceAll(loaded, scores);
    },
    replace: (loaded, scores = []) => {
      isCached = false;
      replaceAll(loaded, scores);
    },
    patch: (changed, removedIds, scores = []) => {
      isCached = false;
      for (const eventId of removedIds) remove(eventId);
      // Messages that overtook the response were held since before the request and are applied on top of it.
      for (const entry of changed) placeLoaded(entry, true);
      endLoad(scores);
      // A difference leaves out the cached events that did not change.
      for (const event of events.values()) {
        if (event.cached !== true) continue;
        updateMark(event);
        options.onConfirmed(event.id);
      }
    },
    put: (event) => {
      isCached = false;
      put(event);
      tellStructure();
    },
    repair: (entry, asked, asking) => {
      const known = events.get(entry.event.id);
      if (known === undefined || (broughtBy.get(known.id) ?? 0) > asking) return false;
      if (held !== null && asking > ask) repaired.add(known.id);
      // A difference that was requested later left the event out, but has the scores of all.
      const isScoreOld = answered > asking;
      if (isScoreOld && asked !== undefined) asked.score = known.score;
      place(entry, isScoreOld || entry.score === null, asked);
      tellStructure();
      return true;
    },
    restartVersions: (eventId, { gates, lower }, asked = askedAt.get(eventId)) => {
      const event = events.get(eventId);
      if (event === undefined) return;
      lower(event, asked);
      if (gates.includes('event')) {
        told.delete(eventId);
        askedAt.delete(eventId);
      }
      if (gates.includes('score')) toldScores.delete(eventId);
    },
    updateSuspectMark: (eventId) => {
      const event = events.get(eventId);
      if (event !== undefined) updateMark(event);
    },
    remove,
    onEvent: eventListeners.add,
    onStructureChange: structureChanges.add,
    close: () => {
      for (const eventId of events.keys()) options.onRemoved(eventId);
      events.clear();
      eventListeners.clear();
      structureChanges.clear();
      options.onClosed();
    },
    applyEvent,
    applyScore,
    hubStateOf: (eventId) => {
      const event = events.get(eventId);
      return {
        markets: event !== undefined && told.has(eventId) ? event.markets : [],
        score: event !== undefined && toldScores.has(eventId) ? event.score : null,
      };
    },
  };
}

const scoreGate: readonly VersionGate[] = ['score'];
