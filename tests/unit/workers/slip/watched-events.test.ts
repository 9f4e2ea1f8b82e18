/** Events that the slip follows in its store: exactly those of its items, each once. */
import { expect, test } from 'vitest';
import { createWatchedEvents } from '../../../../workers/engine/slip/watched-events.ts';

test('events are followed once, and released and removed when they are dropped', () => {
  const log: string[] = [];
  const watched = createWatchedEvents(
    {
      onEvent: (eventId) => {
        log.push(`follow ${eventId}`);
        return () => log.push(`release ${eventId}`);
      },
      remove: (eventId) => log.push(`remove ${eventId}`),
    },
    () => undefined,
  );
  watched.set([1, 2]);
  watched.set([2, 3, 3]);
  watched.set([]);
  watched.set([1]);
  expect(log).toEqual([
    ...['follow 1', 'follow 2', 'release 1', 'remove 1', 'follow 3'],
    ...['release 2', 'remove 2', 'release 3', 'remove 3', 'follow 1'],
  ]);
});
