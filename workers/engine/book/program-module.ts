/** The betting program: its events, kept up to date by responses and hub messages, and its reference data. */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { CachedReads } from '../calls/cached-reads.ts';
import { type LazyPart, createLazyPart } from '../calls/lazy-part.ts';
import { type ReferenceData, createReferenceData } from '../calls/reference-data.ts';
import type { RetryBudget } from '../calls/retry-budget.ts';
import type { Services } from '../calls/services.ts';
import type { EngineContext } from '../context.ts';
import type { EngineEdges } from '../edges.ts';
import { type Feed, createFeed } from '../live/feed.ts';
import { createBook } from './book.ts';
import { type EventDetails, createEventDetails } from './event-details.ts';
import { type RecentFeeds, createRecentFeeds } from './recent-feeds.ts';
import type * as RepairParts from './repair-parts.ts';
import { type SportLists, createSportLists } from './sport-lists.ts';

export interface ProgramModule {
  context: EngineContext;
  lists: SportLists;
  details: EventDetails;
  recent: RecentFeeds;
  reference: ReferenceData;
  feed: Feed;
  /** Parts for a feed in disorder, loaded with the first refused message. */
  disorder: LazyPart<typeof RepairParts>;
  /** Notifies the listeners of `context.onMissedMessages`. */
  notifyMissedMessages(): void;
}

interface ProgramModuleOptions {
  edges: EngineEdges;
  services: Services;
  cached: CachedReads;
  retries: RetryBudget;
  onMalformed(): void;
}

export function createProgramModule({
  edges,
  services,
  cached,
  retries,
  onMalformed,
}: ProgramModuleOptions): ProgramModule {
  const { now, signal, store } = edges;
  const missed = createListeners();
  const disorder = createLazyPart(() => import('./repair-parts.ts'), retries.backoff(), signal);
  const book = createBook({ now: () => performance.now(), disorder });
  book.onFirstEvent(store.prepare);
  const context: EngineContext = { book, services, cached, retries, now, onMissedMessages: missed.add, onMalformed };
  const lists = createSportLists(context);
  const details = createEventDetails(context);
  const recent = createRecentFeeds(now);
  const feed = createFeed({ book, lists, recent, onMalformed });
  const reference = createReferenceData({ services, cached, now, retries, signal });
  return { context, lists, details, recent, reference, feed, disorder, notifyMissedMessages: missed.notify };
}
