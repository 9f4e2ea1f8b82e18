/** Refetches an event the service refused, with the next sign that it is still offered (rule match-52). */
import { createBackoff } from '../../../src/lib/backoff.ts';
import type { Book } from './book.ts';

export interface MentionRetry {
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

export function createMentionRetry({ book, eventId, request, signal }: MentionRetryOptions): MentionRetry {
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
