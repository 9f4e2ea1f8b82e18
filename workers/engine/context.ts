/** What the parts of the engine share. */
import type { Book } from './book/book.ts';
import type { RetryBudget } from './calls/retry-budget.ts';
import type { Services } from './calls/services.ts';

export interface EngineContext {
  book: Book;
  services: Services;
  retries: RetryBudget;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Messages may have been missed: what a topic loaded by itself is to be loaded again. Answers the release. */
  onMissed(listener: () => void): () => void;
  /** Something unreadable was dropped; `stats` counts it. */
  onMalformed(): void;
}
