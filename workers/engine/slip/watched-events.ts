/**
 * Events of the slip in its event store: each is followed while one of its items may be shown, and removed afterwards.
 */
import type { EventStore } from '../book/event-store-interfaces.ts';

interface WatchedEvents {
  /** Follows exactly these events. */
  set(eventIds: readonly number[]): void;
}

export function createWatchedEvents(
  shelf: Pick<EventStore, 'onEvent' | 'remove'>,
  onChange: () => void,
): WatchedEvents {
  const watched = new Map<number, () => void>();
  return {
    set: (eventIds) => {
      const events = new Set(eventIds);
      for (const [eventId, release] of watched) {
        if (events.has(eventId)) continue;
        release();
        watched.delete(eventId);
        shelf.remove(eventId);
      }
      for (const eventId of events) {
        if (!watched.has(eventId)) watched.set(eventId, shelf.onEvent(eventId, onChange));
      }
    },
  };
}
