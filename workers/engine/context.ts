/** Dependencies shared by the parts of the engine. */
import type { Book } from './book/book.ts';
import type { CachedReads } from './calls/cached-reads.ts';
import type { RetryBudget } from './calls/retry-budget.ts';
import type { Services } from './calls/services.ts';

export interface EngineContext {
  book: Book;
  services: Services;
  cached: CachedReads;
  retries: RetryBudget;
  /** Milliseconds since the epoch. */
  now(): number;
  /**
   * Notifies when hub messages may have been missed, so that topics refetch what they loaded themselves. Returns the
   * release function.
   */
  onMissedMessages(listener: () => void): () => void;
  /** Counts unreadable data that was dropped, for `stats`. */
  onMalformed(): void;
}
