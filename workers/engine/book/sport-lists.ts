/**
 * The lists of `sportsbook/events`, one per sport and type, loaded while a tab watches them and for a minute
 * afterwards. The first request is for the whole list (`version=0`). Later ones send the last version, and the server
 * answers with a difference when it can.
 */
import { isRecent } from '../../../src/lib/age.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import { isTransient } from '../../../src/contract/failure-checks.ts';
import { sportsbookCalls } from '../../../src/contract/services/sportsbook-calls.ts';
import type { Result } from '../../../src/model/failure.ts';
import { LIVE, type ProgramType } from '../../../src/model/event.ts';
import type { EventUpdate } from '../../../src/contract/hub/updates.ts';
import type { Backoff } from '../../../src/lib/backoff.ts';
import type { EngineContext } from '../context.ts';
import { type Load, createLoad, isOfOpeningPage } from '../calls/create-load.ts';
import type { CachedValue } from '../calls/cached-reads.ts';
import type { DecodedEventList } from '../../../src/contract/services/wire/event-list-wire.ts';
import type { EventStore } from './event-store-interfaces.ts';

interface SportList {
  readonly eventStore: EventStore;
  readonly load: Load;
  /** Notifies on every change of the load's state. */
  onState(listener: () => void): () => void;
}

export interface SportLists {
  acquire(sportId: number, type: ProgramType): { list: SportList; release(): void };
  /** Schedules a refetch of the loaded lists that should have the message's event and do not. */
  noteMissing(update: EventUpdate): void;
  /**
   * Schedules a refetch of the live list when it has an event that left the program before it began: the event kicks
   * off, or was called off. Only the live list keeps the event then (rule updates-11: `rp` removes what is not live).
   */
  noteLeft(update: EventUpdate): void;
  /**
   * Refetches the watched lists within the retry budget. The requests are made after this call.
   * @param isWholeNumber true to ignore versions, because a difference leaves out what did not change since
   */
  revalidate(isWhole?: boolean): void;
  /**
   * Drops lists nobody watches, because messages were missed while disconnected; the next use loads them anew. A list
   * that an opening page has just requested is refetched instead.
   */
  dropUnwatched(): void;
}

interface Held extends SportList {
  sportId: number;
  type: ProgramType;
  version: number;
  /** True when the next request is for the whole list. */
  wantsWhole: boolean;
  holders: number;
  /** Events that messages named and the list lacks, since its last whole response. */
  asked: Set<number>;
  hints: Hints;
  abort: AbortController;
  closing: ReturnType<typeof setTimeout> | undefined;
}

