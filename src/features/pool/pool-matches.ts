/** The round's matches in the sportsbook: odds of the result, and the standing while they run. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import type { ListQuery } from '../../contract/port/topics.ts';
import type { EventRow } from '../../model/program.ts';
import { FOOTBALL } from '../../domain/sports.ts';
import { unfilteredListQuery } from '../../domain/program/unfiltered-list-query.ts';
import { topicView } from '../../state/engine/topic-view.ts';

/** The football list without odds; the engine sends only the round's rows of it. */
const withoutOdds = unfilteredListQuery({ sportId: FOOTBALL, scope: 'all', sort: 'date' });
/** The list the program also uses, so that both share one watch. */
const withOdds: ListQuery = { ...withoutOdds, columns: [{ market: '1_1', liveMarket: '4_4' }] };

/**
 * @param odds true when odds are shown; without them a row is sent when the match changes, not with every price
 * @returns a function from an event's id to its row; undefined when the program does not have the event
 */
export function usePoolMatches(
  eventIds: readonly number[],
  odds: boolean,
): (eventId: number | null) => EventRow | undefined {
  const key = eventIds.join();
  const followed = useMemo(
    () => follow(key === '' ? [] : key.split(',').map(Number), odds ? withOdds : withoutOdds),
    [key, odds],
  );
  useEffect(() => followed.retain(), [followed]);
  return useSyncExternalStore(followed.subscribe, followed.read);
}

type Find = (eventId: number | null) => EventRow | undefined;

function follow(
  eventIds: number[],
  query: ListQuery,
): {
  retain(): () => void;
  subscribe(onChange: () => void): () => void;
  read(): Find;
} {
  if (eventIds.length === 0)
    return { retain: () => () => undefined, subscribe: () => () => undefined, read: () => none };
  const view = topicView<'list'>({ kind: 'list', query });
  const cells = new Map(eventIds.map((eventId) => [eventId, view.cell(`row:${eventId}`)]));
  let find: Find = findIn(new Map());
  let told: readonly unknown[] = [];
  return {
    retain: () => {
      const letGo = view.retain();
      view.setWindow(eventIds);
      const hide = eventIds.map((eventId) => view.trackVisible(`row:${eventId}`));
      return () => {
        for (const end of hide) end();
        letGo();
      };
    },
    subscribe: (onChange) => {
      const ends = [...cells.values()].map((cell) => subscribe(cell, onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    read: () => {
      const now = [...cells.values()].map(({ value }) => value);
      // Keeps the same function until a row changes.
      if (now.some((value, at) => value !== told[at])) {
        told = now;
        find = findIn(new Map([...cells].map(([eventId, { value }]) => [eventId, value as EventRow | undefined])));
      }
      return find;
    },
  };
}

const none: Find = () => undefined;

const findIn =
  (rows: ReadonlyMap<number, EventRow | undefined>): Find =>
  (eventId) =>
    eventId === null ? undefined : rows.get(eventId);
