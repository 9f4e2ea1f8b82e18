/**
 * Refetches events whose messages the version gate refused. Nothing announces a lost message, so a refused one is the
 * only evidence that a copy may be wrong. Many refusals at once mean that a list lags: then the lists are fetched
 * instead of a hundred single events. The pauses of an event grow while its responses bring nothing new (rule
 * updates-24), and every request is within the retry budget (rule service-12).
 */
import { sportsbookCalls } from '../../../src/contract/services/sportsbook-calls.ts';
import { isDefinitiveRefusal } from '../../../src/contract/failure-checks.ts';
import type { DecodedEvent } from '../../../src/contract/services/wire/decode-event.ts';
import type { Backoff } from '../../../src/lib/backoff.ts';
import type { Failure } from '../../../src/model/failure.ts';
import type { EngineContext } from '../context.ts';
import { beginRepair, endRepair } from './repair-copies.ts';

export interface Repair {
  /** Called when a message of this event was refused. */
  refetchSoon(eventId: number): void;
  /** Called when a response had a lower version than the hub: a second one, seconds later, decides between them. */
  confirmSoon(eventId: number): void;
}

interface RepairOptions {
  context: EngineContext;
  /**
   * Refetches everything of the program that is watched.
   * @param whole requests lists without their versions, because a difference leaves out what did not change since
   */
  refreshAll(whole: boolean): void;
  /** Called when the event is no longer offered. */
  onGone(eventId: number): void;
  signal: AbortSignal;
}

/** Refusals come in bursts, so they are collected for this time and handled together. */
const DEBOUNCE_MS = 400;
/** More unresolved events than this mean that a list lags. */
const MOST_AT_ONCE = 12;
/**
 * The limit while the retry budget is used up: two requests a second fetch two events, or two lists with all of theirs.
 */
const MOST_WHILE_BUSY = 3;
/** Upper bounds of the pauses between the fetches of one event while they fail or bring nothing new. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Refetches of an event that fails, or is unresolved without being suspect, until its next message. */
const MOST_RETRIES = 4;
/**
 * Pause before a confirming request. With the debounce it is longer than the minimum gap between the two responses of a
 * proof.
 */
const CONFIRM_MS = 2_000;

/** The pause of an event, or of the lists, after a request. */
interface Rest {
  backoff: Backoff;
  /** Number of pauses since the last response that brought something new, without those before a confirming request. */
  pauses: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** True when a refetch follows the pause. */
  again: boolean;
  /** True when the next pause precedes a confirming request. */
  confirms: boolean;
  /** True when the running pause precedes a confirming request. */
  isProof: boolean;
}

