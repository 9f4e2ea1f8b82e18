import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { EventQuery } from '../../../routes/program-routes.ts';
import type { TopicValues } from '../../../contract/port/topics.ts';
import type { Loaded } from '../../../model/load.ts';
import { type TopicView, useTopicEntry } from '../../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../../state/load/use-topic-load.ts';

export interface EventQueryState {
  query: EventQuery;
  /** Changes one parameter with a replacing navigation; '' removes it. */
  set: (name: keyof EventQuery, value: string) => void;
}

/** The query of an event's address (rule match-1). The address is the state: reload, back and links keep it. */
export function useEventQuery(): EventQueryState {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (name: keyof EventQuery, value: string) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  const text = params.toString();
  return useMemo(() => ({ query: readQuery(text), set }), [text, set]);
}

function readQuery(text: string): EventQuery {
  const params = new URLSearchParams(text);
  return {
    percentFilter: params.get('percentFilter') ?? '',
    t: params.get('t') ?? '',
    widgetType: params.get('widgetType') ?? '',
    grup: params.get('grup') ?? '',
    d: params.get('d') ?? '',
  };
}

/**
 * A value of a match. The last value is kept while it is reloaded, because an event that leaves the program may be
 * kicking off. It is dropped when no load is pending (the engine died).
 */
export function useEventLoad<Key extends 'head' | 'order'>(
  view: TopicView<'event'>,
  key: Key,
): Loaded<TopicValues['event'][Key]> {
  const loaded = useTopicLoad(view, key);
  const reloading = useTopicEntry(view, 'load')?.phase === 'loading';
  const [last, setLast] = useState(loaded.value);
  if (loaded.value !== undefined && loaded.value !== last) setLast(loaded.value);
  if (loaded.value !== undefined || last === undefined || !reloading) return loaded;
  return { ...loaded, phase: 'ready', value: last };
}
