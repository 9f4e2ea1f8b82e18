/** Matches chosen by their pre-match id, under which the program no longer lists them (rule match-50). */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import { unfilteredListQuery } from '../../domain/program/unfiltered-list-query.ts';
import type { EventRow, ListItem } from '../../model/program.ts';
import { useLiveRows } from '../engine/live-rows.ts';
import { topicView } from '../engine/topic-view.ts';

interface PreMatchReference {
  eventId: number;
  sportId: number;
}

/**
 * Returns the rows of matches that run under another id, by the former id. Loads the running events of their sports;
 * loads nothing while `sought` is empty.
 */
export function useMovedMatches(sought: readonly PreMatchReference[]): ReadonlyMap<number, EventRow> {
  const key = [...new Set(sought.map(({ sportId }) => sportId))].toSorted((one, other) => one - other).join();
  const orders = useMemo(() => (key === '' ? nothing : followRunning(key.split(',').map(Number))), [key]);
  useEffect(() => orders.retain(), [orders]);
  const packed = useSyncExternalStore(orders.subscribe, orders.read, orders.read);
  const wanted = new Set(sought.map(({ eventId }) => eventId));
  const pairs = (JSON.parse(packed) as Pair[]).filter(([before]) => wanted.has(before));
  const { rows } = useLiveRows(pairs.map(([, eventId]) => eventId));
  const found = JSON.stringify(pairs);
  return useMemo(() => {
    const moved = (JSON.parse(found) as Pair[]).flatMap(([before, eventId]) => {
      const row = rows.get(eventId);
      return row === undefined ? [] : [[before, row] as const];
    });
    return new Map(moved);
  }, [found, rows]);
}

type Pair = readonly [before: number, eventId: number];

interface Running {
  retain: () => () => void;
  subscribe: (onChange: () => void) => () => void;
  /** Returns the pairs of all matches with two ids as JSON text, which is stable until one changes. */
  read: () => string;
}

const nothing: Running = {
  retain: () => () => undefined,
  subscribe: () => () => undefined,
  read: () => '[]',
};

function followRunning(sportIds: readonly number[]): Running {
  const views = sportIds.map((sportId) =>
    topicView<'list'>({ kind: 'list', query: unfilteredListQuery({ sportId, scope: 'live', sort: 'date' }) }),
  );
  const cells = views.map((view) => view.cell('order'));
  const all = (begin: (() => () => void)[]): (() => void) => {
    const ends = begin.map((each) => each());
    return () => {
      for (const end of ends) end();
    };
  };
  return {
    retain: () => all(views.flatMap((view) => [() => view.retain(), () => view.trackVisible('order')])),
    subscribe: (onChange) => all(cells.map((cell) => () => subscribe(cell, onChange))),
    read: () => JSON.stringify(cells.flatMap(({ value }) => ((value ?? []) as ListItem[]).flatMap(pairOf))),
  };
}

function pairOf(item: ListItem): Pair[] {
  return item.type === 'event' && item.mappedId !== undefined ? [[item.mappedId, item.eventId]] : [];
}
