/**
 * The engine's answer to disorder. The version gate drops an older message that comes late, and nothing announces a lost
 * one; so a refused message is evidence, and its event is fetched again. Many at once mean a list is behind: then the
 * lists are asked by version instead of a hundred single events.
 */
import { sportsbook } from '../../../src/contract/services/sportsbook.ts';
import { isAnswer } from '../../../src/contract/errors.ts';
import type { DecodedEvent } from '../../../src/contract/services/wire/decode-event.ts';
import type { EngineContext } from '../context.ts';

export interface Repair {
  /** A message of this event was refused. */
  suspect(eventId: number): void;
}

export interface RepairOptions {
  context: EngineContext;
  /** Everything watched, by version: the way out when too much is in doubt. */
  refreshAll(): void;
  /** The event is no longer offered. */
  onGone(eventId: number): void;
  signal: AbortSignal;
}

/** Refusals come in bursts; they are looked into together. */
const DEBOUNCE_MS = 400;
/** More events than this in one burst are a list that is behind. */
const MOST_AT_ONCE = 12;
/** A fetch that failed is tried again after these; then the next comparison with the services finds out. */
const RETRY_MS = [1_000, 5_000, 15_000];

export function createRepair({ context, refreshAll, onGone, signal }: RepairOptions): Repair {
  const suspects = new Set<number>();
  const underWay = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const repairOne = async (eventId: number, attempt = 0): Promise<void> => {
    if (context.book.find(eventId) === undefined) return;
    if (underWay.has(eventId)) {
      // The answer on its way may be older than this doubt.
      suspect(eventId);
      return;
    }
    underWay.add(eventId);
    context.book.beginRepair(eventId);
    const answer = await fetchOne(eventId);
    context.book.endRepair(eventId, answer === 'failed' ? null : answer);
    underWay.delete(eventId);
    const delay = RETRY_MS[attempt];
    if (answer === 'failed' && delay !== undefined) setTimeout(() => void repairOne(eventId, attempt + 1), delay);
  };

  const fetchOne = async (eventId: number): Promise<DecodedEvent | null | 'failed'> => {
    const result = await context.services.request(sportsbook.getEvent, {
      parameters: { id: eventId },
      query: { allMarkets: 'true' },
      signal,
    });
    if (signal.aborted) return null;
    if (!result.ok) {
      if (!isAnswer(result.failure)) return 'failed';
      onGone(eventId);
      return null;
    }
    // A device copy is older than the doubt: it came in place of an answer.
    return result.value.storedAt === null ? result.value.data : 'failed';
  };

  const run = (): void => {
    timer = undefined;
    const events = [...suspects];
    suspects.clear();
    if (events.length > MOST_AT_ONCE) refreshAll();
    else for (const eventId of events) void repairOne(eventId);
  };

  const suspect = (eventId: number): void => {
    suspects.add(eventId);
    timer ??= setTimeout(run, DEBOUNCE_MS);
  };

  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return { suspect };
}
