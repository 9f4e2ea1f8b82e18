/** The events of the slip on its shelf: each is followed while an item of it may be shown, and is removed afterwards. */
import type { Shelf } from '../book/shelf-inside.ts';

export interface WatchedEvents {
  /** Follows these events, and no others. */
  set(eventIds: readonly number[]): void;
}

export function createWatchedEvents(shelf: Pick<Shelf, 'onEvent' | 'remove'>, onChange: () => void): WatchedEvents {
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
