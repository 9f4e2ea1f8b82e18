/**
 * Handles hub messages: decodes them, records them as recent updates, applies them to the book, and notifies of
 * statuses.
 */
import { decodeEventUpdate, decodeScoreUpdate } from '../../../src/contract/hub/decode.ts';
import type { HubTarget } from '../../../src/contract/hub/wire.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import type { Book } from '../book/book.ts';
import type { RecentFeeds } from '../book/recent-feeds.ts';
import type { SportLists } from '../book/sport-lists.ts';

/** Handlers of all hub targets; a target without one does not compile. */
export type HubHandlers = Record<HubTarget, (message: unknown) => void>;

export interface Feed {
  handlers: HubHandlers;
  /** Notifies of an event's score status, or that the event left the program. */
  onEventStatus(listener: (told: EventStatus) => void): () => void;
  /** Number of messages that could be decoded. */
  readonly messageCount: number;
}

interface EventStatus {
  eventId: number;
  status: number | 'left';
}

interface FeedOptions {
  book: Book;
  lists: Pick<SportLists, 'noteLeft' | 'noteMissing'>;
  recent: Pick<RecentFeeds, 'noteEvent' | 'noteScore'>;
  onMalformed(): void;
}

export function createFeed({ book, lists, recent, onMalformed }: FeedOptions): Feed {
  const statuses = createListeners<EventStatus>();
  let messages = 0;

  const receiveEvent =
    (target: 'currentEvents' | 'currentOdds') =>
    (message: unknown): void => {
      const update = decodeEventUpdate(message, onMalformed);
      if (update === null) {
        onMalformed();
        return;
      }
      messages += 1;
      update.sportId ??= book.sportOf(update.eventId);
      recent.noteEvent(update, target);
      const known = book.applyEvent(update);
      if (update.removesFromProgram) {
        statuses.notify({ eventId: update.eventId, status: 'left' });
        lists.noteLeft(update);
      } else if (!known || (update.phase ?? 0) > 0) lists.noteMissing(update);
    };

  const receiveScore = (message: unknown): void => {
    const update = decodeScoreUpdate(message, onMalformed);
    if (update === null) {
      onMalformed();
      return;
    }
    messages += 1;
    update.sportId ??= book.sportOf(update.eventId);
    recent.noteScore(update);
    book.applyScore(update);
    if (update.status !== undefined) statuses.notify({ eventId: update.eventId, status: update.status });
  };

  return {
    handlers: {
      currentEvents: receiveEvent('currentEvents'),
      currentOdds: receiveEvent('currentOdds'),
      currentScore: receiveScore,
    },
    onEventStatus: statuses.add,
    get messageCount() {
      return messages;
    },
  };
}
