/** Values of several keys of a topic at once; for lists that are short or read once. */
import type { Topic, TopicKind, TopicValues } from '../../contract/port/topics.ts';
import type { LoadState } from '../../model/load.ts';
import type { EventRow } from '../../model/program.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import { topicView } from './topic-view.ts';

type TopicOf<K extends TopicKind> = Extract<Topic, { kind: K }>;

/**
 * Follows keys of topics while the component is mounted; watches nothing without topics or without keys.
 * @param pick the part of a value that matters, always the same function
 * @param window the events of a list whose rows the engine sends; the keys name them
 * @returns the parts by topic, then by key; the same array until one of them changes
 */
export function useTopicParts<K extends TopicKind, Key extends keyof TopicValues[K] & string, Part>(
  topics: readonly TopicOf<K>[],
  keys: readonly Key[],
  pick: (value: TopicValues[K][Key] | undefined) => Part,
  window: readonly number[] = [],
): readonly Part[] {
  const key = JSON.stringify([topics, keys]);
  // The key identifies topics and keys completely.
  // oxlint-disable-next-line react/exhaustive-deps
  const followed = useMemo(() => follow<K, Key, Part>(topics, keys, pick, window), [key]);
  useEffect(() => followed.retain(), [followed]);
  return useSyncExternalStore(followed.subscribe, followed.read, followed.read);
}

function follow<K extends TopicKind, Key extends keyof TopicValues[K] & string, Part>(
  topics: readonly TopicOf<K>[],
  keys: readonly Key[],
  pick: (value: TopicValues[K][Key] | undefined) => Part,
  window: readonly number[],
): { retain: () => () => void; subscribe: (onChange: () => void) => () => void; read: () => readonly Part[] } {
  const views = keys.length === 0 ? [] : topics.map((topic) => topicView<K>(topic));
  const cells = views.flatMap((view) => keys.map((key) => view.cell(key)));
  const pickAll = (): Part[] => cells.map(({ value }) => pick(value as TopicValues[K][Key] | undefined));
  let parts = pickAll();
  return {
    retain: () => {
      const ends = views.flatMap((view) => [view.retain(), ...keys.map((key) => view.trackVisible(key))]);
      if (window.length > 0) for (const view of views) view.setWindow([...window]);
      return endAll(ends);
    },
    subscribe: (onChange) => endAll(cells.map((cell) => subscribe(cell, onChange))),
    read: () => {
      const now = pickAll();
      if (now.some((part, at) => part !== parts[at])) parts = now;
      return parts;
    },
  };
}

const endAll = (ends: readonly (() => void)[]) => () => ends.forEach((end) => end());

/**
 * Follows the rows of events; the engine sends only these rows of a list.
 * @param topic null follows nothing
 * @returns the rows the program has, by event; the same map until a row changes
 */
export function useRows<K extends 'list' | 'events'>(
  topic: TopicOf<K> | null,
  eventIds: readonly number[],
): ReadonlyMap<number, EventRow> {
  const ids = eventIds.join();
  const rows = useTopicParts(topic === null ? [] : [topic], eventIds.map(rowKey), asRow, eventIds);
  return useMemo(
    () => new Map(idsIn(ids).flatMap((eventId, at) => (rows[at] === undefined ? [] : [[eventId, rows[at]]]))),
    [rows, ids],
  );
}

const rowKey = (eventId: number): `row:${number}` => `row:${eventId}`;
const asRow = (row: EventRow | undefined): EventRow | undefined => row;
const idsIn = (ids: string): number[] => (ids === '' ? [] : ids.split(',').map(Number));

export interface LiveRows {
  /** True when the service has responded for all of them: a match without a row is not in the program. */
  ready: boolean;
  rows: ReadonlyMap<number, EventRow>;
}

/** Follows the rows of events without a list; watches nothing while there are no ids. */
export function useLiveRows(eventIds: readonly number[]): LiveRows {
  const ids = eventIds.join();
  const topic = useMemo(() => (ids === '' ? null : ({ kind: 'events', eventIds: idsIn(ids) } as const)), [ids]);
  const [ready = false] = useTopicParts<'events', 'load', boolean>(topic === null ? [] : [topic], ['load'], isReady);
  return { ready, rows: useRows<'events'>(topic, eventIds) };
}

const isReady = (load: LoadState | undefined): boolean => load?.phase === 'ready' && !load.stale;