/** Hub messages which suggest that the list should have gained or lost events. */
interface Hints {
  /** By event id, true when the list had the event as the message came. Cleared by the next response. */
  events: Map<number, boolean>;
  backoff: Backoff;
  /** Milliseconds before the next refetch for a hint. */
  pauseMs: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** An unwatched list stays loaded for this time, so that going back is instant. */
export const LIST_LINGER_MS = 60_000;
/** Age of a cached list up to which the first request is for the changes since then. */
const DIFFERENCE_SECONDS = 3_600;
/** Delay between a hint and its refetch, so that a burst costs one request. */
const HINT_MS = 500;
/** Random extension of that delay, because a kick-off is a hint for every browser in the same moment. */
const HINT_SPREAD_MS = 1_500;
/** Pauses after refetches that confirmed no hint: a hub that names events the list never gets must not set the pace. */
const HINT_PAUSES_MS = [2_000, 5_000, 15_000];
const liveOnly: readonly ProgramType[] = [LIVE];
const allTypes: readonly ProgramType[] = [0, 1, 2];

export function createSportLists(context: EngineContext): SportLists {
  const lists = new Map<string, Held>();

  const open = (sportId: number, type: ProgramType): Held => {
    const shelf = context.book.openEventStore(type, sportId);
    const abort = new AbortController();
    const changes = createListeners();
    const load = createLoad({
      cached: {
        read: () => context.cached(sportsbookCalls.getEvents, { query: wholeList(held) }),
        show: (copy) => showCached(context, held, copy),
      },
      work: () => fetchList(context, held),
      now: context.now,
      retries: context.retries,
      onState: () => {
        changes.notify();
      },
      signal: abort.signal,
    });
    const held: Held = {
      eventStore: shelf,
      load,
      sportId,
      type,
      version: 0,
      wantsWhole: false,
      holders: 0,
      asked: new Set(),
      hints: { events: new Map(), backoff: context.retries.backoff(HINT_PAUSES_MS), pauseMs: 0, timer: undefined },
      abort,
      closing: undefined,
      onState: changes.add,
    };
    void load.run();
    return held;
  };

  const close = (key: string, held: Held): void => {
    lists.delete(key);
    clearTimeout(held.closing);
    clearTimeout(held.hints.timer);
    held.abort.abort();
    held.eventStore.close();
  };

  return {
    acquire: (sportId, type) => {
      const key = `${sportId}:${type}`;
      let held = lists.get(key);
      if (held === undefined) lists.set(key, (held = open(sportId, type)));
      const list = held;
      clearTimeout(list.closing);
      list.holders += 1;
      let released = false;
      return {
        list,
        release: () => {
          if (released) return;
          released = true;
          list.holders -= 1;
          if (list.holders === 0) list.closing = setTimeout(() => close(key, list), LIST_LINGER_MS);
        },
      };
    },
    noteMissing: (update) => {
      // A running event belongs in the live list; any other event may be missing in a list of any type.
      for (const type of (update.phase ?? 0) > 0 ? liveOnly : allTypes) {
        const held = lists.get(`${update.sportId}:${type}`);
        if (held === undefined || held.eventStore.events.has(update.eventId) || held.asked.has(update.eventId))
          continue;
        held.asked.add(update.eventId);
        noteHint(context, held, update.eventId);
      }
    },
    noteLeft: (update) => {
      const held = lists.get(`${update.sportId}:${LIVE}`);
      if (held?.eventStore.events.has(update.eventId) === true) noteHint(context, held, update.eventId);
    },
    revalidate: (isWhole = false) => {
      for (const held of lists.values()) {
        held.wantsWhole ||= isWhole;
        if (held.holders > 0) held.load.revalidate();
      }
    },
    dropUnwatched: () => {
      for (const [key, held] of lists) {
        if (held.holders > 0) continue;
        if (isOfOpeningPage(held.load.state, context.now())) held.load.revalidate();
        else close(key, held);
      }
    },
  };
}

/** Schedules a refetch for a hint. A failed list is retried anyway, so a hint does not hasten that. */
function noteHint({ retries }: EngineContext, { eventStore: shelf, load, hints }: Held, eventId: number): void {
  if (!hints.events.has(eventId)) hints.events.set(eventId, shelf.events.has(eventId));
  if (hints.timer !== undefined || load.state.phase === 'failed') return;
  hints.timer = setTimeout(
    () => {
      hints.timer = undefined;
      load.revalidate();
    },
    Math.max(HINT_MS, hints.pauseMs) + retries.spread(HINT_SPREAD_MS),
  );
}

/** Clears the hints after a response: a confirmed one resets the pauses, unconfirmed ones make them grow. */
function settleHints({ eventStore: shelf, hints }: Held): void {
  if (hints.events.size === 0) return;
  const isConfirmed = [...hints.events].some(([eventId, before]) => shelf.events.has(eventId) !== before);
  hints.events.clear();
  if (isConfirmed) hints.backoff.reset();
  hints.pauseMs = isConfirmed ? 0 : hints.backoff.next();
}

/** Fills the list with the cached response of the device. */
function showCached({ now }: EngineContext, held: Held, { data, storedAt }: CachedValue<DecodedEventList>): void {
  held.eventStore.fillFromCache(data.events, data.scores);
  // The changes since a young copy are few kilobytes; since an old one they are about the whole list, and requesting that
  // renews the copy.
  if (isRecent(storedAt, now() / 1_000, DIFFERENCE_SECONDS)) held.version = data.version;
}

async function fetchList(context: EngineContext, held: Held): Promise<Result<number | null>> {
  const { eventStore: shelf } = held;
  shelf.beginLoad();
  const since = held.wantsWhole ? 0 : held.version;
  held.wantsWhole = false;
  let result = await requestList(context, held, since);
  // A difference whose version is below the requested one means that the service's counter restarted, so the difference
  // lacks changes.
  if (result.ok && result.value.data.isDifference && result.value.data.version < since) {
    shelf.beginLoad();
    result = await requestList(context, held, 0);
  }
  // Only whole lists are cached: without a network the cached one is the response, as for every other load.
  if (!result.ok && held.load.state.refreshing === true && since > 0 && isTransient(result.failure)) {
    held.version = 0;
    result = await requestList(context, held, 0);
  }
  if (!result.ok) {
    shelf.abandonLoad();
    if (since === 0) held.wantsWhole = true;
    return result;
  }
  const { data, storedAt } = result.value;
  // A cached response only fills an empty list; it never replaces live data.
  if (storedAt !== null && shelf.events.size > 0) {
    shelf.abandonLoad();
    return { ok: true, value: Math.max(storedAt, held.load.state.at) };
  }
  // The version of a cached response is useless, because later changes are unknown: the next load requests the whole
  // list.
  held.version = storedAt === null ? data.version : 0;
  const { events, scores } = data;
  if (data.isDifference) {
    shelf.patch(events, data.removed, scores);
    // An event of the response may leave the list and return, so a new message about it counts as a hint again.
    for (const { event } of events) held.asked.delete(event.id);
  } else {
    held.asked.clear();
    if (storedAt === null) shelf.replace(events, scores);
    else shelf.fillFromCache(events, scores);
  }
  settleHints(held);
  return { ok: true, value: storedAt };
}

const wholeList = ({ sportId, type }: Pick<Held, 'sportId' | 'type'>) => ({
  st: String(sportId),
  type: String(type),
  version: '0',
});

function requestList({ services }: EngineContext, { sportId, type, abort }: Held, since: number) {
  return services.request(sportsbookCalls.getEvents, {
    query: { ...wholeList({ sportId, type }), version: String(since) },
    signal: abort.signal,
  });
}