export function createRepair({ context, refreshAll, onGone, signal }: RepairOptions): Repair {
  const { book, services, retries } = context;
  const suspects = new Set<number>();
  const asking = new Set<number>();
  const rests = new Map<number, Rest>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (eventId: number): void => {
    suspects.add(eventId);
    timer ??= setTimeout(run, DEBOUNCE_MS);
  };

  const suspect = (eventId: number): void => {
    const rest = rests.get(eventId);
    if (rest === undefined) look(eventId);
    else rest.again = true;
  };

  const confirm = (eventId: number): void => {
    suspects.delete(eventId);
    // An event with a request in flight starts its pause when the response arrives.
    confirmAfter(eventId, restOf(eventId), asking.has(eventId));
    const lists = rests.get(LISTS);
    if (lists === undefined) return;
    // Evidence counts as news. The lists may have brought it, and their own pause may be far longer than a proof takes.
    lists.backoff.reset();
    if (lists.timer !== undefined) confirmAfter(LISTS, lists, false);
  };

  /** Schedules a confirming request. Its pause is not restarted when it runs already: another one follows it. */
  const confirmAfter = (id: number, rest: Rest, isAsked: boolean): void => {
    Object.assign(rest, { again: true, confirms: true });
    if (!isAsked && (rest.timer === undefined || !rest.isProof)) pause(id, rest);
  };

  const restOf = (id: number): Rest => {
    let rest = rests.get(id);
    if (rest === undefined) {
      const backoff = retries.backoff(PAUSES_MS);
      rests.set(id, (rest = { backoff, pauses: 0, timer: undefined, again: false, confirms: false, isProof: false }));
    }
    return rest;
  };
  /** @param leastMs minimum pause from the service's `Retry-After` */
  const pause = (id: number, rest: Rest, leastMs?: number): void => {
    clearTimeout(rest.timer);
    const ms = rest.confirms ? Math.max(CONFIRM_MS, leastMs ?? 0) : rest.backoff.next(leastMs);
    if (!rest.confirms) rest.pauses += 1;
    rest.isProof = rest.confirms;
    rest.confirms = false;
    rest.timer = setTimeout(() => {
      rest.timer = undefined;
      if (!rest.again && !staysOpen(id, rest)) rests.delete(id);
      else if (id === LISTS) timer ??= setTimeout(run, 0);
      else look(id);
    }, ms);
  };

  /** True when the event needs another refetch: a suspect one until it is resolved, an unresolved one a few times. */
  const staysOpen = (id: number, { pauses }: Rest): boolean =>
    book.isSuspect(id) || (book.isUnresolved(id) && pauses < MOST_RETRIES);

  const repairSoon = (eventId: number): void => {
    const wait = retries.book();
    if (wait === 0) {
      void repairOne(eventId);
      return;
    }
    const rest = restOf(eventId);
    clearTimeout(rest.timer);
    rest.timer = setTimeout(() => void repairOne(eventId), wait);
  };

  const repairOne = async (eventId: number): Promise<void> => {
    const rest = restOf(eventId);
    clearTimeout(rest.timer);
    Object.assign(rest, { timer: undefined, again: false });
    if (book.find(eventId) === undefined) {
      rests.delete(eventId);
      return;
    }
    if (asking.has(eventId)) {
      // The pending response may be older than this refusal.
      rest.again = true;
      return;
    }
    asking.add(eventId);
    beginRepair(book.internals, eventId);
    const answer = await fetchOne(eventId);
    const isNew = endRepair(book.internals, eventId, answer.entry);
    asking.delete(eventId);
    if (signal.aborted) return;
    if (isNew) {
      rest.backoff.reset();
      rest.pauses = 0;
    }
    if (answer.failure !== null && rest.pauses < MOST_RETRIES) rest.again = true;
    pause(eventId, rest, answer.failure?.retryAfterMs);
  };

  const fetchOne = async (eventId: number): Promise<{ entry: DecodedEvent | null; failure: Failure | null }> => {
    const result = await services.request(sportsbookCalls.getEvent, {
      parameters: { id: eventId },
      query: { allMarkets: 'true' },
      signal,
    });
    if (signal.aborted) return { entry: null, failure: null };
    if (!result.ok) {
      if (!isDefinitiveRefusal(result.failure)) return { entry: null, failure: result.failure };
      onGone(eventId);
      return { entry: null, failure: null };
    }
    // A cached response is older than the refusal, because the service did not respond.
    const { data, storedAt } = result.value;
    return storedAt === null ? { entry: data, failure: null } : { entry: null, failure: { kind: 'network' } };
  };

  const run = (): void => {
    timer = undefined;
    // Unresolved events of earlier bursts count too: if the counters of all events restarted, single requests would use
    // up the retry budget.
    const inDoubt = new Set([...suspects, ...[...rests.keys()].filter(book.isUnresolved)]);
    if (inDoubt.size <= (retries.wait() > 0 ? MOST_WHILE_BUSY : MOST_AT_ONCE)) {
      const events = [...suspects];
      suspects.clear();
      for (const eventId of events) repairSoon(eventId);
      return;
    }
    const lists = restOf(LISTS);
    lists.again = lists.timer !== undefined;
    if (lists.again) return;
    refreshAll([...inDoubt].some(book.isSuspect));
    pause(LISTS, lists);
    for (const eventId of suspects) {
      const rest = restOf(eventId);
      rest.again = false;
      // No list brings an event that only a match page, a coupon or the slip shows.
      if (book.findListed(eventId) === undefined) repairSoon(eventId);
      else pause(eventId, rest);
    }
    suspects.clear();
  };

  const stop = (): void => {
    clearTimeout(timer);
    for (const rest of rests.values()) clearTimeout(rest.timer);
  };
  signal.addEventListener('abort', stop, { once: true });
  return { refetchSoon: suspect, confirmSoon: confirm };
}

/** The key of the lists; ids of events are above 0. */
const LISTS = 0;
