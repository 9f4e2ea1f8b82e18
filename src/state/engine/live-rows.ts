/** Rows of the matches a screen names, all at once; for short lists. */
import type { LoadState } from '../../model/load.ts';
import type { EventRow } from '../../model/program.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import { topicView } from './topic-view.ts';

export interface LiveRows {
  /** True when the service has responded for all of them: a match without a row is not in the program. */
  ready: boolean;
  rows: ReadonlyMap<number, EventRow>;
}

/** Returns the rows of these events and follows them; subscribes to nothing while there are no ids. */
export function useLiveRows(eventIds: readonly number[]): LiveRows {
  const key = eventIds.join();
  const followed = useMemo(() => (key === '' ? nothing : follow(key.split(',').map(Number))), [key]);
  useEffect(() => followed.retain(), [followed]);
  return useSyncExternalStore(followed.subscribe, followed.read, followed.read);
}

interface Followed {
  retain: () => () => void;
  subscribe: (onChange: () => void) => () => void;
  /** Returns the same object until a row changes. */
  read: () => LiveRows;
}

const none: LiveRows = { ready: false, rows: new Map() };
const nothing: Followed = {
  retain: () => () => undefined,
  subscribe: () => () => undefined,
  read: () => none,
};

function follow(eventIds: readonly number[]): Followed {
  const view = topicView<'events'>({ kind: 'events', eventIds: [...eventIds] });
  const cells = eventIds.map((eventId) => ({ eventId, cell: view.cell(`row:${eventId}`) }));
  const load = view.cell('load');
  let told: LiveRows = none;
  const look = (): LiveRows => {
    const state = load.value as LoadState | undefined;
    return {
      ready: state?.phase === 'ready' && !state.stale,
      rows: new Map(
        cells.flatMap(({ eventId, cell }) => (cell.value === undefined ? [] : [[eventId, cell.value as EventRow]])),
      ),
    };
  };
  return {
    retain: view.retain,
    subscribe: (onChange) => {
      const ends = [load, ...cells.map(({ cell }) => cell)].map((cell) => subscribe(cell, onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    read: () => {
      const now = look();
      if (!isSame(now, told)) told = now;
      return told;
    },
  };
}

function isSame(one: LiveRows, other: LiveRows): boolean {
  return (
    one.ready === other.ready &&
    one.rows.size === other.rows.size &&
    [...one.rows].every(([eventId, row]) => other.rows.get(eventId) === row)
  );
}
