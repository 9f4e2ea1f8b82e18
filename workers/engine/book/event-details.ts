/** Single events with all their markets (`sportsbook/event/{id}`), loaded while a tab watches them. */
import { createListeners } from '../../../src/lib/listeners.ts';
import { sportsbookCalls } from '../../../src/contract/services/sportsbook-calls.ts';
import type { Result } from '../../../src/model/failure.ts';
import { isDefinitiveRefusal } from '../../../src/contract/failure-checks.ts';
import { hasMatchEnded } from '../../../src/domain/program/score-status.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import type { EngineContext } from '../context.ts';
import { type Load, createLoad, isOfOpeningPage } from '../calls/create-load.ts';
import type { EventStore } from './event-store-interfaces.ts';
import { createBackoff } from '../../../src/lib/backoff.ts';
import type { Book } from './book.ts';

export interface EventDetail {
  readonly eventStore: EventStore;
  readonly load: Load;
  onState(listener: () => void): () => void;
}

export interface EventDetails {
  acquire(eventId: number): { detail: EventDetail; release(): void };
  /** Refetches the event if its detail is loaded. */
  refresh(eventId: number): void;
  /** Refetches the watched events, within the retry budget. */
  revalidate(): void;
  /**
   * Drops events nobody watches, because messages were missed while disconnected. The next use loads them anew. An event
   * that an opening page has just requested is refetched instead.
   */
  dropUnwatched(): void;
}

interface Held extends EventDetail {
  eventId: number;
  holders: number;
  abort: AbortController;
  nextSign: MentionRetry;
  closing: ReturnType<typeof setTimeout> | undefined;
}

const LINGER_MS = 30_000;

export function createEventDetails(context: EngineContext): EventDetails {
  const details = new Map<number, Held>();

  const open = (eventId: number): Held => {
    // "Removed from the program" may be a kick-off, so a refetch finds out whether the event is still offered.
    const shelf = context.book.openEventStore(null, null, () => void load.refresh());
    const abort = new AbortController();
    const changes = createListeners();
    const load = createLoad({
      cached: {
        read: () => context.cached(sportsbookCalls.getEvent, wholeEvent(eventId)),
        show: ({ data }) => shelf.fillFromCache([data]),
      },
      work: () => fetchDetail(context, held),
      now: context.now,
      retries: context.retries,
      onState: () => {
        changes.notify();
      },
      signal: abort.signal,
    });
    const held: Held = {
      eventId,
      eventStore: shelf,
      load,
      holders: 0,
      abort,
      nextSign: createMentionRetry({
        book: context.book,
        eventId,
        request: () => void load.refresh(),
        signal: abort.signal,
      }),
      closing: undefined,
      onState: changes.add,
    };
    void load.run();
    return held;
  };

  const close = (eventId: number, held: Held): void => {
    details.delete(eventId);
    clearTimeout(held.closing);
    held.abort.abort();
    held.eventStore.close();
  };

  return {
    acquire: (eventId) => {
      let held = details.get(eventId);
      if (held === undefined) details.set(eventId, (held = open(eventId)));
      const detail = held;
      clearTimeout(detail.closing);
      detail.holders += 1;
      let released = false;
      return {
        detail,
        release: () => {
          if (released) return;
          released = true;
          detail.holders -= 1;
          if (detail.holders > 0) return;
          detail.closing = setTimeout(() => close(eventId, detail), LINGER_MS);
        },
      };
    },
    refresh: (eventId) => void details.get(eventId)?.load.refresh(),
    revalidate: () => {
      for (const held of details.values()) if (held.holders > 0) held.load.revalidate();
    },
    dropUnwatched: () => {
      for (const [eventId, held] of details) {
        if (held.holders > 0) continue;
        if (isOfOpeningPage(held.load.state, context.now())) held.load.revalidate();
        else close(eventId, held);
      }
    },
  };
}

const wholeEvent = (id: number) => ({ parameters: { id }, query: { allMarkets: 'true' } });

async function fetchDetail(context: EngineContext, held: Held): Promise<Result<number | null>> {
  const { eventStore: shelf } = held;
  shelf.beginLoad();
  const result = await context.services.request(sportsbookCalls.getEvent, {
    ...wholeEvent(held.eventId),
    signal: held.abort.signal,
  });
  if (!result.ok) {
    shelf.abandonLoad();
    if (isDefinitiveRefusal(result.failure)) {
      keepListed(context, held);
      held.nextSign.retryOnMention();
    }
    return result;
  }
  held.nextSign.reset();
  const { data, storedAt } = result.value;
  if (storedAt !== null && shelf.events.size > 0) {
    shelf.abandonLoad();
    return { ok: true, value: Math.max(storedAt, held.load.state.at) };
  }
  shelf.replace([data]);
  return { ok: true, value: storedAt };
}

/**
 * Keeps a refused event as the program's lists know it, without the markets that only its own response has. An event
 * that has ended, or is in no list, has left the program and is removed (rule match-52).
 */
function keepListed({ book }: EngineContext, { eventStore: shelf, eventId }: Held): void {
  const listed = book.findListed(eventId);
  if (listed === undefined || hasEnded(listed)) shelf.remove(eventId);
  else if (shelf.events.get(eventId)?.cached ?? true) shelf.put(structuredClone(listed));
}

const hasEnded = ({ score }: ProgramEvent): boolean => score !== null && hasMatchEnded(score.status);

interface MentionRetry {
  /** Called after a refusal: the next sign of the event starts a request after a delay. */
  retryOnMention(): void;
  /** Called after the service returned the event: stops listening and resets the delays. */
  reset(): void;
}

interface MentionRetryOptions {
  book: Pick<Book, 'onSign'>;
  eventId: number;
  request(): void;
  signal: AbortSignal;
}

/**
 * Delays after the first, second, … refusal in a row. They grow because a running match has hub messages every second.
 */
const REQUEST_DELAYS_MS = [500, 2_000, 5_000, 10_000, 30_000];

/** Refetches an event the service refused, with the next sign that it is still offered (rule match-52). */
function createMentionRetry({ book, eventId, request, signal }: MentionRetryOptions): MentionRetry {
  // Jitter is not needed, because the signs of a match reach each browser at a different moment.
  const delays = createBackoff(REQUEST_DELAYS_MS, () => 1);
  let delayMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void) | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    release?.();
    release = undefined;
  };
  const requestSoon = (): void => {
    stop();
    timer = setTimeout(request, delayMs);
  };
  signal.addEventListener('abort', stop, { once: true });

  return {
    retryOnMention: () => {
      stop();
      delayMs = delays.next();
      if (!signal.aborted) release = book.onSign(eventId, requestSoon);
    },
    reset: () => {
      stop();
      delays.reset();
    },
  };
}
