/**
 * Events by id for the coupons on screen, as rows without markets. Each uses the event's own detail, which the match
 * page shares, so that opening it is instant. An event that is not in the program has no row, which is no failure.
 */
import { isDefinitiveRefusal } from '../../../src/contract/failure-checks.ts';
import type { LoadState } from '../../../src/model/load.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import type { EventDetail } from '../book/event-details.ts';
import { combineLoadStates } from './list-topic.ts';
import { toEventRow, eventRowKey } from './event-rows.ts';
import type { MarkDirty, TopicParts, TopicSource } from './topic-source.ts';

export function openEvents(parts: TopicParts, eventIds: readonly number[], markDirty: MarkDirty): TopicSource {
  const { reference, details } = parts;
  const followed = new Map<string, { eventId: number; detail: EventDetail }>();
  const releases: (() => void)[] = [];

  for (const eventId of new Set(eventIds)) {
    const key = eventRowKey(eventId);
    const { detail, release } = details.acquire(eventId);
    followed.set(key, { eventId, detail });
    releases.push(
      detail.eventStore.onEvent(eventId, (event, { head }) => {
        if (head || event === undefined) markDirty(key);
      }),
      detail.onState(() => markDirty('load')),
      release,
    );
  }
  releases.push(
    reference.competitions.use(() => {
      for (const key of followed.keys()) markDirty(key);
    }),
  );

  const find = (key: string): ProgramEvent | undefined => {
    const known = followed.get(key);
    return known?.detail.eventStore.events.get(known.eventId);
  };

  return {
    keys: () => ['load', ...[...followed.keys()].filter((key) => find(key) !== undefined)],
    read: (key) => {
      if (key === 'load')
        return combineLoadStates([...followed.values()].map(({ detail }) => answered(detail.load.state)));
      const event = find(key);
      return event === undefined ? undefined : toEventRow(event, [], reference);
    },
    setWindow: () => undefined,
    retry: () => {
      for (const { detail } of followed.values()) void detail.load.run();
    },
    close: () => {
      for (const end of releases) end();
    },
  };
}

/** Turns the service's refusal of an unknown event into a ready state. */
function answered(state: LoadState): LoadState {
  return state.failure !== undefined && isDefinitiveRefusal(state.failure)
    ? { phase: 'ready', at: state.at, stale: false }
    : state;
}
