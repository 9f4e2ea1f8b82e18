/** Matches chosen by their pre-match id, under which the program no longer lists them (rule match-50). */
import { useMemo } from 'react';
import { unfilteredListQuery } from '../../domain/program/unfiltered-list-query.ts';
import type { EventRow, ListItem } from '../../model/program.ts';
import { useLiveRows, useTopicParts } from '../engine/use-rows.ts';

interface PreMatchReference {
  eventId: number;
  sportId: number;
}

/**
 * Returns the rows of matches that run under another id, by the former id. Loads the running events of their sports;
 * loads nothing while `sought` is empty.
 */
export function useMovedMatches(sought: readonly PreMatchReference[]): ReadonlyMap<number, EventRow> {
  const sportIds = [...new Set(sought.map(({ sportId }) => sportId))].toSorted((one, other) => one - other);
  const wanted = new Set(sought.map(({ eventId }) => eventId));
  const pairs = useTopicParts<'list', 'order', string>(sportIds.map(runningEvents), ['order'], pairsText)
    .flatMap((text) => JSON.parse(text) as Pair[])
    .filter(([before]) => wanted.has(before));
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

const runningEvents = (sportId: number) =>
  ({ kind: 'list', query: unfilteredListQuery({ sportId, scope: 'live', sort: 'date' }) }) as const;

/** Returns the pairs of all matches with two ids as JSON text, which is the same until one changes. */
const pairsText = (order: ListItem[] | undefined): string =>
  JSON.stringify(
    (order ?? []).flatMap((item): Pair[] =>
      item.type === 'event' && item.mappedId !== undefined ? [[item.mappedId, item.eventId]] : [],
    ),
  );
