/**
 * The lists of `sportsbook/events`, one per sport and type, loaded while somebody watches them and a while longer.
 * First whole (`version=0`), later by the last version, of which the server answers a diff when it can.
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import { sportsbook } from '../../../src/contract/services/sportsbook.ts';
import type { Result } from '../../../src/model/failure.ts';
import { LIVE, type ProgramType } from '../../../src/model/event.ts';
import type { EventUpdate } from '../../../src/contract/hub/updates.ts';
import type { Backoff } from '../../../src/lib/backoff.ts';
import type { LoadState } from '../../../src/model/load.ts';
import type { EngineContext } from '../context.ts';
import { type Load, createLoad } from '../calls/load.ts';
import type { Shelf } from './shelf-inside.ts';

export interface SportList {
  readonly shelf: Shelf;
  readonly load: Load;
  /** Hears every change of the load's state. */
  onState(listener: () => void): () => void;
}

export interface SportLists {
  acquire(sportId: number, type: ProgramType): { list: SportList; release(): void };
  /** A message spoke of an event a loaded list of its sport should have and has not: one refresh finds out. */
  noteMissing(update: EventUpdate): void;
  /**
   * An event left the program while the live feed holds it, still to begin: it kicks off, or it was called off. The feed
   * alone keeps it then (rule updates-11: `rp` removes what is not live), so the feed is asked.
   */
  noteLeft(update: EventUpdate): void;
  /**
   * Compares the watched lists with the service, within the retry budget. The requests are made after this call.
   * @param isWhole without regard to versions, because a difference leaves out what did not change since
   */
  revalidate(isWhole?: boolean): void;
  /** Messages were missed while disconnected: lists nobody watches are dropped, so that they are loaded anew when used. */
  dropUnwatched(): void;
}

interface Held extends SportList {
  sportId: number;
  type: ProgramType;
  version: number;
  /** The next question is for the whole list. */
  wantsWhole: boolean;
  holders: number;
  /** Events that messages speak of and the list does not have, since its last whole response. */
  asked: Set<number>;
  hints: Hints;
  abort: AbortController;
  closing: ReturnType<typeof setTimeout> | undefined;
}

/** Messages that hint at events which came or went without the list. */
interface Hints {
  /** By event: whether the list had it when the message came. Empty again with the response that answers them. */
  events: Map<number, boolean>;
  backoff: Backoff;
  /** Before the next refetch for a hint. */
  pauseMs: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A list nobody watches any more is kept this long: going back is instant. */
export const LIST_LINGER_MS = 60_000;
/** A page's first request comes with its address, its watch with its scripts: seconds on a slow phone. */
const OPENING_MS = 10_000;
/** A hint is looked into after this, so that a burst costs one request. */
const HINT_MS = 500;
/** Pauses after refetches that confirmed no hint: a hub that speaks of events the list never gets must not set the pace. */
const HINT_PAUSES_MS = [2_000, 5_000, 15_000];
const liveOnly: readonly ProgramType[] = [LIVE];
const allTypes: readonly ProgramType[] = [0, 1, 2];

export function createSportLists(context: EngineContext): SportLists {
  const lists = new Map<string, Held>();

  const open = (sportId: number, type: ProgramType): Held => {
    const shelf = context.book.openShelf(type, sportId);
    const abort = new AbortController();
    const changes = createListeners();
    const load = createLoad({
      work: () => fetchList(context, held),
      now: context.now,
      retries: context.retries,
      onState: () => {
        changes.tell();
      },
      signal: abort.signal,
    });
    const held: Held = {
      shelf,
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
    held.shelf.close();
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
      // A running event belongs in the live feed; of any other we cannot tell which list misses it.
      for (const type of update.phase !== undefined && update.phase > 0 ? liveOnly : allTypes) {
        const held = lists.get(`${update.sportId}:${type}`);
        if (held === undefined || held.shelf.events.has(update.eventId) || held.asked.has(update.eventId)) continue;
        held.asked.add(update.eventId);
        noteHint(held, update.eventId);
      }
    },
    noteLeft: (update) => {
      const held = lists.get(`${update.sportId}:${LIVE}`);
      if (held?.shelf.events.has(update.eventId) === true) noteHint(held, update.eventId);
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

/** Requested a moment ago, for a page that is about to watch it. */
function isOfOpeningPage({ phase, at }: LoadState, now: number): boolean {
  return phase === 'loading' || now - at * 1_000 < OPENING_MS;
}

/** Refetches the list for a hint. The retry of a list that failed looks into it as well, so hints never hasten that. */
function noteHint({ shelf, load, hints }: Held, eventId: number): void {
  if (!hints.events.has(eventId)) hints.events.set(eventId, shelf.events.has(eventId));
  if (hints.timer !== undefined || load.state.phase === 'failed') return;
  hints.timer = setTimeout(
    () => {
      hints.timer = undefined;
      load.revalidate();
    },
    Math.max(HINT_MS, hints.pauseMs),
  );
}

/** After a response: a hint that it confirms sets the pauses back, hints in vain make them grow. */
function settleHints({ shelf, hints }: Held): void {
  if (hints.events.size === 0) return;
  const isConfirmed = [...hints.events].some(([eventId, before]) => shelf.events.has(eventId) !== before);
  hints.events.clear();
  if (isConfirmed) hints.backoff.reset();
  hints.pauseMs = isConfirmed ? 0 : hints.backoff.next();
}

async function fetchList(context: EngineContext, held: Held): Promise<Result<number | null>> {
  const { shelf } = held;
  shelf.beginLoad();
  const since = held.wantsWhole ? 0 : held.version;
  held.wantsWhole = false;
  let result = await requestList(context, held, since);
  // A difference from a version the service has not reached: its counter began anew, and what changed is not in it.
  if (result.ok && result.value.data.isDifference && result.value.data.version < since) {
    shelf.beginLoad();
    result = await requestList(context, held, 0);
  }
  if (!result.ok) {
    shelf.abandonLoad();
    if (since === 0) held.wantsWhole = true;
    return result;
  }
  const { data, storedAt } = result.value;
  // The device's copy is for an empty screen; it never replaces what came live.
  if (storedAt !== null && shelf.events.size > 0) {
    shelf.abandonLoad();
    return { ok: true, value: Math.max(storedAt, held.load.state.at) };
  }
  // A copy's version is of no use: what happened since is unknown, the next load asks for all.
  held.version = storedAt === null ? data.version : 0;
  const { events, scores } = data;
  if (data.isDifference) {
    shelf.patch(events, data.removed, scores);
    // It may go and come again.
    for (const { event } of events) held.asked.delete(event.id);
  } else {
    held.asked.clear();
    shelf.replace(events, scores);
  }
  settleHints(held);
  return { ok: true, value: storedAt };
}

function requestList({ services }: EngineContext, { sportId, type, abort }: Held, since: number) {
  return services.request(sportsbook.getEvents, {
    query: { st: String(sportId), type: String(type), version: String(since) },
    signal: abort.signal,
  });
}
