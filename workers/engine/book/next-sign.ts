/** Refetches an event the service refused, with the next sign that it is still offered (rule match-52). */
import { createBackoff } from '../../../src/lib/backoff.ts';
import type { Book } from './book.ts';

export interface NextSign {
  /** The service refused: the next sign of the event requests it again. */
  wait(): void;
  /** The service answered with the event. */
  forget(): void;
}

export interface NextSignOptions {
  book: Pick<Book, 'onSign'>;
  eventId: number;
  request(): void;
  signal: AbortSignal;
}

/** After the first, second, … refusal in a row: hub messages about a running match come every second. */
const REQUEST_DELAYS_MS = [500, 2_000, 5_000, 10_000, 30_000];

export function createNextSign({ book, eventId, request, signal }: NextSignOptions): NextSign {
  // Without jitter: the signs of a match come to each browser at moments of their own.
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
    wait: () => {
      stop();
      delayMs = delays.next();
      if (!signal.aborted) release = book.onSign(eventId, requestSoon);
    },
    forget: () => {
      stop();
      delays.reset();
    },
  };
}
